import type { GalleryDatabase } from '../database/database';
import type { VersionRow } from '../content/writing/version-queries';

/** As files of the catalogue write them. */
const NAMES = /\b(?:hd\/)?[A-Za-z0-9_-]+\.(?:jpe?g|png|webp)\b/g;

/** Rows between two breaths: visitors are answered by the same process. */
const AT_ONCE = 200;

type Row = Pick<VersionRow, 'number' | 'shelf' | 'item' | 'before' | 'after'>;

/** Items whose versions name a picture, by its file; reads each version once. */
export function openPicturesInVersions(
  database: GalleryDatabase,
): () => Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const items = new Map<string, Set<string>>();
  let last = 0;
  const take = ({ number, shelf, item, before, after }: Row): void => {
    for (const [file] of `${before ?? ''}\n${after ?? ''}`.matchAll(NAMES))
      items.set(file, (items.get(file) ?? new Set()).add(`${shelf}/${item}`));
    last = Math.max(last, number);
  };
  return async () => {
    for (;;) {
      const rows = await database.read((from) =>
        from
          .selectFrom('desk_versions')
          .select(['number', 'shelf', 'item', 'before', 'after'])
          .where('number', '>', last)
          .orderBy('number')
          .limit(AT_ONCE)
          .execute(),
      );
      if (rows.length === 0) return items;
      rows.forEach(take);
    }
  };
}
