import type { Shelf } from '../../api/content/contract/item';

/** A change that the server does not have yet. */
export interface Unsent {
  /** What the editor saw. */
  before: unknown;
  value: unknown;
}

type Kept = Readonly<Record<string, Unsent>>;

/** Where something is written: a shelf of the catalogue, or the rooms. */
export type Place = Shelf | 'rooms';
export interface OfPlace {
  shelf: Place;
  id: string;
}

const BEGIN = 'desk.unsent.';
/** Per person: what one typed is never sent under another's name. */
const keyOf = (person: number, shelf: Place, id: string) => `${BEGIN}${person}.${shelf}/${id}`;

function read(key: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function write(key: string, kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that is full keeps it in the page alone.
  }
}

export interface UnsentStore {
  all(): ReadonlyMap<string, Unsent>;
  keep(path: string, unsent: Unsent): void;
  /** @param value leaves it where another window has changed it since */
  drop(path: string, value?: unknown): void;
}

/** In the browser until the server has it; windows that show the same item share it. */
export function unsentStore(person: number, shelf: Place, id: string): UnsentStore {
  const key = keyOf(person, shelf, id);
  return {
    all: () => new Map(Object.entries(read(key))),
    keep: (path, unsent) => write(key, { ...read(key), [path]: unsent }),
    drop(path, value) {
      const { [path]: kept, ...others } = read(key);
      if (kept && (value === undefined || JSON.stringify(kept.value) === JSON.stringify(value)))
        write(key, others);
    },
  };
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // A browser that keeps nothing.
    return [];
  }
}

/** A place, and who wrote there. */
export interface UnsentPlace extends OfPlace {
  person: number;
}

/** What anybody left with something unsent, in this browser. */
export const unsentPlaces = (): UnsentPlace[] =>
  keys().flatMap((key) => {
    const [, person, shelf, id] = /^desk\.unsent\.(\d+)\.([^/]+)\/(.+)$/.exec(key) ?? [];
    return shelf && id ? [{ person: Number(person), shelf: shelf as Place, id }] : [];
  });

/** Items that a person left with something unsent, in this browser. */
export function itemsUnsent(person: number): OfPlace[] {
  const begin = `${BEGIN}${person}.`;
  return keys().flatMap((key) => {
    const [shelf, id] = key.startsWith(begin) ? key.slice(begin.length).split('/') : [];
    return shelf && id ? [{ shelf: shelf as Place, id }] : [];
  });
}
