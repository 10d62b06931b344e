import { graphql, type PageProps } from 'gatsby';
import { CreatorsScreen } from '../screens/creators/creators-screen';
import type { CreatorsView } from '../screens/creators/creators-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function CreatorsPage({ data }: PageProps<PageData<CreatorsView>>) {
  return <CreatorsScreen view={data.page.view} />;
}

export const query = graphql`
  query CreatorsPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "lists", "pages"] } }) {
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
