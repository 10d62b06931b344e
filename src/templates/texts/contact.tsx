import { graphql, type PageProps } from 'gatsby';
import { ContactScreen } from '../../screens/contact/contact-screen';
import type { ContactView } from '../../screens/contact/contact-view';
import type { PageData } from '../../page-makers/page-context';

export { PageHead as Head } from '../parts/page-head';

export default function ContactPage({ data, location }: PageProps<PageData<ContactView>>) {
  return <ContactScreen view={data.page.view} search={location.search} />;
}

export const query = graphql`
  query ContactPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms", "pages"] } }) {
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
