/** Where the next page is to be scrolled: an element's id, or a distance from the top in px. */
export type Destination = { hash: string } | { top: number };

let destination: Destination | undefined;

/** Remembers where to scroll once the old page has left. */
export function setDestination(next: Destination): void {
  destination = next;
}

/**
 * Scrolls a page to its place and moves the focus to its heading, or to the element that the hash names. Does nothing
 * on the first page of a visit, which is the browser's to arrive on.
 */
export function arriveOnPage(): void {
  if (!destination) return;
  const target = 'hash' in destination ? document.getElementById(destination.hash) : null;
  if (target) {
    // Scripted changes of the address leave :target as it was.
    target.dataset.target = '';
    target.scrollIntoView({ behavior: 'instant' });
  } else window.scrollTo({ top: 'top' in destination ? destination.top : 0, behavior: 'instant' });
  focusWithoutScroll(target ?? document.querySelector<HTMLElement>('main h1'));
  destination = undefined;
}

function focusWithoutScroll(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
