/** What the entry of a long list in the browser's history keeps. */
interface PartsEntry {
  /** How many parts were added to the page. */
  partsAdded?: number;
}

export const partsAdded = (): number => (window.history.state as PartsEntry | null)?.partsAdded ?? 0;

export const keepPartsAdded = (count: number): void =>
  window.history.replaceState({ ...window.history.state, partsAdded: count }, '');
