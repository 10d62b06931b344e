import { graphql, type PageProps } from 'gatsby';
import { EventScreen } from '../screens/event/event-screen';
import type { EventView } from '../screens/event/event-view';
import type { PageData } from '../page-makers/page-context';

export { PageHead as Head } from './parts/page-head';

export default function EventPage({ data }: PageProps<PageData<EventView>>) {
  return <EventScreen view={data.page.view} />;
}

export const query = graphql`
  query EventPage($path: String!, $language: String!) {
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
