import type { HeadProps } from 'gatsby';
import { SeoHead } from '../seo/seo-head';
import type { PageContext } from './page-context';

/** The Head of every page that the build made. */
export function PageHead({ pageContext, location }: HeadProps<object, PageContext>) {
  const { language, head, site } = pageContext;
  // Gatsby gives the query in the browser only; the built canonical has none.
  const { search } = location as { search?: string };
  return <SeoHead locale={language} head={head} site={site} search={search} />;
}
