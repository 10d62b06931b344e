import type { GatsbyBrowser } from 'gatsby';
import { setDestination } from './src/app/arrive-on-page';
import { cameBack, forgetHistory, watchHistory } from './src/app/came-back';
import { watchDialogs } from './src/browser/closed-by-back';
import { endFollowing, watchFollowing } from './src/browser/following';
import { fetchFailedPage } from './src/app/late-failed-page';
import { loadFirstPage } from './src/app/load-first-page';
import { PageShell } from './src/app/page-shell';
import { hydratePage } from './src/app/hydrate-page';
import { recoverFirstLoad } from './src/app/recover-first-load';
import { isOutdated, watchForUpdates } from './src/app/update-check';
import { isPictureHash } from './src/features/viewer/picture-hash';
import { watchPrinting } from './src/features/print/watch-printing';
import { contextOf } from './src/page-makers/context-of';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell path={props.location.pathname} context={contextOf(props)}>
    {element}
  </PageShell>
);

let onAlive: () => void;

/** Gatsby waits for what this answers before it makes the page. */
export const onClientEntry = (): Promise<void> => {
  window.history.scrollRestoration = 'manual';
  watchDialogs();
  watchHistory();
  onAlive = recoverFirstLoad();
  return loadFirstPage();
};

/** Gatsby's type is of React 17's functions, which give something back. */
export const replaceHydrateFunction = () => hydratePage;

/**
 * Gatsby's announcer reads the heading of the page that is still leaving, and speaks English. The focus moves to the
 * new page's heading instead, which is read in its own language.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off');
  onAlive();
  watchFollowing();
  watchForUpdates();
  watchPrinting();
  fetchFailedPage();
  // Gatsby notes the place in a page at each scroll: who scrolled before it could would come back to the top.
  window.dispatchEvent(new Event('scroll'));
};

/**
 * Links load their pages afresh when there is a newer build; here Back and Forward do. Gatsby asks below about a hash
 * only when its element is there, and the new page is not there yet.
 */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (isOutdated()) window.location.reload();
  else if (location.hash) setDestination({ hash: idOf(location.hash), from: comesBackFrom(prevLocation) });
};

/**
 * On a change of page the transition scrolls, once the old page has left. Opening and closing a picture leaves the page
 * behind it where it is.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const previous = prevRouterProps?.location;
  if (!previous) return true;
  // A dialog was closed by Back: it is the same entry for the router.
  if (previous.href === location.href && keyOf(previous) === keyOf(location)) return false;
  if (previous.pathname === location.pathname)
    return ![previous, location].some(({ hash }) => isPictureHash(hash));
  // Typed as numbers, it is undefined or 0 for a place that was not seen yet.
  const saved = getSavedScrollPosition(location) as unknown as [number, number] | number | null;
  const top = Array.isArray(saved) ? saved[1] : (saved ?? 0);
  if (top || !location.hash) setDestination({ top, from: comesBackFrom(previous) });
  return false;
};

/** What the router calls an entry of the history by; Gatsby's types leave it out. */
const keyOf = (location: object) => (location as { key?: string }).key;

/** The path that Back or Forward has left. */
const comesBackFrom = ({ pathname }: Pick<Location, 'pathname'>) => (cameBack() ? pathname : undefined);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  endFollowing();
  forgetHistory();
};

/** The id that a hash names, as written where its escapes are malformed. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
