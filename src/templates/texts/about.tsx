import { graphql, type PageProps } from 'gatsby';
import { AboutScreen } from '../../screens/about/about-screen';
import type { TextPageView } from '../../screens/text-page/text-page-view';
import type { PageData } from '../../page-makers/page-context';

export { PageHead as Head } from '../parts/page-head';

export default function AboutPage({ data }: PageProps<PageData<TextPageView>>) {
  return <AboutScreen view={data.page.view} />;
}

export const query = graphql`
  query AboutPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
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
