import { graphql, type PageProps } from 'gatsby';
import { PressArticleScreen } from '../screens/press-article/press-article-screen';
import type { PressArticleView } from '../screens/press-article/press-article-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function PressArticlePage({ data }: PageProps<PageData<PressArticleView>>) {
  return <PressArticleScreen view={data.page.view} />;
}

export const query = graphql`
  query PressArticlePage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }) {
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
