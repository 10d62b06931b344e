import type { GalleryDatabase } from '../../../api/database/database';
import type { VersionRow } from '../items/tables/versions';

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
      const rows = await database.read(
        async (from) =>
          (await from.all(
            'SELECT number, shelf, item, before, after FROM desk_versions WHERE number > ? ORDER BY number LIMIT ?',
            ...[last, AT_ONCE],
          )) as Row[],
      );
      if (rows.length === 0) return items;
      rows.forEach(take);
    }
  };
}
