import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  signHook,
} from '../../../../src/contract/hook/hook-signature';
import { HOOK_PATHS, type RebuildRequest, type RebuildStatus } from '../../../../src/contract/hook/rebuild';
import type { OwnSite } from './own-site';

type Site = Pick<OwnSite, 'url' | 'secret'>;

function signed(secret: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return { [HOOK_TIMESTAMP_HEADER]: timestamp, [HOOK_SIGNATURE_HEADER]: signHook(secret, timestamp, body) };
}

/** Asks for a rebuild, as the API does. Returns the status of the answer. */
export async function callHook({ url, secret }: Site, request: RebuildRequest): Promise<number> {
  const body = JSON.stringify(request);
  const answer = await fetch(url + HOOK_PATHS.rebuild, {
    method: 'POST',
    body,
    headers: signed(secret, body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** What the host says of its builds. */
export async function rebuildStatus({ url, secret }: Site): Promise<RebuildStatus> {
  const answer = await fetch(url + HOOK_PATHS.status, { headers: signed(secret, '') });
  return ((await answer.json()) as { data: RebuildStatus }).data;
}
