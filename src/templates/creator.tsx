import { graphql, type PageProps } from 'gatsby';
import { CreatorScreen } from '../screens/creator/creator-screen';
import type { CreatorView } from '../screens/creator/creator-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function CreatorPage({ data }: PageProps<PageData<CreatorView>>) {
  return <CreatorScreen view={data.page.view} />;
}

export const query = graphql`
  query CreatorPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }) {
      edges {
        node {
          ns
          language
          data
        }
      }
    }
  }
`;
