import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { fold } from '../../../src/contract/text/fold';
import { contains, type Queries, wordsIn } from '../../database/queries';
import type { Tables } from '../../database/schema/tables';
import { ITEM_STATES, type ItemState, type Shelf } from '../contract/item';
import { type ItemPage, type ItemPlace, type ListItems, type When, WHENS } from '../contract/list';
import type { WorkType } from '../published/catalogue-content';
import { entryIn } from '../published/entry';
import { inOrder } from '../published/part';
import { addressOwner } from '../published/link-queries';
import { textsOf } from '../shelves';
import { creatorNames, knownItems } from './known-items';
import { listedItems, type ListPlace } from './listed-item';
import { keyOf } from './orders';

const PAGE = 100;

/** @returns items with what is known of each, beside the counts of all */
export async function itemsList(
  from: Queries,
  place: ListPlace,
  shelf: Shelf,
  asked: ListItems,
): Promise<ItemPage> {
  const query = await withPresentCreator(from, asked);
  const { state, type, when, kind, gap, sort: _, down: __, after: ___, limit: ____, ...others } = query;
  const all = await cellsOf(from, shelf, {}, place.now);
  // Words are looked for once.
  const isNarrowed = Object.values(others).some((one) => one !== undefined);
  const cells = isNarrowed ? await cellsOf(from, shelf, others, place.now) : all;
  const { ids, next } = await pageOf(from, shelf, query, place);
  const isOfEvents = shelf === 'events';
  const without = (name: 'state' | 'type' | 'when' | 'kind' | 'gap', second = name) =>
    narrowed(cells, { state, type, when, kind, gap, [name]: undefined, [second]: undefined });
  const ofTypes = without('type');
  const types = await typesInOrder(from);
  return {
    lines: await listedItems(from, place, shelf, [...(await knownItems(from, shelf, ids)).values()]),
    next,
    count: countOf(narrowed(cells, query)),
    ...{ total: countOf(all), states: statesIn(all) },
    beside: { states: statesIn(without('state')), all: countOf(without('type', 'when')) },
    incomplete: countOf(narrowed(without('gap'), { gap: 'any' })),
    whens: isOfEvents ? whensIn(without('when')) : null,
    kinds: isOfEvents ? kindsIn(without('kind')) : [],
    creator: query.creator ? ((await creatorNames(from, [query.creator])).get(query.creator) ?? null) : null,
    types: types.flatMap(({ id, title }) =>
      narrowed(all, { type: id }).length > 0
        ? { id, title: textsOf(title), count: countOf(narrowed(ofTypes, { type: id })) }
        : [],
    ),
  };
}

/** With the creator's id, who may be asked for by a slug of now or of before: who comes from the site knows no id. */
async function withPresentCreator(from: Queries, query: ListItems): Promise<ListItems> {
  const { creator } = query;
  if (!creator || (await creatorNames(from, [creator])).has(creator)) return query;
  return { ...query, creator: (await addressOwner(from, 'creators', creator)) ?? creator };
}

async function pageOf(
  from: Queries,
  shelf: Shelf,
  { sort = 'order', down = false, after, limit = PAGE, ...filters }: ListItems,
  { lang, now }: ListPlace,
): Promise<{ ids: string[]; next: string | null }> {
  const key = keyOf(sort, lang);
  const cursor = placeIn(after);
  const direction = down ? 'desc' : 'asc';
  const rows = await from
    .selectFrom('listed_items')
    .select(['id', `${key} as key`])
    .where(isListed(shelf, filters, now))
    .$if(cursor !== undefined, (rest) =>
      rest.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(key, 'id'), down ? '<' : '>', tuple(cursor!.key, cursor!.id)),
      ),
    )
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    next: last && rows.length > limit ? `${last.id} ${last.key}` : null,
  };
}

/** Still good where the row itself is gone. */
function placeIn(after = ''): { key: string; id: string } | undefined {
  const end = after.indexOf(' ');
  return end < 0 ? undefined : { id: after.slice(0, end), key: after.slice(end + 1) };
}

