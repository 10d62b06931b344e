import type { Queries } from '../../database/queries';
import type { Shelf } from '../contract/item';
import type { ItemPlace, ListItems } from '../contract/list';
import { isListed } from './filters';
import { withPresentCreator } from './items-list';
import { knownItems } from './known-items';
import type { ListPlace } from './list-place';
import { keyOf } from './orders';

/**
 * Where an item stands in a list, with those beside it; what the filters leave out by now still has its neighbours.
 * @returns undefined where there is no such item
 */
export async function neighboursOf(
  from: Queries,
  { lang, now }: Pick<ListPlace, 'lang' | 'now'>,
  shelf: Shelf,
  { id, query }: { id: string; query: ListItems },
): Promise<ItemPlace | undefined> {
  const { sort = 'order', down = false, after: _, ...filters } = await withPresentCreator(from, query);
  const key = keyOf(sort, lang);
  const own = await from
    .selectFrom('listed_items')
    .select(`${key} as key`)
    .where('kind', '=', shelf)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) return undefined;
  const found = from.selectFrom('listed_items').where(isListed(shelf, filters, now));
  const beside = (side: '<' | '>') =>
    found.where(({ eb, refTuple, tuple }) => eb(refTuple(key, 'id'), side, tuple(own.key, id)));
  const countOf = async (rows: typeof found): Promise<number> =>
    (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  const next = async (side: '<' | '>') => {
    const direction = side === '>' ? 'asc' : 'desc';
    const row = await beside(side)
      .select('id')
      .orderBy(key, direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
    const known = row && (await knownItems(from, shelf, [row.id])).get(row.id);
    return known ? { id: known.row.id, title: known.row.title } : null;
  };
  const count = await countOf(found);
  const before = await countOf(beside(down ? '>' : '<'));
  const isIn = before + (await countOf(beside(down ? '<' : '>'))) < count;
  return {
    place: isIn ? before + 1 : null,
    count,
    before: await next(down ? '>' : '<'),
    after: await next(down ? '<' : '>'),
  };
}
