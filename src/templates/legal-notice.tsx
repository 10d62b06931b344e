import type { PageProps } from 'gatsby';
import { LegalNoticeScreen } from '../screens/legal-notice/legal-notice-screen';
import type { TextPageView } from '../screens/text-page/text-page-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function LegalNoticePage({ pageContext }: PageProps<object, PageContext<TextPageView>>) {
  return <LegalNoticeScreen view={pageContext.view} />;
}
