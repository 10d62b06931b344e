import { graphql, type PageProps } from 'gatsby';
import { WorkScreen } from '../screens/work/work-screen';
import type { WorkView } from '../screens/work/work-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function WorkPage({ data }: PageProps<PageData<WorkView>>) {
  return <WorkScreen view={data.page.view} />;
}

export const query = graphql`
  query WorkPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "work"] } }) {
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
