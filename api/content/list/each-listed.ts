import type { GalleryDatabase } from '../../database/database';
import type { Shelf } from '../contract/item';
import { knownItems, type KnownItem } from './known-items';

/** Items of a shelf that are read at once: others are answered between. */
const PAGE = 50;

/** All on a shelf, in the site's order, those that are drafts alone as well. To be asked for once all is listed. */
export async function* eachListed(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Shelf,
): AsyncGenerator<KnownItem> {
  for await (const page of pagesListed(database, shelf)) yield* page;
}

/** The same, as many as are read at once. */
export async function* pagesListed(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Shelf,
): AsyncGenerator<KnownItem[]> {
  for (let last: { by_order: string; id: string } | undefined; ; ) {
    const after = last;
    const page = await database.read(async (from) => {
      const rows = await from
        .selectFrom('listed_items')
        .select(['by_order', 'id'])
        .where('kind', '=', shelf)
        .$if(after !== undefined, (rest) =>
          rest.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('by_order', 'id'), '>', tuple(after!.by_order, after!.id)),
          ),
        )
        .orderBy('by_order')
        .orderBy('id')
        .limit(PAGE)
        .execute();
      const ids = rows.map(({ id }) => id);
      return { rows, items: [...(await knownItems(from, shelf, ids)).values()] };
    });
    yield page.items;
    if (page.rows.length < PAGE) return;
    last = page.rows.at(-1);
  }
}
