import type { GalleryDatabase } from '../../database/database';
import type { Shelf } from '../contract/item';
import { entryIn, type Entry } from './entry';

/** Items that are read at once: others are answered between. */
const PAGE = 200;

/** All that is public on a shelf, by its id. */
export async function* eachEntry(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Shelf,
): AsyncGenerator<Entry> {
  for (let last = ''; ; ) {
    const after = last;
    const rows = await database.read((from) =>
      from
        .selectFrom('items')
        .select(['kind', 'id', 'published', 'shown', 'shown_by'])
        .where('kind', '=', shelf)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    );
    for (const row of rows) yield entryIn(row);
    const next = rows.at(-1)?.id;
    if (next === undefined || rows.length < PAGE) return;
    last = next;
  }
}
