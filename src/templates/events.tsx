import type { PageProps } from 'gatsby';
import { EventsScreen } from '../screens/events/events-screen';
import type { EventsView } from '../screens/events/events-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function EventsPage({ pageContext }: PageProps<object, PageContext<EventsView>>) {
  return <EventsScreen view={pageContext.view} />;
}
