import type { TSchema, Static } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { openSigner } from '../../src/contract/hook/hook-signer';
import { type HOOK_PATHS } from '../../src/contract/hook/rebuild';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';

/** ms; somebody is waiting at the screen. */
const TIMEOUT_MS = 3_000;
/** ms; a rollback first stops a running build. */
const CHANGE_TIMEOUT_MS = 60_000;

type HookPath = (typeof HOOK_PATHS)[keyof typeof HOOK_PATHS];

export function openHostCalls({ rebuildHookUrl, rebuildSecret }: DeskServices['settings']) {
  const [first = ''] = rebuildHookUrl.split(',');
  const sign = openSigner(rebuildSecret);

  const ask = async (path: HookPath, body?: object): Promise<unknown> => {
    if (!first.trim()) throw new DeskError('noHost');
    const text = body ? JSON.stringify(body) : '';
    const answer = await fetch(new URL(path, first.trim()), {
      headers: { ...sign(text), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(body ? CHANGE_TIMEOUT_MS : TIMEOUT_MS),
    }).catch(() => {
      throw new DeskError('hostSilent');
    });
    if (answer.status === 401) throw new DeskError('hostRefuses');
    if (answer.status === 409) throw new DeskError('releaseGone');
    if (!answer.ok) throw new DeskError('hostSilent');
    return ((await answer.json().catch(() => ({}))) as { data?: unknown }).data;
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
