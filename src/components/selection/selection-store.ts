import {
  includesWork,
  isSameWork,
  parseSelection,
  SELECTION_MAX,
  toSelectedWork,
  type SelectedWork,
} from './selected-work';

/** Where the browser keeps the selection; the number goes up when its shape changes. */
export const SELECTION_KEY = 'selection-v1';

/** What came of adding works, to be said to the visitor. */
export interface SelectionNotice {
  added: readonly SelectedWork[];
  /** How many found no room. */
  left: number;
}

/** The works that the visitor has gathered, in the order of gathering. */
export interface Selection {
  works: readonly SelectedWork[];
  /** Whether the browser keeps it; where its storage is full or blocked, it lasts as long as the window. */
  kept: boolean;
  notice: SelectionNotice | undefined;
}

/** Undefined until the browser has been asked, which is never done while rendering. */
let selection: Selection | undefined;
let readText: string | undefined;
const listeners = new Set<() => void>();

export const getSelection = (): Selection | undefined => selection;

/** Calls back at every change, also of another tab; answers how to stop. */
export function subscribeToSelection(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', onStorage);
    // A page that Back brings out of the browser's memory was told of nothing meanwhile.
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

/** Adds works that are not there yet, as long as there is room; the visitor is told. */
export function addToSelection(works: readonly SelectedWork[]): void {
  const notice = put(works, []);
  show({ notice: notice.added.length + notice.left > 0 ? notice : undefined });
}

/**
 * Undoes `takeOut`, without a word as long as there is room.
 * @param order the works as they stood before; what came since stands behind them
 */
export function putBack(works: readonly SelectedWork[], order: readonly SelectedWork[]): void {
  const notice = put(works, order);
  show({ notice: notice.left > 0 ? notice : undefined });
}

export function takeOut(works: readonly SelectedWork[]): void {
  change((current) => current.filter((work) => !includesWork(works, work)));
}

/** What was said has been read. */
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

/** Changes what is stored at this moment: another tab may have been faster than the event that tells of it. */
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

/** Takes over what another tab has stored; what the browser does not keep stays this window's own. */
function followStorage(): void {
  if (selection?.kept === false) return;
  const text = readStored();
  if (selection && (text === undefined || text === readText)) return;
  readText = text;
  show({ works: parseSelection(text ?? '') });
}

/** '' without a selection, undefined where the browser blocks its storage. */
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
