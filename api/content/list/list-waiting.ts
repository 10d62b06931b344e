import { setImmediate } from 'node:timers/promises';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { SHELVES, type Shelf } from '../contract/item';
import type { ItemPage, ListItems } from '../contract/list';
import { WAITING_STATES, type Waiting } from '../contract/waiting-items';
import { itemsList } from './items-list';
import type { ListPlace } from './list-place';
import type { ShelfNotes } from './shelf-notes';

/** Days for which it is told what was taken off. */
const LATELY_MS = 7 * 24 * 60 * 60 * 1000;
/** Shown as pictures; the counts have them all. */
const SHOWN = 4;

export async function waitingItems(
  place: ListPlace,
  notes: ReadonlyMap<Shelf, ShelfNotes>,
): Promise<Waiting> {
  const listed: (Waiting['counts'][number] & { lines: ItemPage['lines'] })[] = [];
  const listOn = async (shelf: Shelf, query: ListItems) => {
    // Each list is one go.
    await setImmediate();
    const known = notes.get(shelf);
    return known && itemsList(place, shelf, known, query);
  };
  for (const shelf of SHELVES) {
    const states = (await listOn(shelf, {}))?.states;
    for (const state of WAITING_STATES) {
      const count = states?.[state] ?? 0;
      if (count === 0) continue;
      const lines = (await listOn(shelf, { state, sort: 'changed', down: true }))?.lines ?? [];
      listed.push({ shelf, state, count, lines });
    }
  }
  const off: Waiting['off'] = [];
  for (const shelf of COLLECTIONS) {
    const lines = (await listOn(shelf, { state: 'withdrawn' }))?.lines ?? [];
    const count = lines.filter(({ changed }) => Date.parse(changed.at) > place.now - LATELY_MS).length;
    if (count > 0) off.push({ shelf, count });
  }
  return {
    items: listed
      .flatMap(({ shelf, lines }) => lines.map((line) => ({ ...line, shelf })))
      .sort((one, other) => Date.parse(other.changed.at) - Date.parse(one.changed.at))
      .slice(0, SHOWN),
    off,
    counts: listed.map(({ shelf, state, count }) => ({ shelf, state, count })),
  };
}
