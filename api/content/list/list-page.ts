import type { LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { ItemState } from '../contract/item';
import type { ListItems, Sort } from '../contract/list';
import { wordsIn } from '../../database/paging';
import { listOf, textsOf } from '../shelves';
import { compareIn, type Order } from './orders';
import type { Row } from './row';
import type { PlacedRow } from './shelf-index';
import { whenOf } from './when';

const PAGE = 100;

/** @param placed all on the shelf, in order */
export function foundIn(
  placed: readonly PlacedRow[],
  { state, ...query }: ListItems,
  { stateOf, now }: { stateOf: (row: Row) => ItemState; now: number },
): readonly PlacedRow[] {
  const isWanted = filterOf(query, now);
  return placed.filter(({ row }) => (!state || stateOf(row) === state) && isWanted(row));
}

function filterOf(
  { q = '', type, creator, when, kind, availability, gap }: ListItems,
  now: number,
): (row: Row) => boolean {
  const words = wordsIn(fold(q));
  return ({ values, gaps, folded }) =>
    (!type || values['type'] === type) &&
    (!creator || listOf(values['creators']).includes(creator)) &&
    (!when || whenOf(values, now) === when) &&
    (!kind || Object.values(textsOf(values['kind'])).includes(kind)) &&
    (!availability || values['availability'] === availability) &&
    (!gap || (gap === 'any' ? gaps.length > 0 : gaps.includes(gap))) &&
    words.every((word) => folded.includes(word));
}

export function pageOf(
  found: readonly PlacedRow[],
  { after, down = false }: ListItems,
  order: Order,
): { rows: Row[]; next: string | null } {
  const all = down ? [...found].reverse() : found;
  const cursor = placeIn(after);
  const compare = compareIn(order);
  const behind = cursor ? all.findIndex((one) => compare(one, cursor) * (down ? -1 : 1) > 0) : 0;
  const first = behind < 0 ? all.length : behind;
  const page = all.slice(first, first + PAGE);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    next: last && all.length > first + PAGE ? `${last.id} ${last.key}` : null,
  };
}

/** Still good where the row itself is gone. */
function placeIn(after = ''): { key: string; id: string } | undefined {
  const end = after.indexOf(' ');
  return end < 0 ? undefined : { id: after.slice(0, end), key: after.slice(end + 1) };
}

/** What an order depends on, beside what is public. */
export function orderName(sort: Sort, { locale, latest }: { locale: LocaleCode; latest: number }): string {
  if (sort === 'title') return `title ${locale}`;
  return sort === 'changed' ? `changed ${latest}` : sort;
}
