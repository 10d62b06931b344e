import { graphql, type PageProps } from 'gatsby';
import { LegalNoticeScreen } from '../../screens/legal-notice/legal-notice-screen';
import type { TextPageView } from '../../screens/text-page/text-page-view';
import type { PageData } from '../../page-makers/page-context';

export { PageHead as Head } from '../parts/page-head';

export default function LegalNoticePage({ data }: PageProps<PageData<TextPageView>>) {
  return <LegalNoticeScreen view={data.page.view} />;
}

export const query = graphql`
  query LegalNoticePage($path: String!, $language: String!) {
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
