import { localeOrigin } from '../locale-origin';
import { pageRef } from './node-ids';
import type { DescribedPage } from './page-graph';

/** Read before hydration: Gatsby removes from the head what a page does not render. */
const served = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
const servedSearch = window.location.search;

/** Keeps the server's block, on the page and with the query that it describes, for crawlers that run scripts. */
export function StructuredData({ locale, site, head }: Pick<DescribedPage, 'locale' | 'site' | 'head'>) {
  const { '@id': id } = pageRef(localeOrigin(locale, site.origin) + head.path);
  if (window.location.search !== servedSearch || !served.includes(JSON.stringify(id))) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: served }} />;
}
