import { useEffect, useState } from 'react';

/** ms that it is said why nothing happened. */
const SAID_MS = 8000;

/** What was held back last: an act that needs the page's address, or a link to a page that is not there. */
export interface Held {
  is: 'act' | 'link';
  /** How often. */
  count: number;
}

/**
 * Holds back what would lead to a page that is not there: acts that hand on the address of one that is not public, and links.
 *
 * @param isPublic whether the page that is previewed has an address
 * @returns where the page is, and what was held back, until that has been said for a while
 */
export function useHeld(isPublic: boolean): {
  setPage: (page: HTMLElement | null) => void;
  held: Held | undefined;
} {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    if (!page) return undefined;
    const tell = (is: Held['is']) => setHeld((before) => ({ is, count: (before?.count ?? 0) + 1 }));
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    /** The link that leads to a page that is there. */
    let followed: HTMLAnchorElement | undefined;
    const hold = (event: Event) => {
      const target = event.target as Element;
      if (!isPublic && target.closest('[data-needs-page]')) {
        stop(event);
        return tell('act');
      }
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link === followed || !(event instanceof MouseEvent) || !leadsOn(link, event)) return;
      stop(event);
      void isThere(link.href).then((there) => {
        if (!there) return tell('link');
        followed = link;
        link.click();
        followed = undefined;
      });
    };
    const pressed = ['click', 'auxclick'] as const;
    for (const name of pressed) page.addEventListener(name, hold, true);
    return () => pressed.forEach((name) => page.removeEventListener(name, hold, true));
  }, [page, isPublic]);
  useEffect(() => {
    if (!held) return undefined;
    const said = setTimeout(() => setHeld(undefined), SAID_MS);
    return () => clearTimeout(said);
  }, [held]);
  return { setPage, held };
}

/** To another page of the site, in this window; the desk's frame has seen to its own already. */
const leadsOn = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname;

const GONE: readonly number[] = [404, 410];

/** Whether the site has a page at an address of its own; one that cannot be asked for may have. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => !GONE.includes(status),
    () => true,
  );
