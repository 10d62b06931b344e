import { pageGraph, type DescribedPage } from './page-graph';

/** A text that ends with `</script>` would end the script, too. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/**
 * What crawlers read about a page, in the HTML that is built or rendered by the server. The browser's own code leaves it
 * out: a crawler asks for each page by its address, and visitors need not load what writes it.
 */
export function StructuredData(page: DescribedPage) {
  if (process.env.BUILD_STAGE === 'build-javascript') return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inScript(JSON.stringify(pageGraph(page))) }}
    />
  );
}
