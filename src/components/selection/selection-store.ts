import {
  includesWork,
  isSameWork,
  parseSelection,
  SELECTION_MAX,
  toSelectedWork,
  type SelectedWork,
} from './selected-work';

export const SELECTION_KEY = 'selection-v1';

export interface SelectionNotice {
  added: readonly SelectedWork[];
  /** Number of works that did not fit. */
  left: number;
}

/** In the order of gathering. */
export interface Selection {
  works: readonly SelectedWork[];
  /** False where storage is full or blocked: the selection then lasts as long as the window. */
  kept: boolean;
  notice: SelectionNotice | undefined;
}

/** Undefined until storage has been read, which never happens while rendering. */
let selection: Selection | undefined;
let readText: string | undefined;
const listeners = new Set<() => void>();

export const getSelection = (): Selection | undefined => selection;

/** Changes in other tabs count too. Returns the function that unsubscribes. */
export function subscribeToSelection(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', onStorage);
    // A page restored from the back-forward cache has missed the storage events.
    window.addEventListener('pageshow', followStorage);
    followStorage();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', followStorage);
  };
}

export function addToSelection(works: readonly SelectedWork[]): void {
  const notice = put(works, []);
  show({ notice: notice.added.length + notice.left > 0 ? notice : undefined });
}

/** Undoes `takeOut`: `order` is the works as they stood before; later ones go behind them. */
export function putBack(works: readonly SelectedWork[], order: readonly SelectedWork[]): void {
  const notice = put(works, order);
  show({ notice: notice.left > 0 ? notice : undefined });
}

export function takeOut(works: readonly SelectedWork[]): void {
  change((current) => current.filter((work) => !includesWork(works, work)));
}

export function dismissNotice(): void {
  if (selection?.notice) show({ notice: undefined });
}

function put(works: readonly SelectedWork[], order: readonly SelectedWork[]): SelectionNotice {
  let notice: SelectionNotice = { added: [], left: 0 };
  change((current) => {
    const fresh = works.filter((work) => !includesWork(current, work)).map(toSelectedWork);
    const added = fresh.slice(0, Math.max(0, SELECTION_MAX - current.length));
    notice = { added, left: fresh.length - added.length };
    const place = (work: SelectedWork) => {
      const index = order.findIndex((each) => isSameWork(each, work));
      return index < 0 ? order.length : index;
    };
    return [...current, ...added].sort((a, b) => place(a) - place(b));
  });
  return notice;
}

/** Reads storage again first: another tab may have changed it before its event arrives. */
function change(next: (works: readonly SelectedWork[]) => readonly SelectedWork[]): void {
  const stored = selection?.kept === false ? undefined : readStored();
  const works = next(stored === undefined ? (selection?.works ?? []) : parseSelection(stored));
  show({ works, kept: store(works), notice: undefined });
}

function show(parts: Partial<Selection>): void {
  selection = { works: [], kept: true, notice: undefined, ...selection, ...parts };
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key === SELECTION_KEY || key === null) followStorage();
}

function followStorage(): void {
  if (selection?.kept === false) return;
  const text = readStored();
  if (selection && (text === undefined || text === readText)) return;
  readText = text;
  show({ works: parseSelection(text ?? '') });
}

function readStored(): string | undefined {
  try {
    return window.localStorage.getItem(SELECTION_KEY) ?? '';
  } catch {
    return undefined;
  }
}

function store(works: readonly SelectedWork[]): boolean {
  try {
    const text = JSON.stringify(works);
    window.localStorage.setItem(SELECTION_KEY, text);
    readText = text;
    return true;
  } catch {
    return false;
  }
}
