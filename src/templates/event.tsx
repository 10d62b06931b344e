import type { PageProps } from 'gatsby';
import { EventScreen } from '../screens/event/event-screen';
import type { EventView } from '../screens/event/event-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function EventPage({ pageContext }: PageProps<object, PageContext<EventView>>) {
  return <EventScreen view={pageContext.view} />;
}
