import { CHANGE_KINDS, HOOK_BOUNDS } from '../../src/contract/hook/changes';
import type { RebuildRequest } from '../../src/contract/hook/rebuild';
import { tagOfKey } from './list-fingerprint';
import type { Difference } from './told-state';

export interface NextRequest {
  request: RebuildRequest;
  told: Difference[];
}

/** As many differences as one request may hold; lists first, as they are few. */
export function nextRequest(differences: readonly Difference[]): NextRequest {
  const lists = differences.filter(({ key }) => tagOfKey(key) !== undefined);
  const told = lists.slice(0, HOOK_BOUNDS.answers.max);
  const answers = told.flatMap(({ key }) => tagOfKey(key) ?? []);
  let room: number = HOOK_BOUNDS.slugs.max;
  for (const difference of differences) {
    if (tagOfKey(difference.key) !== undefined) continue;
    room -= difference.slugs.length;
    if (room < 0) break;
    told.push(difference);
  }
  const changed = CHANGE_KINDS.map((kind) => ({
    kind,
    slugs: [...new Set(told.filter(({ key }) => key.startsWith(`${kind}/`)).flatMap(({ slugs }) => slugs))],
  })).filter(({ slugs }) => slugs.length > 0);
  return { request: { ...(changed.length > 0 && { changed }), answers }, told };
}
