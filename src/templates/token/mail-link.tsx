import { graphql, type PageProps } from 'gatsby';
import type { PageData } from '../../page-makers/page-context';
import { MailLinkScreen } from '../../screens/mail-link/mail-link-screen';
import type { MailLinkView } from '../../screens/mail-link/mail-link-view';

export { PageHead as Head } from '../parts/page-head';

export default function MailLinkPage({ data, location }: PageProps<PageData<MailLinkView>>) {
  return <MailLinkScreen view={data.page.view} search={location.search} />;
}

export const query = graphql`
  query MailLinkPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms"] } }) {
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
