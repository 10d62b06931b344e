import type { OfItem, OpenItem } from './contract/item';

/** ms after which somebody who says nothing more is not here. */
const STAY_MS = 30_000;

type Here = OpenItem['here'];
interface Person {
  id: number;
  name: string;
}
interface Place {
  name: string;
  path: string | null;
  /** When the person went into the field. */
  since: number;
  until: number;
}

/** Who has which item open. In memory: nobody is anywhere after a restart. */
export interface Presence {
  /** @returns whether it is news for the others */
  note(of: OfItem, person: Person, path: string | null): boolean;
  leave(of: OfItem, person: Pick<Person, 'id'>): void;
  /** Of two in the same field it is that of who was there first. @param me who asks, and is left out */
  others(of: OfItem, me: number): Here;
}

export function openPresence(now: () => number): Presence {
  const items = new Map<string, Map<number, Place>>();
  const keyOf = ({ shelf, id }: OfItem) => `${shelf}/${id}`;
  const isHere = ({ until }: Place) => until > now();
  return {
    note(of, { id, name }, path) {
      // So that items that nobody has open any more are forgotten.
      for (const [key, people] of items) if (![...people.values()].some(isHere)) items.delete(key);
      const people = items.get(keyOf(of)) ?? new Map<number, Place>();
      const before = people.get(id);
      const isSame = before !== undefined && isHere(before) && before.path === path;
      const since = isSame ? before.since : now();
      items.set(keyOf(of), people.set(id, { name, path, since, until: now() + STAY_MS }));
      return !isSame;
    },
    leave(of, { id }) {
      items.get(keyOf(of))?.delete(id);
    },
    others(of, me) {
      const people = items.get(keyOf(of)) ?? new Map<number, Place>();
      const mine = people.get(me);
      const isMine = (id: number, { path, since }: Place): boolean =>
        mine !== undefined &&
        isHere(mine) &&
        mine.path === path &&
        (mine.since < since || (mine.since === since && me < id));
      return [...people]
        .filter(([id, place]) => id !== me && isHere(place))
        .map(([id, place]) => {
          const { name, path } = place;
          return path !== null && isMine(id, place) ? { name, path: null, waitsAt: path } : { name, path };
        });
    },
  };
}
