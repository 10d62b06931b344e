import { graphql, type PageProps } from 'gatsby';
import type { PageData } from '../../page-makers/page-context';
import { NewsletterScreen } from '../../screens/newsletter/newsletter-screen';
import type { NewsletterView } from '../../screens/newsletter/newsletter-view';

export { PageHead as Head } from '../parts/page-head';

export default function NewsletterPage({ data, location }: PageProps<PageData<NewsletterView>>) {
  return <NewsletterScreen view={data.page.view} search={location.search} />;
}

export const query = graphql`
  query NewsletterPage($path: String!) {
    page: pageContent(path: $path)
  }
`;
