import { inScript } from '../in-script';
import { pageGraph, type DescribedPage } from './page-graph';

/**
 * What crawlers read about a page, in the HTML that is built or rendered by the server. A built site's browser keeps it
 * (structured-data.browser.tsx) and need not load what writes it.
 */
export function StructuredData(page: DescribedPage) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inScript(JSON.stringify(pageGraph(page))) }}
    />
  );
}
