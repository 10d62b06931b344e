import type { PageProps } from 'gatsby';
import { WorksScreen } from '../screens/works/works-screen';
import type { WorksView } from '../screens/works/works-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function WorksPage({ pageContext }: PageProps<object, PageContext<WorksView>>) {
  return <WorksScreen view={pageContext.view} />;
}
