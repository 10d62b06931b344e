import type { Shelf } from '../../../contract/items/item';
import type { ItemPage, ListItems } from '../../../contract/items/list';
import { textsOf } from '../shelves';
import { recounted } from './counts';
import { eventsIn } from './events-in';
import { listedItem } from './listed-item';
import { pageOf } from './list-page';
import type { ListPlace } from './list-place';
import { openShelf, presentCreator } from './open-shelf';
import type { ShelfNotes } from './shelf-notes';

export function itemsList(place: ListPlace, shelf: Shelf, notes: ShelfNotes, query: ListItems): ItemPage {
  const { view, now } = place;
  const { catalogue } = view;
  const { index, entries, drafted, all, found, order, stateOf, changedIn } = openShelf(
    place,
    shelf,
    notes,
    query,
  );
  const { drafts, schedules, latest } = notes;
  const { rows, next } = pageOf(found, query, order);
  const noted = new Set([...drafted.keys(), ...schedules.keys(), ...latest.withdrawn]);
  const { types, ...counts } = recounted(index.counts, noted, {
    before: (id) => index.rows.get(id),
    after: (id) => drafted.get(id) ?? index.rows.get(id),
    stateOf,
  });
  const { whens, kinds } = shelf === 'events' ? eventsIn(all, now) : { whens: null, kinds: [] };
  return {
    lines: rows.map((row) => {
      const due = schedules.get(row.id);
      return listedItem(place, row, {
        ...{ shelf, state: stateOf(row), changed: changedIn(row) },
        published: entries.get(row.id),
        due: due ? { act: due.act, at: due.at } : null,
        draft: drafted.has(row.id) ? (drafts.get(row.id)?.number ?? null) : null,
      });
    }),
    next,
    count: found.length,
    ...counts,
    ...{ whens, kinds },
    creator:
      (query.creator && catalogue.creators.get(presentCreator(catalogue, query.creator))?.name) || null,
    types: [...catalogue.types.values()].flatMap(({ id, title }) => {
      const count = types.get(id) ?? 0;
      return count > 0 ? { id, title: textsOf(title), count } : [];
    }),
  };
}
