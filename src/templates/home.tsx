import type { PageProps } from 'gatsby';
import { HomeScreen } from '../screens/home/home-screen';
import type { HomeView } from '../screens/home/home-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function HomePage({ pageContext }: PageProps<object, PageContext<HomeView>>) {
  return <HomeScreen view={pageContext.view} />;
}
