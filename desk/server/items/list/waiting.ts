import { COLLECTIONS, type Collection } from '../../../../src/contract/kinds/kinds';
import { WAITING_STATES, type Waiting } from '../../../contract/items/waiting';
import { itemsList } from './items-list';
import type { ListPlace } from './list-place';
import type { ShelfNotes } from './shelf-notes';

/** Shown as pictures; the counts have them all. */
const SHOWN = 4;

export function waitingItems(place: ListPlace, notes: ReadonlyMap<Collection, ShelfNotes>): Waiting {
  const listed = COLLECTIONS.flatMap((shelf) => {
    const known = notes.get(shelf);
    if (!known) return [];
    const { states } = itemsList(place, shelf, known, {});
    return WAITING_STATES.filter((state) => states[state] > 0).map((state) => ({
      ...{ shelf, state, count: states[state] },
      lines: itemsList(place, shelf, known, { state, sort: 'changed', down: true }).lines,
    }));
  });
  return {
    items: listed
      .flatMap(({ shelf, lines }) => lines.map((line) => ({ ...line, shelf })))
      .sort((one, other) => Date.parse(other.changed.at) - Date.parse(one.changed.at))
      .slice(0, SHOWN),
    counts: listed.map(({ shelf, state, count }) => ({ shelf, state, count })),
  };
}
