import type { LivePages } from '../live/changed-pages';
import { addressTag, EVERYTHING, hashed } from './edge-tags';
import type { Purged } from './purge-log';

/** From so many tags on it is quicker for a cache to forget everything. */
const MOST_TAGS = 300;
const ALL = [EVERYTHING];

/** What a cache is to forget, and what it has forgotten then. */
export interface ToPurge {
  tags: readonly string[];
  then: Purged;
}

interface Now {
  live: Pick<LivePages, 'mark' | 'changedAfter'>;
  /** The name of the release that is served. */
  release: string;
  /** The addresses at which this one has not what another has, by its name; undefined where that one is not there. */
  differences: (before: string) => Promise<readonly string[] | undefined>;
}

/** What a cache has to forget that has forgotten so much; undefined where that is all. */
export async function toPurge(
  purged: Purged | undefined,
  { live, release, differences }: Now,
): Promise<ToPurge | undefined> {
  const then: Purged = { mark: live.mark(), release };
  // Another log counts anew.
  if (!purged || purged.mark.log !== then.mark.log) return { tags: ALL, then };
  const isEdited = purged.mark.number !== then.mark.number;
  const isReleased = purged.release !== release;
  if (!isEdited && !isReleased) return undefined;
  const edited = isEdited ? live.changedAfter(purged.mark.number) : [];
  const released = isReleased ? await differences(purged.release) : [];
  if (!edited || !released) return { tags: ALL, then };
  const tags = [...edited.map(hashed), ...released.map(addressTag)];
  return { tags: tags.length > MOST_TAGS ? ALL : tags, then };
}
