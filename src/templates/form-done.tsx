import { graphql, type PageProps } from 'gatsby';
import type { PageData } from '../page-makers/page-context';
import { FormDoneScreen } from '../screens/form-done/form-done-screen';
import type { FormDoneView } from '../screens/form-done/form-done-view';

export { PageHead as Head } from './parts/page-head';

export default function FormDonePage({ data }: PageProps<PageData<FormDoneView>>) {
  return <FormDoneScreen view={data.page.view} />;
}

export const query = graphql`
  query FormDonePage($path: String!, $language: String!) {
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
