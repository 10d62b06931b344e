/** What the entry of a long list in the browser's history keeps, from which a reload or Back makes the page anew. */
interface PartsEntry {
  /** How many parts were added to the page. */
  partsAdded?: number;
  /** px that it was scrolled when it was left for another document, or reloaded. */
  partsTop?: number;
}

const entry = (): PartsEntry => (window.history.state ?? {}) as PartsEntry;
const keep = (parts: PartsEntry): void =>
  window.history.replaceState({ ...window.history.state, ...parts }, '');

export const partsAdded = (): number => entry().partsAdded ?? 0;
export const keepPartsAdded = (count: number): void => keep({ partsAdded: count });

/** Keeps how far the page is scrolled from now on, whenever it is left. Answers how to stop. */
export function watchPlace(): () => void {
  const keepTop = () => {
    if (partsAdded() > 0) keep({ partsTop: window.scrollY });
  };
  window.addEventListener('pagehide', keepTop);
  return () => window.removeEventListener('pagehide', keepTop);
}

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Answers how to scroll to where the page was left, which does nothing once the visitor has done something. */
export function placeToReturnTo(): () => void {
  const { partsTop } = entry();
  let isFree = true;
  const act = () => {
    isFree = false;
  };
  for (const type of ACTS) window.addEventListener(type, act, { once: true, passive: true });
  return () => {
    for (const type of ACTS) window.removeEventListener(type, act);
    if (isFree && partsTop !== undefined) window.scrollTo({ top: partsTop, behavior: 'instant' });
  };
}
