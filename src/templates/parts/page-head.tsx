import type { HeadProps } from 'gatsby';
import { contextOf } from '../../page-makers/context-of';
import type { BuiltPageContext, PageContext, PageData } from '../../page-makers/page-context';
import { SeoHead } from '../../seo/seo-head';
import { StructuredData } from '../../seo/structured-data/structured-data';

/** The Head of every page that the build made. */
export function PageHead(props: HeadProps<PageData, BuiltPageContext>) {
  return <ContextHead context={contextOf(props) as PageContext} />;
}

/** The head of a page that is no error page, whoever made it. */
export function ContextHead({ context: { language, head, site, route, view } }: { context: PageContext }) {
  // Gatsby keeps the query from Head. A page that is made for one holds it; in the browser Head is not hydrated, so it may look.
  const search = typeof window === 'undefined' ? head.search : window.location.search;
  return (
    <>
      <SeoHead locale={language} head={head} site={site} search={search} />
      <StructuredData locale={language} route={route} site={site} head={head} view={view} />
    </>
  );
}
