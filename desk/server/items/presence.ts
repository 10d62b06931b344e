import type { OfItem, OpenItem } from '../../contract/items/item';

/** ms after which somebody who says nothing more is not here. */
const STAY_MS = 30_000;

type Here = OpenItem['here'];

/** Who has which item open. In memory: nobody is anywhere after a restart. */
export interface Presence {
  note(of: OfItem, person: { id: number; name: string }, path: string | null): void;
  /** @param me who asks, and is left out */
  others(of: OfItem, me: number | undefined): Here;
}

export function openPresence(now: () => number): Presence {
  const items = new Map<string, Map<number, Here[number] & { until: number }>>();
  const keyOf = ({ shelf, id }: OfItem) => `${shelf}/${id}`;
  return {
    note(of, { id, name }, path) {
      // So that items that nobody has open any more are forgotten.
      for (const [key, people] of items)
        if ([...people.values()].every(({ until }) => until <= now())) items.delete(key);
      const people = items.get(keyOf(of)) ?? new Map<number, Here[number] & { until: number }>();
      items.set(keyOf(of), people.set(id, { name, path, until: now() + STAY_MS }));
    },
    others(of, me) {
      const people = [...(items.get(keyOf(of)) ?? [])];
      return people
        .filter(([id, { until }]) => id !== me && until > now())
        .map(([, { name, path }]) => ({ name, path }));
    },
  };
}
