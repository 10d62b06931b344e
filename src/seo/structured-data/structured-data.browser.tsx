import { useEffect } from 'react';
import { localeOrigin } from '../locale-origin';
import { pageRef } from './node-ids';
import type { DescribedPage } from './page-graph';

/** Read before hydration: Gatsby removes from the head what a page does not render. */
const served = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
const servedSearch = window.location.search;

/** Of the page that was served, the server's block; of every page that follows, one made here when the browser is idle. */
export function StructuredData(page: DescribedPage) {
  const { '@id': id } = pageRef(localeOrigin(page.locale, page.site.origin) + page.head.path);
  const isServed = window.location.search === servedSearch && served.includes(JSON.stringify(id));
  // At each rendering, as Gatsby takes all that it knows of out of the head at each.
  useEffect(() => {
    if (isServed) return undefined;
    const left = new AbortController();
    // For machines only: nobody misses it who has no network.
    import('../append-description').then(
      ({ appendDescription }) => appendDescription(page, left.signal),
      () => undefined,
    );
    return () => left.abort();
  });
  return isServed ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: served }} /> : null;
}
