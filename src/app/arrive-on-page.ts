/** Where the next page is to be arrived on. */
export interface Destination {
  /** An element's id. */
  hash?: string | undefined;
  /** Distance from the top in px; 0 unless told. */
  top?: number;
  /** Path of the page that one comes back from. */
  from?: string | undefined;
}

let destination: Destination | undefined;

/** Remembers where to scroll once the old page has left. */
export function setDestination(next: Destination): void {
  destination = next;
}

/**
 * Scrolls a page to its place and moves the focus: to the link by which the page was left, if one comes back to it; else
 * to the element that the hash names; else to the heading. Does nothing on the first page of a visit, which is the
 * browser's to arrive on.
 */
export function arriveOnPage(): void {
  if (!destination) return;
  const { hash, top = 0, from } = destination;
  const target = hash === undefined ? null : document.getElementById(hash);
  if (target) {
    // Scripted changes of the address leave :target as it was.
    target.dataset.target = '';
    target.scrollIntoView({ behavior: 'instant' });
  } else window.scrollTo({ top, behavior: 'instant' });
  focusWithoutScroll(linkInView(from) ?? target ?? document.querySelector<HTMLElement>('main h1'));
  destination = undefined;
}

/** The page's own link to a path; one out of view would take the reader's place along with the focus. */
function linkInView(path: string | undefined): HTMLElement | undefined {
  const links = path === undefined ? [] : document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find((link) => link.pathname === path && isInView(link.getBoundingClientRect()));
}

const isInView = ({ top, bottom }: DOMRect): boolean => bottom >= 0 && top <= window.innerHeight;

function focusWithoutScroll(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
