import type { Catalogue } from './published/catalogue';
import { SHELVES, type OfItem } from './contract/item';
import { entriesOn } from './shelves';

/** `window`: that of the desk in which it was changed, which knows already. */
export type News = OfItem & { window?: string };
type Listener = (of: News) => void;

/** Which items have changed, for those who have them open. */
export interface ItemNews {
  /** That a draft has changed. */
  tell(of: OfItem, window?: string): void;
  /** Tells those that were published since the last look. */
  look(): void;
  /** @returns how to stop */
  listen(listener: Listener): () => void;
}

export function openItemNews(catalogue: () => Catalogue): ItemNews {
  const listeners = new Set<Listener>();
  const tell = ({ shelf, id }: OfItem, window?: string) => {
    for (const listener of listeners) listener({ shelf, id, ...(window !== undefined && { window }) });
  };
  let last = catalogue();
  return {
    tell,
    look() {
      const current = catalogue();
      if (current === last) return;
      changedItems(last, current).forEach((of) => tell(of));
      last = current;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The entry of an unchanged item is the same object. */
const changedItems = (before: Catalogue, now: Catalogue): OfItem[] =>
  SHELVES.flatMap((shelf): OfItem[] => {
    if (shelf === 'site') return before.site === now.site ? [] : [{ shelf, id: 'site' }];
    const [was, is] = [entriesOn(before, shelf), entriesOn(now, shelf)];
    const ids = [...new Set([...was.keys(), ...is.keys()])];
    return ids.filter((id) => was.get(id) !== is.get(id)).map((id) => ({ shelf, id }));
  });
