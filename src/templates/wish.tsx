import { graphql, type PageProps } from 'gatsby';
import { WishScreen } from '../screens/wish/wish-screen';

export { PageHead as Head } from './parts/page-head';

export default function WishPage({ location }: PageProps<object, object, unknown>) {
  return <WishScreen search={location.search} state={location.state} />;
}

export const query = graphql`
  query WishPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "forms", "wish-page"] } }
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
