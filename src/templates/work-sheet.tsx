import type { PageProps } from 'gatsby';
import { WorkSheetScreen } from '../screens/work-sheet/work-sheet-screen';
import type { WorkSheetView } from '../screens/work-sheet/work-sheet-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function WorkSheetPage({ pageContext }: PageProps<object, PageContext<WorkSheetView>>) {
  return <WorkSheetScreen view={pageContext.view} />;
}
