import type { GetServerDataProps, PageProps } from 'gatsby';
import { serveLivePage, type LiveData } from '../../server-render/serve-live-page';
import { WorksScreen } from '../../screens/works/works-screen';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

export default function LiveWorksPage({ serverData }: PageProps<object, object, unknown, LiveData>) {
  return <LivePage serverData={serverData} Screen={WorksScreen} />;
}

export const getServerData = (call: GetServerDataProps) =>
  serveLivePage(
    call.params?.['part'] ? 'works-type-slug-part' : 'works-type-slug',
    ['common', 'lists'],
    call,
  );
