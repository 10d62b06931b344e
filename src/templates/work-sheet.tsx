import { graphql, type PageProps } from 'gatsby';
import { WorkSheetScreen } from '../screens/work-sheet/work-sheet-screen';
import type { WorkSheetView } from '../screens/work-sheet/work-sheet-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function WorkSheetPage({ data }: PageProps<PageData<WorkSheetView>>) {
  return <WorkSheetScreen view={data.page.view} />;
}

export const query = graphql`
  query WorkSheetPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "of-work", "work"] } }) {
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
