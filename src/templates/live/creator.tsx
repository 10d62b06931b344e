import type { GetServerDataProps, PageProps } from 'gatsby';
import { serveLivePage, type LiveData } from '../../server-render/serve-live-page';
import { CreatorScreen } from '../../screens/creator/creator-screen';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

export default function LiveCreatorPage({ serverData }: PageProps<object, object, unknown, LiveData>) {
  return <LivePage serverData={serverData} Screen={CreatorScreen} />;
}

export const getServerData = (call: GetServerDataProps) =>
  serveLivePage('creators-slug', ['common', 'pages'], call);
