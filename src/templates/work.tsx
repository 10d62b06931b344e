import type { PageProps } from 'gatsby';
import { WorkScreen } from '../screens/work/work-screen';
import type { WorkView } from '../screens/work/work-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function WorkPage({ pageContext }: PageProps<object, PageContext<WorkView>>) {
  return <WorkScreen view={pageContext.view} />;
}
