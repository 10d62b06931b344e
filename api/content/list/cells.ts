import type { Queries } from '../../database/queries';
import { ITEM_STATES, type ItemState, type Shelf } from '../contract/item';
import { WHENS, type ItemPage, type When } from '../contract/list';
import { textsOf } from '../shelves';
import { isListed, kindIn, whenIn, type Filters } from './filters';

/** How many items are alike in all that lists are narrowed by. */
export interface Cell {
  state: ItemState;
  type: string;
  gaps: string;
  event_kind: string;
  takesPlace: When | null;
  count: number;
}

/** A few hundred at most, of tens of thousands of items. */
export const cellsOf = (from: Queries, shelf: Shelf, filters: Filters, now: number): Promise<Cell[]> =>
  from
    .selectFrom('listed_items')
    .select((eb) => [
      ...(['state', 'type', 'gaps', 'event_kind'] as const),
      whenIn(eb, now).as('takesPlace'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where(isListed(shelf, filters, now))
    .groupBy(['state', 'type', 'gaps', 'event_kind', 'takesPlace'])
    .execute();

type Narrow = Pick<Filters, 'state' | 'type' | 'when' | 'kind' | 'gap'>;

/** Those that these filters leave. */
export const narrowed = (cells: readonly Cell[], { state, type, when, kind, gap }: Narrow): Cell[] =>
  cells.filter(
    (cell) =>
      (!state || cell.state === state) &&
      (!type || cell.type === type) &&
      (!when || cell.takesPlace === when) &&
      (!kind || cell.event_kind.includes(kindIn(kind))) &&
      (!gap || (gap === 'any' ? cell.gaps !== '' : cell.gaps.includes(`,${gap},`))),
  );

export const countOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

export const statesIn = (cells: readonly Cell[]): Record<ItemState, number> =>
  countedBy(ITEM_STATES, cells, ({ state }) => state);

export const whensIn = (cells: readonly Cell[]): Record<When, number> =>
  countedBy(WHENS, cells, ({ takesPlace }) => takesPlace);

function countedBy<Name extends string>(
  names: readonly Name[],
  cells: readonly Cell[],
  nameOf: (cell: Cell) => Name | null,
): Record<Name, number> {
  const counts = names.map((name) => [name, countOf(cells.filter((cell) => nameOf(cell) === name))]);
  return Object.fromEntries(counts) as Record<Name, number>;
}

/** Kinds of events, the most frequent first. */
export function kindsIn(cells: readonly Cell[]): ItemPage['kinds'] {
  const kinds = new Map<string, ItemPage['kinds'][number]>();
  for (const { event_kind, count } of cells) {
    const title = textsOf(JSON.parse(event_kind));
    // A kind that somebody has in one language alone is that of the others.
    const [kind] = Object.values(title);
    if (kind === undefined) continue;
    const known = kinds.get(kind) ?? { kind, title, count: 0 };
    kinds.set(kind, { kind, title: { ...title, ...known.title }, count: known.count + count });
  }
  return [...kinds.values()].sort(
    (one, other) => other.count - one.count || (one.kind < other.kind ? -1 : 1),
  );
}
