import { Type, type TSchema, type Static } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { openSigner } from '../../src/contract/hook/hook-signer';
import type { HOOK_PATHS } from '../../src/contract/hook/rebuild';
import { hostHooks } from '../settings';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';

/** ms; somebody is waiting at the screen. */
const TIMEOUT_MS = 3_000;
/** ms; a rollback first stops a running build. */
const CHANGE_TIMEOUT_MS = 60_000;

/** Of a host that takes its releases from another. */
const BUILDS_NOTHING = 404;
const Follows = Type.Object({ builds: Type.Literal(false) });

type HookPath = (typeof HOOK_PATHS)[keyof typeof HOOK_PATHS];

export function openHostCalls({ rebuildHookUrl, rebuildSecret }: DeskServices['settings']) {
  const hosts = hostHooks(rebuildHookUrl);
  const sign = openSigner(rebuildSecret);

  const askOne = async (host: string, path: HookPath, body?: object): Promise<unknown> => {
    const text = body ? JSON.stringify(body) : '';
    const answer = await fetch(new URL(path, host), {
      headers: { ...sign(text), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(body ? CHANGE_TIMEOUT_MS : TIMEOUT_MS),
    }).catch(() => {
      throw new DeskError('hostSilent');
    });
    if (answer.status === BUILDS_NOTHING) throw new DeskError('noHost');
    if (answer.status === 401) throw new DeskError('hostRefuses');
    if (answer.status === 409) throw new DeskError('releaseGone');
    if (!answer.ok) throw new DeskError('hostSilent');
    const { data } = (await answer.json().catch(() => ({}))) as { data?: unknown };
    if (matches(Follows, data)) throw new DeskError('noHost');
    return data;
  };
  /** Of the one that builds, which any of them may be. */
  const ask = async (path: HookPath, body?: object): Promise<unknown> => {
    let failure = new DeskError('noHost');
    for (const host of hosts) {
      try {
        return await askOne(host, path, body);
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        if (error.fault !== 'noHost') failure = error;
      }
    }
    throw failure;
  };

  return {
    /** @throws DeskError when the host does not answer, or answers in another shape */
    async get<Schema extends TSchema>(path: HookPath, schema: Schema): Promise<Static<Schema>> {
      const data = await ask(path);
      if (!matches(schema, data)) throw new DeskError('hostSilent');
      return data as Static<Schema>;
    },
    /** @throws DeskError when the host does not answer, or refuses */
    change: (path: HookPath, body: object): Promise<unknown> => ask(path, body),
  };
}
export type HostCalls = ReturnType<typeof openHostCalls>;
