import type { GatsbyBrowser } from 'gatsby';
import { setDestination } from './src/app/arrive-on-page';
import { cameBack, forgetHistory, watchHistory } from './src/app/came-back';
import { watchDialogs } from './src/browser/closed-by-back';
import { nameEntries, placeOf } from './src/browser/entries';
import { whenUsed } from './src/browser/moments/when-used';
import { endFollowing, watchFollowing } from './src/browser/following';
import { fetchFailedPage } from './src/app/late-failed-page';
import { hydratePage } from './src/app/hydrate-page';
import { recoverFirstLoad } from './src/app/recover-first-load';
import { isPictureHash } from './src/features/viewer/picture-hash';
import { watchPrinting } from './src/features/print/watch-printing';
import { loadHeadsWithPages } from './src/templates/parts/head-code';

let onAlive: () => void;

export const onClientEntry = (): void => {
  nameEntries();
  watchDialogs();
  watchHistory();
  onAlive = recoverFirstLoad();
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
};

/** Links load a newer build; this does it for Back and Forward. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (window.___swUpdated) return window.location.reload();
  setDestination({
    top: placeOf(location as typeof location & { key?: string }),
    hash: location.hash ? idOf(location.hash) : undefined,
    from: cameBack() ? prevLocation.pathname : undefined,
  });
};

/** The page transition scrolls once the old page has left; a picture's viewer keeps the page where it is. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const previous = prevRouterProps?.location;
  return (
    previous?.pathname === location.pathname && ![previous, location].some(({ hash }) => isPictureHash(hash))
  );
};

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
