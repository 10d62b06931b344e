import { describePage, type DescribedPage } from './page-graph';

/** Server only; structured-data.browser.tsx keeps its output. */
export function StructuredData(page: DescribedPage) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: describePage(page) }} />;
}
