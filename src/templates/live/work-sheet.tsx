import type { GetServerDataProps, PageProps } from 'gatsby';
import { serveLivePage, type LiveData } from '../../server-render/serve-live-page';
import { WorkSheetScreen } from '../../screens/work-sheet/work-sheet-screen';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

export default function LiveWorkSheetPage({ serverData }: PageProps<object, object, unknown, LiveData>) {
  return <LivePage serverData={serverData} Screen={WorkSheetScreen} />;
}

export const getServerData = (call: GetServerDataProps) =>
  serveLivePage('works-slug-pdf', ['common', 'of-work', 'work'], call);
