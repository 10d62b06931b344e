import { localeOrigin } from '../locale-origin';
import { pageRef } from './node-ids';
import type { DescribedPage } from './page-graph';

// Read at once: Gatsby takes out of the head whatever a page does not render.
const served = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
const servedSearch = window.location.search;

/**
 * Stands in for structured-data.tsx in the browser: the block that came with the document, on the page and with the query that
 * it is about, for crawlers that read a page once its scripts have run. Pages that a visitor goes on to have none; a crawler asks for
 * each by its address.
 */
export function StructuredData({ locale, site, head }: Pick<DescribedPage, 'locale' | 'site' | 'head'>) {
  const { '@id': id } = pageRef(localeOrigin(locale, site.origin) + head.path);
  if (window.location.search !== servedSearch || !served.includes(JSON.stringify(id))) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: served }} />;
}
