import type { Queries } from '../../database/queries';
import { addressOwner } from '../published/link-queries';
import { typesInOrder } from '../published/types-in-order';
import type { Shelf } from '../contract/item';
import type { ItemPage, ListItems } from '../contract/list';
import { textsOf } from '../shelves';
import { cellsOf, countOf, kindsIn, narrowed, statesIn, whensIn } from './cells';
import { creatorNames } from './creator-names';
import { isListed } from './filters';
import { knownItems } from './known-items';
import { listedItems } from './listed-item';
import type { ListPlace } from './list-place';
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
  const { state, type, when, kind, gap, sort: _, down: __, after: ___, ...others } = query;
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
export async function withPresentCreator(from: Queries, query: ListItems): Promise<ListItems> {
  const { creator } = query;
  if (!creator || (await creatorNames(from, [creator])).has(creator)) return query;
  return { ...query, creator: (await addressOwner(from, 'creators', creator)) ?? creator };
}

async function pageOf(
  from: Queries,
  shelf: Shelf,
  { sort = 'order', down = false, after, ...filters }: ListItems,
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
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    next: last && rows.length > PAGE ? `${last.id} ${last.key}` : null,
  };
}

/** Still good where the row itself is gone. */
function placeIn(after = ''): { key: string; id: string } | undefined {
  const end = after.indexOf(' ');
  return end < 0 ? undefined : { id: after.slice(0, end), key: after.slice(end + 1) };
}
