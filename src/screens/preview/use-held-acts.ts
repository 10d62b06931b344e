import { useEffect, useState } from 'react';

/** ms that it is said why nothing happened. */
const SAID_MS = 8000;

/**
 * Holds back what hands on the address of a page that is not public: nobody is led to a page that is not there.
 *
 * @returns where the page is, and how often something was held back, 0 once that has been said for a while
 */
export function useHeldActs(isHeld: boolean): { setPage: (page: HTMLElement | null) => void; held: number } {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState(0);
  useEffect(() => {
    if (!page || !isHeld) return undefined;
    const hold = (event: Event) => {
      if (!(event.target as Element).closest('[data-needs-page]')) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld((count) => count + 1);
    };
    const pressed = ['click', 'auxclick'] as const;
    for (const name of pressed) page.addEventListener(name, hold, true);
    return () => pressed.forEach((name) => page.removeEventListener(name, hold, true));
  }, [page, isHeld]);
  useEffect(() => {
    if (held === 0) return undefined;
    const said = setTimeout(() => setHeld(0), SAID_MS);
    return () => clearTimeout(said);
  }, [held]);
  return { setPage, held };
}
