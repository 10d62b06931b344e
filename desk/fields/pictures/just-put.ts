import { useEffect, useRef, type RefObject } from 'react';

/** ms until a panel that has closed has given the focus back. */
const SETTLES_MS = 60;

/** The file that was put in the place of another just now. */
let justPut: string | undefined;

export const notePut = (file: string): void => void (justPut = file);

/**
 * Brings what is said of a picture into sight, with the focus, once one of its files has taken another's place: the way to
 * replace it is below, and is left with it. Whoever is elsewhere by then stays there.
 */
export function useSightOf(files: readonly (string | undefined)[]): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  const names = files.join('|');
  useEffect(() => {
    if (justPut === undefined || !names.split('|').includes(justPut)) return undefined;
    const later = setTimeout(() => {
      justPut = undefined;
      const { activeElement } = document;
      const isFree = activeElement === null || activeElement === document.body;
      if (!isFree && !place.current?.contains(activeElement)) return;
      place.current?.scrollIntoView({ block: 'start' });
      place.current?.focus({ preventScroll: true });
    }, SETTLES_MS);
    return () => clearTimeout(later);
  }, [names]);
  return place;
}
