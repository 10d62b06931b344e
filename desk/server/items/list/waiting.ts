import { COLLECTIONS } from '../../../../src/contract/kinds/kinds';
import { SHELVES, type Shelf } from '../../../contract/items/item';
import { WAITING_STATES, type Waiting } from '../../../contract/items/waiting';
import { itemsList } from './items-list';
import type { ListPlace } from './list-place';
import type { ShelfNotes } from './shelf-notes';

/** Days for which it is told what was taken off. */
const LATELY_MS = 7 * 24 * 60 * 60 * 1000;
/** Shown as pictures; the counts have them all. */
const SHOWN = 4;

export function waitingItems(place: ListPlace, notes: ReadonlyMap<Shelf, ShelfNotes>): Waiting {
  const listed = SHELVES.flatMap((shelf) => {
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
    off: COLLECTIONS.flatMap((shelf) => {
      const known = notes.get(shelf);
      const { lines } = known ? itemsList(place, shelf, known, { state: 'withdrawn' }) : { lines: [] };
      const count = lines.filter(({ changed }) => Date.parse(changed.at) > place.now - LATELY_MS).length;
      return count > 0 ? { shelf, count } : [];
    }),
    counts: listed.map(({ shelf, state, count }) => ({ shelf, state, count })),
  };
}
