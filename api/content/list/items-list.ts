import { setImmediate } from 'node:timers/promises';
import type { Shelf } from '../contract/item';
import type { ItemPage, ListItems } from '../contract/list';
import { textsOf } from '../shelves';
import { countedBeside } from './beside/counted-beside';
import { recounted } from './counts';
import { dueOf, listedItem } from './listed-item';
import { pageOf } from './list-page';
import type { ListPlace } from './list-place';
import { openShelf, presentCreator } from './open-shelf';
import type { ShelfNotes } from './shelf-notes';

export async function itemsList(
  place: ListPlace,
  shelf: Shelf,
  notes: ShelfNotes,
  query: ListItems,
): Promise<ItemPage> {
  const { view, now } = place;
  const { catalogue } = view;
  const opened = await openShelf(place, shelf, notes, query);
  // Each step goes through all that is on the shelf: others are answered between.
  await setImmediate();
  const { index, entries, drafted, all, found, order, stateOf, changedIn } = opened;
  const { drafts, schedules, latest } = notes;
  const { rows, next } = pageOf(found, query, order);
  const noted = new Set([...drafted.keys(), ...schedules.keys(), ...latest.withdrawn]);
  const of = recounted(index.counts, noted, {
    before: (id) => index.rows.get(id),
    after: (id) => drafted.get(id) ?? index.rows.get(id),
    stateOf,
  });
  const isOfEvents = shelf === 'events';
  await setImmediate();
  const { types, ...beside } = await countedBeside(all, opened.query, { of, stateOf, now, isOfEvents });
  return {
    lines: rows.map((row) =>
      listedItem(place, row, {
        ...{ shelf, state: stateOf(row), changed: changedIn(row) },
        published: entries.get(row.id),
        due: dueOf(schedules.get(row.id)),
        draft: drafted.has(row.id) ? drafts.get(row.id) : undefined,
      }),
    ),
    next,
    count: found.length,
    ...{ total: of.total, states: of.states },
    ...beside,
    creator:
      (query.creator && catalogue.creators.get(presentCreator(catalogue, query.creator))?.name) || null,
    types: [...catalogue.types.values()].flatMap(({ id, title }) => {
      const isHere = (of.types.get(id) ?? 0) > 0;
      return isHere ? { id, title: textsOf(title), count: types.get(id) ?? 0 } : [];
    }),
  };
}
