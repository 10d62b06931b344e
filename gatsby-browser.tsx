import type { GatsbyBrowser } from 'gatsby';
import { setDestination } from './src/app/arrive-on-page';
import { PageShell } from './src/app/page-shell';
import type { PageContext } from './src/templates/page-context';

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <PageShell path={props.location.pathname} context={props.pageContext}>
    {element}
  </PageShell>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  window.history.scrollRestoration = 'manual';
};

/** Gatsby asks below about a hash only when its element is there, and the new page is not there yet. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!location.hash || !prevLocation || prevLocation.pathname === location.pathname) return;
  setDestination({ hash: idOf(location.hash) });
};

/** On a change of page the transition scrolls, once the old page has left. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return true;
  // Typed as numbers, it is undefined or 0 for a place that was not seen yet.
  const saved = getSavedScrollPosition(location) as unknown as [number, number] | number | null;
  const top = Array.isArray(saved) ? saved[1] : (saved ?? 0);
  if (top || !location.hash) setDestination({ top });
  return false;
};

/** The id that a hash names, as written where its escapes are malformed. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
