/** Where to scroll and focus on the next page. */
export interface Destination {
  /** px from the top, where its entry was left; undefined for a page that is new. */
  top?: number | undefined;
  /** Of a new page: id of an element, without '#'. Without it the page begins at its top. */
  hash?: string | undefined;
  /** Path of the page that the visitor comes back from. */
  from?: string | undefined;
}

let destination: Destination | undefined;

export function setDestination(next: Destination): void {
  destination = next;
}

const targetOf = ({ top, hash }: Destination): HTMLElement | null =>
  top === undefined && hash !== undefined ? document.getElementById(hash) : null;

/** Scrolls; does nothing on a visit's first page, which is the browser's to arrive on. */
export function scrollOnPage(): void {
  if (!destination) return;
  const target = targetOf(destination);
  if (target) {
    // Changing the address by script does not update :target.
    target.dataset.target = '';
    target.scrollIntoView({ behavior: 'instant' });
  } else window.scrollTo({ top: destination.top ?? 0, behavior: 'instant' });
}

/** Scrolls, for what has come into the page since it was shown, and moves the focus, which a dialog may have held until now. */
export function arriveOnPage(): void {
  if (!destination) return;
  scrollOnPage();
  const heading = document.querySelector<HTMLElement>('main h1');
  focusWithoutScroll(linkInView(destination.from) ?? targetOf(destination) ?? heading);
  destination = undefined;
}

/** Undefined for a link out of view: focusing it would lose the reader's place. */
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
