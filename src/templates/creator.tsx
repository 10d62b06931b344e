import type { PageProps } from 'gatsby';
import { CreatorScreen } from '../screens/creator/creator-screen';
import type { CreatorView } from '../screens/creator/creator-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function CreatorPage({ pageContext }: PageProps<object, PageContext<CreatorView>>) {
  return <CreatorScreen view={pageContext.view} />;
}
