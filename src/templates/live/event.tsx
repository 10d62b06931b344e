import type { GetServerDataProps, PageProps } from 'gatsby';
import { serveLivePage, type LiveData } from '../../server-render/serve-live-page';
import { EventScreen } from '../../screens/event/event-screen';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

export default function LiveEventPage({ serverData }: PageProps<object, object, unknown, LiveData>) {
  return <LivePage serverData={serverData} Screen={EventScreen} />;
}

export const getServerData = (call: GetServerDataProps) =>
  serveLivePage('events-slug', ['common', 'pages'], call);
