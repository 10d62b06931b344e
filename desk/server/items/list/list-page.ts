import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { fold } from '../../../../src/contract/text/fold';
import { ITEM_STATES, type ItemState } from '../../../contract/items/item';
import type { ListItems } from '../../../contract/items/list';
import { wordsIn } from '../../tables/paging';
import { compareIn, type Order } from './orders';
import type { Row } from './row';
import type { PlacedRow } from './shelf-index';

const PAGE = 100;

/** @param placed all on the shelf, in order */
export function pageOf(
  placed: readonly PlacedRow[],
  { after, down = false, ...query }: ListItems,
  { order, stateOf }: { order: Order; stateOf: (row: Row) => ItemState },
): { rows: Row[]; next: string | null; count: number } {
  const isWanted = filterOf(query, stateOf);
  const found = placed.filter(({ row }) => isWanted(row));
  if (down) found.reverse();
  const cursor = placeIn(after);
  const compare = compareIn(order);
  const isBehind = (one: PlacedRow) => !cursor || compare(one, cursor) * (down ? -1 : 1) > 0;
  const first = cursor ? found.findIndex(isBehind) : 0;
  const page = first < 0 ? [] : found.slice(first, first + PAGE);
  const last = page.at(-1);
  const hasMore = first >= 0 && found.length > first + PAGE;
  return {
    rows: page.map(({ row }) => row),
    next: hasMore && last ? `${last.id} ${last.key}` : null,
    count: found.length,
  };
}

/** Still good where the row itself is gone. */
function placeIn(after = ''): { key: string; id: string } | undefined {
  const end = after.indexOf(' ');
  return end < 0 ? undefined : { id: after.slice(0, end), key: after.slice(end + 1) };
}

function filterOf(
  { q = '', type, state, availability, gap }: ListItems,
  stateOf: (row: Row) => ItemState,
): (row: Row) => boolean {
  const words = wordsIn(fold(q));
  return (row) =>
    (!type || row.values['type'] === type) &&
    (!availability || row.values['availability'] === availability) &&
    (!gap || (gap === 'any' ? row.gaps.length > 0 : row.gaps.includes(gap))) &&
    (!state || stateOf(row) === state) &&
    words.every((word) => row.folded.includes(word));
}

/** Of all on the shelf. */
export function countsOf(placed: readonly PlacedRow[], stateOf: (row: Row) => ItemState) {
  const states = Object.fromEntries(ITEM_STATES.map((state) => [state, 0])) as Record<ItemState, number>;
  const types = new Map<unknown, number>();
  let incomplete = 0;
  for (const { row } of placed) {
    states[stateOf(row)] += 1;
    const { type } = row.values;
    if (type !== undefined) types.set(type, (types.get(type) ?? 0) + 1);
    if (row.gaps.length > 0) incomplete += 1;
  }
  return { states, types, incomplete, total: placed.length };
}

/** For the names of orders: those of titles differ by language. */
export const orderName = (sort: string, locale: LocaleCode): string =>
  sort === 'title' ? `title ${locale}` : sort;
