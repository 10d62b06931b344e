import { graphql, type PageProps } from 'gatsby';
import { PreviewScreen } from '../../screens/preview/preview-screen';

export { PageHead as Head } from '../parts/page-head';

export default function PreviewPage({ location }: PageProps) {
  return <PreviewScreen path={location.pathname} />;
}

export const query = graphql`
  query PreviewPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "previews"] } }) {
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
