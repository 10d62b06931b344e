import { graphql, type PageProps } from 'gatsby';
import { PressListScreen } from '../screens/press/press-list-screen';
import type { PressListView } from '../screens/press/press-list-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function PressListPage({ data }: PageProps<PageData<PressListView>>) {
  return <PressListScreen view={data.page.view} />;
}

export const query = graphql`
  query PressListPage($path: String!, $language: String!) {
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
