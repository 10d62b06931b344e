import type { PageProps } from 'gatsby';
import { CreatorsScreen } from '../screens/creators/creators-screen';
import type { CreatorsView } from '../screens/creators/creators-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function CreatorsPage({ pageContext }: PageProps<object, PageContext<CreatorsView>>) {
  return <CreatorsScreen view={pageContext.view} />;
}
