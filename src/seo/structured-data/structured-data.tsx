import { describePage, type DescribedPage } from './page-graph';

export function StructuredData(page: DescribedPage) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: describePage(page) }} />;
}
