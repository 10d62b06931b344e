import type { FastifyInstance } from 'fastify';
import { matches } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import type { StoreStatus } from '../../src/contract/hook/rebuild';
import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { ApiHealth, type FormsHealth, HEALTH_PATH, type MailsHealth } from '../../src/contract/server/health';
import { type Fetched, fetchText, type TextAnswer } from '../../src/gallery/calls/fetch-text';
import { parsedJson } from '../../src/gallery/parsed-json';
import type { CurrentDeploy } from '../releases/current-release';
import type { SsrState } from '../ssr/ssr-renderer';

interface HealthOptions {
  currentDeploy: CurrentDeploy;
  readSsr: () => SsrState['process'];
  probeApi: () => Promise<ApiReport>;
  /** Where there is one. */
  readStore: (() => StoreStatus) | undefined;
}

export interface Health {
  status: 'ok' | 'degraded';
  release: string;
  builtAt: string;
  ageSeconds: number;
  ssr: SsrState['process'];
  api: ApiState;
  forms?: FormsHealth;
  mails?: MailsHealth;
  /** Where releases are in a store. */
  releases?: StoreStatus;
}

/** `GET /healthz` always answers 200: the built pages work without the API and the function, and without forms. */
export function addHealth(
  app: FastifyInstance,
  { currentDeploy, readSsr, probeApi, readStore }: HealthOptions,
): void {
  app.get(HEALTH_PATH, { logLevel: 'warn' }, async (_, reply): Promise<Health> => {
    const [{ manifest }, { api, health }] = await Promise.all([currentDeploy(), probeApi()]);
    const ssr = readSsr();
    const releases = readStore?.();
    const isWell =
      api === 'reachable' && ssr !== 'down' && health?.status !== 'degraded' && !releases?.reason;
    reply.header('Cache-Control', 'no-store');
    return {
      status: isWell ? 'ok' : 'degraded',
      release: manifest.id,
      builtAt: manifest.startedAt,
      ageSeconds: Math.max(0, Math.floor((Date.now() - Date.parse(manifest.startedAt)) / 1000)),
      ssr,
      api,
      ...(health?.forms && { forms: health.forms }),
      ...(health && { mails: health.mails }),
      ...(releases && { releases }),
    };
  });
}

/**
 * - `unreachable`: it gives no answer, or faults
 * - `unreadable`: it answers something else than the contract says, as a login page or another API at its address does
 */
export type ApiState = 'reachable' | 'unreachable' | 'unreadable';

export interface ApiReport {
  api: ApiState;
  health?: ApiHealth | undefined;
}

interface ApiProbeOptions {
  apiUrl: string;
  now?: () => number;
}

const { path, data } = ITEM_CALLS.siteSettings;

const isAnswer = (fetched: Fetched, most: number): fetched is TextAnswer =>
  fetched.kind === 'answer' && fetched.status <= most;

const TIMEOUT = 1_000;
/** ms an answer is reused, so that many health checks make few calls. */
const REMEMBERED = 5_000;

export function createApiProbe({
  apiUrl,
  now = () => performance.now(),
}: ApiProbeOptions): () => Promise<ApiReport> {
  let known: Promise<ApiReport> | undefined;
  let askAgainAt = Infinity;
  const at = (path: string) => fetchText(apiUrl + path, { headers: { Accept: 'application/json' } }, TIMEOUT);
  const ask = async (): Promise<ApiReport> => {
    const [settings, said] = await Promise.all([at(`${path}?lang=en`), at(HEALTH_PATH)]);
    askAgainAt = now() + REMEMBERED;
    // An API of another make has no health, and says so.
    if (!isAnswer(settings, 200) || !isAnswer(said, 499)) return { api: 'unreachable' };
    if (!matches(Answer(data), parsedJson(settings.text)?.value)) return { api: 'unreadable' };
    const health = said.status === 200 ? parsedJson(said.text)?.value : undefined;
    return { api: 'reachable', health: matches(ApiHealth, health) ? health : undefined };
  };
  return () => {
    if (!known || now() >= askAgainAt) {
      askAgainAt = Infinity;
      known = ask();
    }
    return known;
  };
}
