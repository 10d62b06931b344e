import { graphql, type PageProps } from 'gatsby';
import { SelectionScreen } from '../screens/selection/selection-screen';

export { PageHead as Head } from './parts/page-head';

export default function SelectionPage({ location }: PageProps) {
  return <SelectionScreen search={location.search} />;
}

export const query = graphql`
  query SelectionPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "notes", "selection", "work"] } }
    ) {
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
