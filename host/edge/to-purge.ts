import type { LivePages } from '../live/changed-pages';
import { addressTag, EVERYTHING, hashed } from './edge-tags';
import type { Purged } from './purge-log';

/** Beyond this, purging everything is quicker. */
const MOST_TAGS = 300;
const ALL = [EVERYTHING];

export interface ToPurge {
  tags: readonly string[];
  then: Purged;
}

interface Now {
  live: Pick<LivePages, 'mark' | 'changedAfter'>;
  release: string;
  /** Undefined where the earlier release is gone. */
  differences: (before: string) => Promise<readonly string[] | undefined>;
}

/** Undefined when nothing is left to purge. */
export async function toPurge(
  purged: Purged | undefined,
  { live, release, differences }: Now,
): Promise<ToPurge | undefined> {
  const then: Purged = { mark: live.mark(), release };
  // Numbers of another log cannot be compared.
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
