import type { PageProps } from 'gatsby';
import { PressListScreen } from '../screens/press/press-list-screen';
import type { PressListView } from '../screens/press/press-list-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function PressListPage({ pageContext }: PageProps<object, PageContext<PressListView>>) {
  return <PressListScreen view={pageContext.view} />;
}
