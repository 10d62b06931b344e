import { Component, type ReactNode } from 'react';
import { keepPlace, keyOf, placeOf } from './entries';

type Place = Pick<Location, 'pathname' | 'hash'> & { key?: string };

interface ScrollContextProps {
  location: Place;
  shouldUpdateScroll: (before: ScrollContextProps | undefined, now: ScrollContextProps) => boolean;
  children: ReactNode;
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)));
  } catch {
    // Somebody's hash: `#100%`.
    return null;
  }
}

/** A page that has not taken the old one's place (app/page-shell.tsx) has not been read yet. */
function keep(location: Place, top: number): void {
  const { page = location.pathname } = document.querySelector<HTMLElement>('[data-page]')?.dataset ?? {};
  if (page === location.pathname) keepPlace(location, top);
}

/** Replaces gatsby-react-router-scroll's in the browser: keeps where each entry of the history was left, and scrolls there. */
export class ScrollContext extends Component<ScrollContextProps> {
  private top = 0;

  private readonly onScroll = (): void => {
    this.top = window.scrollY;
  };

  /** The browser itself places the page at its next load, before the scripts run. */
  private readonly leave = (): void => {
    keep(this.props.location, window.scrollY);
    window.history.scrollRestoration = 'auto';
  };

  private readonly stay = (): void => {
    window.history.scrollRestoration = 'manual';
  };

  private readonly onHidden = (): void => {
    if (document.hidden) keep(this.props.location, window.scrollY);
  };

  override componentDidMount(): void {
    this.stay();
    window.addEventListener('scroll', this.onScroll);
    window.addEventListener('pagehide', this.leave);
    window.addEventListener('pageshow', this.stay);
    // A phone may end a hidden page without a word.
    document.addEventListener('visibilitychange', this.onHidden);
    const { location } = this.props;
    const top = placeOf(location);
    if (top === undefined) targetOf(location.hash)?.scrollIntoView();
    // Else the browser has placed it, and the visitor may have read on since.
    else if (window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
    this.onScroll();
  }

  override getSnapshotBeforeUpdate({ location: left }: ScrollContextProps): null {
    const { location } = this.props;
    // On the same page the browser may have gone to the part already that a link leads to.
    if (left !== location) keep(left, left.pathname === location.pathname ? this.top : window.scrollY);
    return null;
  }

  override componentDidUpdate(before: ScrollContextProps): void {
    const { location, shouldUpdateScroll } = this.props;
    // What lies over a page shares its entry's key.
    if (keyOf(location) === keyOf(before.location) || !shouldUpdateScroll(before, this.props)) return;
    const target = targetOf(location.hash);
    const top = placeOf(location);
    if (top === undefined && target) target.scrollIntoView();
    // Where only a name has come into the address the page stays.
    else if (top !== undefined || !location.hash) window.scrollTo({ top: top ?? 0, behavior: 'instant' });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.onScroll);
    window.removeEventListener('pagehide', this.leave);
    window.removeEventListener('pageshow', this.stay);
    document.removeEventListener('visibilitychange', this.onHidden);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Gatsby's entry names it for sites that have boxes of their own to scroll. */
export const useScrollRestoration = undefined;
