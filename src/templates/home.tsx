import { graphql, type PageProps } from 'gatsby';
import { HomeScreen } from '../screens/home/home-screen';
import type { HomeView } from '../screens/home/home-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function HomePage({ data }: PageProps<PageData<HomeView>>) {
  return <HomeScreen view={data.page.view} />;
}

export const query = graphql`
  query HomePage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }) {
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
