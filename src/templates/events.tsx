import { graphql, type PageProps } from 'gatsby';
import { EventsScreen } from '../screens/events/events-screen';
import type { EventsView } from '../screens/events/events-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function EventsPage({ data }: PageProps<PageData<EventsView>>) {
  return <EventsScreen view={data.page.view} />;
}

export const query = graphql`
  query EventsPage($path: String!, $language: String!) {
    page: pageContent(path: $path)
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "lists", "pages"] } }) {
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
