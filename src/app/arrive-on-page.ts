/** Where to scroll and focus on the next page. */
export interface Destination {
  /** Id of an element, without '#'. */
  hash?: string | undefined;
  /** px from the top; default 0. */
  top?: number;
  /** Path of the page that the visitor comes back from. */
  from?: string | undefined;
}

let destination: Destination | undefined;

export function setDestination(next: Destination): void {
  destination = next;
}

/** Scrolls and moves the focus; does nothing on a visit's first page, which is the browser's to arrive on. */
export function arriveOnPage(): void {
  if (!destination) return;
  const { hash, top = 0, from } = destination;
  const target = hash === undefined ? null : document.getElementById(hash);
  if (target) {
    // Changing the address by script does not update :target.
    target.dataset.target = '';
    target.scrollIntoView({ behavior: 'instant' });
  } else window.scrollTo({ top, behavior: 'instant' });
  focusWithoutScroll(linkInView(from) ?? target ?? document.querySelector<HTMLElement>('main h1'));
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
