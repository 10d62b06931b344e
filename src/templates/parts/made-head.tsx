import type { PageContext } from '../../page-makers/page-context';
import { SeoHead } from '../../seo/seo-head';
import { StructuredData } from '../../seo/structured-data/structured-data';

export interface HeadOfPageProps {
  context: PageContext;
}

export function MadeHead({ context: { language, head, site, route, view } }: HeadOfPageProps) {
  // Gatsby gives Head no query. Server pages have it in their context; Head is not hydrated, so that it may
  // read `location`.
  const search = typeof window === 'undefined' ? head.search : window.location.search;
  return (
    <>
      <SeoHead locale={language} head={head} site={site} search={search} />
      <StructuredData locale={language} route={route} site={site} head={head} view={view} />
    </>
  );
}