/** How many items are alike in all that lists are narrowed by. */
interface Cell {
  state: ItemState;
  type: string;
  gaps: string;
  event_kind: string;
  takesPlace: When | null;
  count: number;
}

/** A few hundred at most, of tens of thousands of items. */
const cellsOf = (from: Queries, shelf: Shelf, filters: Filters, now: number): Promise<Cell[]> =>
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
const narrowed = (cells: readonly Cell[], { state, type, when, kind, gap }: Narrow): Cell[] =>
  cells.filter(
    (cell) =>
      (!state || cell.state === state) &&
      (!type || cell.type === type) &&
      (!when || cell.takesPlace === when) &&
      (!kind || cell.event_kind.includes(kindIn(kind))) &&
      (!gap || (gap === 'any' ? cell.gaps !== '' : cell.gaps.includes(`,${gap},`))),
  );

const countOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

const statesIn = (cells: readonly Cell[]): Record<ItemState, number> =>
  countedBy(ITEM_STATES, cells, ({ state }) => state);

const whensIn = (cells: readonly Cell[]): Record<When, number> =>
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
function kindsIn(cells: readonly Cell[]): ItemPage['kinds'] {
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

type Filters = Omit<ListItems, 'sort' | 'down' | 'after' | 'limit'>;
type Listed = ExpressionBuilder<Tables, 'listed_items'>;

/** Rows of a shelf that the filters leave. @param now Unix ms */
export const isListed =
  (shelf: Shelf, filters: Filters, now: number) =>
  (eb: Listed): Expression<SqlBool> => {
    const { q = '', state, type, creator, when, kind, availability, gap } = filters;
    return eb.and([
      eb('kind', '=', shelf),
      ...(state ? [eb('state', '=', state)] : []),
      ...(type ? [eb('type', '=', type)] : []),
      ...(creator
        ? [
            eb('id', 'in', (of) =>
              of
                .selectFrom('item_links as l')
                .innerJoin('listed_items as i', (on) =>
                  on
                    .onRef('i.kind', '=', 'l.kind')
                    .onRef('i.id', '=', 'l.item')
                    .onRef('i.has_draft', '=', 'l.is_draft'),
                )
                .select('l.item')
                .where('l.to_kind', '=', 'creators')
                .where('l.to_item', '=', creator),
            ),
          ]
        : []),
      ...(when ? [eb(whenIn(eb, now), '=', when)] : []),
      ...(kind ? [contains(eb.ref('event_kind'), kindIn(kind))] : []),
      ...(availability ? [eb('availability', '=', availability)] : []),
      ...(gap === undefined
        ? []
        : [gap === 'any' ? eb('gaps', '<>', '') : contains(eb.ref('gaps'), `,${gap},`)]),
      ...wordsIn(fold(q)).map((word) => has(eb.ref('folded'), word)),
    ]);
  };

/** Faster than `contains` in tens of thousands of texts; both are in small letters. */
export const has = (text: Expression<string>, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** As it stands in the JSON of a kind, whatever its language. */
const kindIn = (kind: string): string => `:${JSON.stringify(kind)}`;

/** When an event takes place; null for what has no days. */
function whenIn({ ref }: Listed, now: number): RawBuilder<When | null> {
  const at = new Date(now).toISOString();
  const named = (when: When) => sql.lit(when);
  return sql<When | null>`case when ${ref('ends')} <= ${at} then ${named('past')}
    when ${ref('starts')} > ${at} then ${named('toCome')} when ${ref('starts')} is not null then ${named('now')} end`;
}

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
  const {
    sort = 'order',
    down = false,
    after: _,
    limit: __,
    ...filters
  } = await withPresentCreator(from, query);
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

/** Those that are public, as the site orders them; there are some tens. */
async function typesInOrder(from: Queries): Promise<WorkType[]> {
  const rows = await from.selectFrom('items').selectAll().where('kind', '=', 'types').execute();
  // Safe: each entry was made by the schema of its kind.
  return [...inOrder('types', rows.map(entryIn)).values()] as unknown as WorkType[];
}
