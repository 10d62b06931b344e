import { graphql, type PageProps } from 'gatsby';
import type { PageData } from '../../page-makers/page-context';
import { ControlsTestScreen } from '../../screens/style-guide/controls-test-screen';
import { PicturesTestScreen } from '../../screens/style-guide/pictures-test-screen';
import type { PicturesTestView } from '../../screens/style-guide/pictures-test-view';
import { TypographyTestScreen } from '../../screens/style-guide/typography-test-screen';

export { PageHead as Head } from '../parts/page-head';

/** One template for all test pages: each is a line in what every visitor loads. */
export default function TestPage({ data: { page } }: PageProps<PageData>) {
  if (page.route === 'test3') return <ControlsTestScreen />;
  if (page.route === 'test4') return <PicturesTestScreen view={page.view as PicturesTestView} />;
  return <TypographyTestScreen />;
}

export const query = graphql`
  query TestPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "forms", "lists", "style-guide", "work"] } }
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
