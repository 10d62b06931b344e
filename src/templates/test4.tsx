import type { PageProps } from 'gatsby';
import { PicturesTestScreen } from '../screens/test/pictures-test-screen';
import type { PicturesTestView } from '../screens/test/pictures-test-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function PicturesTestPage({ pageContext }: PageProps<object, PageContext<PicturesTestView>>) {
  return <PicturesTestScreen view={pageContext.view} />;
}
