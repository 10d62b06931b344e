import type { GalleryDatabase } from '../database/database';
import type { Notice } from '../database/listeners';
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

/** What processes tell each other; `since` of a place that was left is null. */
type Said = OfItem & { person: number; name: string; path: string | null; since: number | null };

/** Who has which item open. Each process hears it from all, in memory: those who are there say so again every few seconds. */
export interface Presence {
  /** @returns whether it is news for the others */
  note(of: OfItem, person: Person, path: string | null): boolean;
  leave(of: OfItem, person: Person): void;
  /** Of two in the same field it is that of who was there first. @param me who asks, and is left out */
  others(of: OfItem, me: number): Here;
  close(): void;
}

export function openPresence(
  database: Pick<GalleryDatabase, 'listen' | 'notify'>,
  now: () => number,
): Presence {
  const items = new Map<string, Map<number, Place>>();
  const keyOf = ({ shelf, id }: OfItem) => `${shelf}/${id}`;
  const isHere = ({ until }: Place) => until > now();
  const stays = (before: Place | undefined, path: string | null): before is Place =>
    before !== undefined && isHere(before) && before.path === path;

  const take = ({ person, name, path, since, ...of }: Said): void => {
    // So that items that nobody has open any more are forgotten.
    for (const [key, people] of items) if (![...people.values()].some(isHere)) items.delete(key);
    const people = items.get(keyOf(of)) ?? new Map<number, Place>();
    if (since === null) return void people.delete(person);
    const before = people.get(person);
    // A process that was started later knows less of how long somebody is there.
    const first = stays(before, path) ? Math.min(before.since, since) : since;
    items.set(keyOf(of), people.set(person, { name, path, since: first, until: now() + STAY_MS }));
  };
  const say = (said: Said) => {
    take(said);
    database.notify({ channel: 'here', about: JSON.stringify(said) });
  };
  const close = database.listen('here', (_, about) => about && take(JSON.parse(about) as Said));
  return {
    close,
    note({ shelf, id }, { id: person, name }, path) {
      const before = items.get(keyOf({ shelf, id }))?.get(person);
      const isSame = stays(before, path);
      say({ ...{ shelf, id, person, name, path }, since: isSame ? before.since : now() });
      return !isSame;
    },
    leave({ shelf, id }, { id: person, name }) {
      say({ ...{ shelf, id, person, name }, path: null, since: null });
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

/** `window`: that of the desk in which it was changed, which knows already. */
type News = OfItem & { window?: string };

/** Which items have changed, for those who have them open, whichever process they ask. */
export interface ItemNews {
  /** That a draft has changed. What is published is told by the transaction that writes it. */
  tell(of: OfItem, window?: string): void;
  /** @param onGap some may have been missed. @returns how to stop */
  listen(onNews: (of: News) => void, onGap: () => void): () => void;
}

/** For the transaction that changes an item. */
export const newsOf = ({ shelf, id }: OfItem, window?: string): Notice => ({
  channel: 'item',
  about: JSON.stringify({ shelf, id, window }),
});

export const openItemNews = (database: Pick<GalleryDatabase, 'listen' | 'notify'>): ItemNews => ({
  tell: (of, window) => database.notify(newsOf(of, window)),
  listen: (onNews, onGap) =>
    database.listen('item', (reason, about) =>
      reason === 'notified' ? onNews(JSON.parse(about) as News) : onGap(),
    ),
});
