/** What the router writes into the entries that it makes. */
interface Entry {
  key?: string;
}

const keyHere = (): string | undefined => (window.history.state as Entry | null)?.key;

/** The router's name for an entry that had no key when it began. */
const NAMELESS = 'initial';
let first = NAMELESS;

/**
 * Gives a key to each entry of the history that the router has not made: a page that was opened by its address, or a part of one
 * by a link. Call this before the router listens.
 */
export function nameEntries(): void {
  const replace = window.history.replaceState.bind(window.history);
  // Gatsby empties the state of a page that it leaves for a document.
  window.history.replaceState = (state: Entry | null, title, url) =>
    replace({ key: keyHere() ?? String(Date.now()), ...state }, title, url);
  const name = () => {
    if (!keyHere()) window.history.replaceState(window.history.state, '');
  };
  name();
  first = keyHere() ?? NAMELESS;
  window.addEventListener('popstate', name);
}

/** Of the router's location; undefined for none. */
export const keyOf = ({ key }: Entry): string | undefined => (key === NAMELESS ? first : key);

/** Where the browser keeps nothing. */
const unkept = new Map<string, string>();

const nameOf = (key: string): string => `place:${key}`;

/** px from the top; undefined for an entry that was never left. */
export function placeOf(entry: Entry = window.history.state ?? {}): number | undefined {
  const key = keyOf(entry);
  if (key === undefined) return undefined;
  const name = nameOf(key);
  let kept = unkept.get(name);
  try {
    kept ??= window.sessionStorage.getItem(name) ?? undefined;
  } catch {
    // Storage is blocked.
  }
  return kept === undefined ? undefined : Number(kept);
}

/** @param top px; in sessionStorage, since what is written to history.state while a page reloads is lost */
export function keepPlace(entry: Entry, top: number): void {
  const key = keyOf(entry);
  if (key === undefined) return;
  const name = nameOf(key);
  try {
    window.sessionStorage.setItem(name, String(top));
    unkept.delete(name);
  } catch {
    unkept.set(name, String(top));
  }
}
