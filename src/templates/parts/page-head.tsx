import type { HeadProps } from 'gatsby';
import { contextOf } from '../../page-makers/context-of';
import type { BuiltPageContext, PageContext, PageData } from '../../page-makers/page-context';
import { SeoHead } from '../../seo/seo-head';
import { StructuredData } from '../../seo/structured-data/structured-data';

export function PageHead(props: HeadProps<PageData, BuiltPageContext>) {
  return <ContextHead context={contextOf(props) as PageContext} />;
}

export function ContextHead({ context: { language, head, site, route, view } }: { context: PageContext }) {
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
