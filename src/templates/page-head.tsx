import type { HeadProps } from 'gatsby';
import { SeoHead } from '../seo/seo-head';
import type { PageContext } from './page-context';

/** The Head of every page that the build made. */
export function PageHead({ pageContext }: HeadProps<object, PageContext>) {
  const { language, head, site } = pageContext;
  // Gatsby keeps the query from Head. A built page has none; in the browser Head is not hydrated, so it may look.
  const search = typeof window === 'undefined' ? '' : window.location.search;
  return <SeoHead locale={language} head={head} site={site} search={search} />;
}
