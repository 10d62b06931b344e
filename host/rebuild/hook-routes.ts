import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matches, problemsOf } from '../../src/contract/check';
import { HOOK_BOUNDS } from '../../src/contract/hook/changes';
import {
  HOOK_TOLERANCE_S,
  type HookHeaders,
  hookHeadersOf,
  judgeSignature,
} from '../../src/contract/hook/hook-signature';
import {
  HOOK_PATHS,
  type RebuildAccepted,
  RebuildRequest,
  type RebuildStatus,
} from '../../src/contract/hook/rebuild';
import { type ReleasesAnswer, RollbackCall, StopCall } from '../../src/contract/hook/releases';
import { sendErrorJson } from '../answers/error-answer';
import type { Rebuilds } from './rebuilds';

interface HookOptions {
  secret: string;
  rebuilds: Pick<Rebuilds, 'accept' | 'status' | 'releases'>;
  clocks?: Clocks;
}

export function addHookRoutes(app: FastifyInstance, { secret, rebuilds, clocks }: HookOptions): void {
  const refusalOf = createSignatureCheck(secret, clocks);
  /** The clock fault logged last, as callers retry without end. */
  let logged: string | undefined;

  app.register(async (hooks) => {
    hooks.addHook('onRequest', async (_, reply) => void reply.header('Cache-Control', 'no-store'));
    hooks.addHook('preHandler', async (request, reply) => {
      const isHarmless = request.method === 'GET';
      const refusal = refusalOf(hookHeadersOf(request.headers), bodyOf(request), isHarmless);
      if (!refusal) logged = undefined;
      if (refusal?.isOfClock && refusal.reason !== logged) {
        logged = refusal.reason;
        request.log.warn(`rebuild hook: ${refusal.reason}`);
      }
      if (refusal) return sendErrorJson(reply, 401, refusal.reason);
    });
    hooks.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status < 500) return sendErrorJson(reply, status, error.message);
      request.log.error(error);
      return sendErrorJson(
        reply,
        500,
        'The request could not be noted; the log of the host says why. Send it again.',
      );
    });

    hooks.post(HOOK_PATHS.rebuild, { bodyLimit: HOOK_BOUNDS.bodyBytes }, async (request, reply) => {
      const body = parse(bodyOf(request));
      if (!matches(RebuildRequest, body)) return refuseBody(reply, body);
      // Changes are shown live here as well; a build would never come.
      if (!rebuilds.releases && !body.changed && !body.answers) return refuseHere(reply);
      const state = await rebuilds.accept(body);
      return reply.code(202).send({ data: { state } satisfies RebuildAccepted });
    });
    addReleaseRoutes(hooks, rebuilds.releases);
    hooks.get(
      HOOK_PATHS.status,
      async (): Promise<{ data: RebuildStatus }> => ({ data: await rebuilds.status() }),
    );
  });
}

/** Who has a list of hosts asks the next one. (Not 421, after which `fetch` sends the same call once more.) */
const refuseHere = (reply: FastifyReply): FastifyReply =>
  sendErrorJson(reply, 404, 'This host builds nothing (BUILD=off): ask the one that does.');

function addReleaseRoutes(hooks: FastifyInstance, releases: Rebuilds['releases']): void {
  hooks.get(HOOK_PATHS.releases, async (_, reply): Promise<{ data: ReleasesAnswer } | FastifyReply> => {
    if (!releases) return refuseHere(reply);
    return { data: await releases.list() };
  });
  hooks.post(HOOK_PATHS.rollback, async (request, reply) => {
    const call = parse(bodyOf(request));
    if (!releases) return refuseHere(reply);
    if (!matches(RollbackCall, call))
      return sendErrorJson(reply, 422, 'The body is to be { "from", "to", "by"? }.');
    try {
      await releases.goBack(call);
    } catch (error) {
      request.log.error(error);
      return sendErrorJson(reply, 409, (error as Error).message);
    }
    return { data: {} };
  });
  hooks.post(HOOK_PATHS.stop, async (request, reply) => {
    if (!releases) return refuseHere(reply);
    // Each call needs a body of its own, so that a signature for one does not pass for another.
    if (!matches(StopCall, parse(bodyOf(request))))
      return sendErrorJson(reply, 422, 'The body is to be { "stop": true }.');
    await releases.stop();
    return { data: {} };
  });
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** An empty body asks for a build. */
function parse(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function refuseBody(reply: FastifyReply, body: unknown): FastifyReply {
  const problems = problemsOf(RebuildRequest, body).map(({ path, message }) => [
    path.slice(1).replaceAll('/', '.') || 'body',
    message,
  ]);
  const message =
    'The body is to be { "changed"?: [{ "kind", "slugs" }], "answers"?: [tag], "force"?: boolean }.';
  return reply.code(422).send({ error: { message, errors: Object.fromEntries(problems) } });
}

const UNITS: [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** The same text at each retry, so that it is logged once. Times are Unix seconds. */
function clockFault(signed: number, now: number): string {
  const apart = Math.abs(now - signed);
  const [name, length] = UNITS.find(([, seconds]) => apart >= seconds) ?? ['second', 1];
  const count = Math.floor(apart / length);
  return (
    `The call was signed with the right secret, but the caller's clock is more than ${count} ${name}${count === 1 ? '' : 's'} ` +
    `${signed < now ? 'behind' : 'ahead of'} this host's, and ${HOOK_TOLERANCE_S / 60} minutes are allowed. ` +
    'Set both clocks right (timedatectl set-ntp true), or sign anew what was signed long ago.'
  );
}

interface Refusal {
  reason: string;
  /** The signature is right, but its time is too far from ours. */
  isOfClock: boolean;
}

/** Undefined for a valid call. A signature passes once; again only for harmless calls, such as polling. */
type SignatureCheck = (headers: HookHeaders, body: Buffer, isHarmless?: boolean) => Refusal | undefined;

const WRONG: Refusal = {
  reason:
    'The signature is missing or wrong, older than 5 minutes or than the host’s start, or was used before. Sign each call anew with REBUILD_SECRET.',
  isOfClock: false,
};

interface Clocks {
  now: () => number;
  /** Monotonic ms. */
  steady: () => number;
}

const CLOCKS: Clocks = { now: () => Date.now(), steady: () => performance.now() };

const ROUNDING_S = 1;

/**
 * Signatures are lost at a restart, so those made before it pass for harmless calls only.
 * The age is measured with the monotonic clock: a system clock set back would refuse all calls otherwise.
 */
export function createSignatureCheck(secret: string, { now, steady }: Clocks = CLOCKS): SignatureCheck {
  const created = steady();
  /** Signature -> when it expires by either clock. */
  const used = new Map<string, { seconds: number; steady: number }>();
  return (headers, body, isHarmless = false) => {
    const seconds = now() / 1000;
    for (const [signature, end] of used)
      if (end.seconds < seconds && end.steady < steady()) used.delete(signature);
    const { signature = '', timestamp } = headers;
    const verdict = judgeSignature(secret, headers, body, now());
    if (verdict === 'wrong') return WRONG;
    if (verdict === 'untimely') return { reason: clockFault(Number(timestamp), seconds), isOfClock: true };
    const oldest = seconds - (steady() - created) / 1000 - ROUNDING_S;
    if (!isHarmless && (used.has(signature) || Number(timestamp) < oldest)) return WRONG;
    used.set(signature, {
      seconds: Number(timestamp) + HOOK_TOLERANCE_S,
      steady: steady() + 2 * HOOK_TOLERANCE_S * 1000,
    });
    return undefined;
  };
}
