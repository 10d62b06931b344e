import type { GatsbyBrowser } from 'gatsby';
import { setDestination } from './src/app/arrive-on-page';
import { cameBack, forgetHistory, watchHistory } from './src/app/came-back';
import { watchDialogs } from './src/browser/closed-by-back';
import { whenUsed } from './src/browser/moments/when-used';
import { endFollowing, watchFollowing } from './src/browser/following';
import { fetchFailedPage } from './src/app/late-failed-page';
import { loadFirstPage } from './src/app/load-first-page';
import { PageShell } from './src/app/page-shell';
import { hydratePage } from './src/app/hydrate-page';
import { recoverFirstLoad } from './src/app/recover-first-load';
import { isPictureHash } from './src/features/viewer/picture-hash';
import { watchPrinting } from './src/features/print/watch-printing';
import { contextOf } from './src/page-makers/context-of';
import { loadHeadsWithPages } from './src/templates/parts/head-code';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell path={props.location.pathname} context={contextOf(props)}>
    {element}
  </PageShell>
);

let onAlive: () => void;

/** Gatsby renders the page once this has resolved. */
export const onClientEntry = (): Promise<void> => {
  window.history.scrollRestoration = 'manual';
  watchDialogs();
  watchHistory();
  onAlive = recoverFirstLoad();
  return loadFirstPage();
};

/** Gatsby's type expects the return value of React 17's functions. */
export const replaceHydrateFunction = () => hydratePage;

/**
 * Gatsby's announcer holds the leaving page's heading, in English; focus reads the new one's. Hidden, for it would be read at the
 * end of each page as well.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', 'off');
  announcer?.setAttribute('aria-hidden', 'true');
  onAlive();
  loadHeadsWithPages(fetchFailedPage);
  watchFollowing();
  // Whoever has not used the page has followed no link to an older one. Without it, the page stays what it is until it is loaded anew.
  whenUsed(
    () =>
      void import('./src/app/update-check').then(
        (check) => check.watchForUpdates(),
        () => undefined,
      ),
  );
  watchPrinting();
  // Gatsby stores the position at scroll events: an earlier scroll would be lost on Back.
  window.dispatchEvent(new Event('scroll'));
};

/** Links load a newer build; this does it for Back and Forward. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (window.___swUpdated) window.location.reload();
  else if (location.hash) setDestination({ hash: idOf(location.hash), from: comesBackFrom(prevLocation) });
};

/** The page transition scrolls once the old page has left; a picture's viewer keeps the page where it is. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const previous = prevRouterProps?.location;
  if (!previous) return true;
  // Back has closed a dialog: the same entry for the router.
  if (previous.href === location.href && keyOf(previous) === keyOf(location)) return false;
  if (previous.pathname === location.pathname)
    return ![previous, location].some(({ hash }) => isPictureHash(hash));
  // Despite its type: undefined or 0 for a position not stored yet.
  const saved = getSavedScrollPosition(location) as unknown as [number, number] | number | null;
  const top = Array.isArray(saved) ? saved[1] : (saved ?? 0);
  if (top || !location.hash) setDestination({ top, from: comesBackFrom(previous) });
  return false;
};

/** Missing in Gatsby's types. */
const keyOf = (location: object) => (location as { key?: string }).key;

const comesBackFrom = ({ pathname }: Pick<Location, 'pathname'>) => (cameBack() ? pathname : undefined);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  endFollowing();
  forgetHistory();
};

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
