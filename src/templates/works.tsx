import { graphql, type PageProps } from 'gatsby';
import { WorksScreen } from '../screens/works/works-screen';
import type { WorksView } from '../screens/works/works-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function WorksPage({ data }: PageProps<PageData<WorksView>>) {
  return <WorksScreen view={data.page.view} />;
}

export const query = graphql`
  query WorksPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "lists"] } }) {
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
