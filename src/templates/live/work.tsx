import type { GetServerDataProps, PageProps } from 'gatsby';
import { serveLivePage, type LiveData } from '../../server-render/serve-live-page';
import { WorkScreen } from '../../screens/work/work-screen';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

export default function LiveWorkPage({ serverData }: PageProps<object, object, unknown, LiveData>) {
  return <LivePage serverData={serverData} Screen={WorkScreen} />;
}

export const getServerData = (call: GetServerDataProps) =>
  serveLivePage('works-slug', ['common', 'work'], call);
