import { Component, type ReactNode } from 'react';

type Place = Pick<Location, 'pathname' | 'hash'> & { key?: string };

interface ScrollContextProps {
  location: Place;
  /** Called with this component, whose `_stateStorage` it reads. */
  shouldUpdateScroll: (before: ScrollContextProps | undefined, now: ScrollContextProps) => boolean;
  children: ReactNode;
}

/** Where the browser keeps nothing. */
const unkept = new Map<string, number>();

const nameOf = ({ pathname }: Place, key: string): string => `@@scroll|${pathname}|${key}`;

const positions = {
  /** px; 0 for an entry without one */
  read(place: Place, key: string): number {
    const name = nameOf(place, key);
    try {
      return Number(window.sessionStorage.getItem(name));
    } catch {
      return unkept.get(name) ?? 0;
    }
  },
  save(place: Place, key: string, top: number): void {
    const name = nameOf(place, key);
    try {
      window.sessionStorage.setItem(name, String(top));
    } catch {
      unkept.set(name, top);
    }
  },
};

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)));
  } catch {
    // Somebody's hash: `#100%`.
    return null;
  }
}

/** Replaces gatsby-react-router-scroll's in the browser: keeps where each entry of the history was left, and scrolls there. */
export class ScrollContext extends Component<ScrollContextProps> {
  _stateStorage = positions;
  private isDue = false;
  private top = 0;

  private readonly onScroll = (): void => {
    this.top = window.scrollY;
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      const { location } = this.props;
      if (location.key) positions.save(location, location.key, this.top);
    });
  };

  private scroll(before: ScrollContextProps | undefined): void {
    const { location, shouldUpdateScroll } = this.props;
    const isWanted = () => shouldUpdateScroll.call(this, before, this.props);
    const target = location.hash ? targetOf(location.hash) : null;
    if (target) {
      if (isWanted()) target.scrollIntoView();
      return;
    }
    // A reload under a view that only has a name in the address: the page beneath was left somewhere.
    if (location.hash && before) return;
    const top = location.key ? positions.read(location, location.key) : 0;
    if ((before || top) && isWanted()) window.scrollTo(0, top);
  }

  override componentDidMount(): void {
    window.addEventListener('scroll', this.onScroll);
    this.scroll(undefined);
  }

  override componentDidUpdate(before: ScrollContextProps): void {
    this.scroll(before);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.onScroll);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Gatsby's entry names it for sites that have boxes of their own to scroll. */
export const useScrollRestoration = undefined;
