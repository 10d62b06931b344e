import { CHANGE_KINDS, HOOK_BOUNDS, type RebuildRequest } from '../../src/contract/hook/rebuild';
import type { Difference } from './told-state';

/** A request of the rebuild hook, and the differences that it tells of. */
export interface NextRequest {
  request: RebuildRequest;
  told: Difference[];
}

/** The first request that tells of these, and of as many as one request may hold. */
export function nextRequest(differences: readonly Difference[]): NextRequest {
  const told: Difference[] = [];
  let room: number = HOOK_BOUNDS.slugs.max;
  for (const difference of differences) {
    room -= difference.slugs.length;
    if (room < 0) break;
    told.push(difference);
  }
  const changed = CHANGE_KINDS.map((kind) => ({
    kind,
    slugs: [...new Set(told.filter(({ key }) => key.startsWith(`${kind}/`)).flatMap(({ slugs }) => slugs))],
  })).filter(({ slugs }) => slugs.length > 0);
  // What no slug stands for, the settings and types, asks for a build alone.
  return { request: changed.length > 0 ? { changed } : {}, told };
}
