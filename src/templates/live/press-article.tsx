import type { GetServerDataProps, PageProps } from 'gatsby';
import { serveLivePage, type LiveData } from '../../server-render/serve-live-page';
import { PressArticleScreen } from '../../screens/press-article/press-article-screen';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

export default function LivePressArticlePage({ serverData }: PageProps<object, object, unknown, LiveData>) {
  return <LivePage serverData={serverData} Screen={PressArticleScreen} />;
}

export const getServerData = (call: GetServerDataProps) =>
  serveLivePage('press-slug', ['common', 'pages'], call);
