import type { PageProps } from 'gatsby';
import { AboutScreen } from '../screens/about/about-screen';
import type { TextPageView } from '../screens/text-page/text-page-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function AboutPage({ pageContext }: PageProps<object, PageContext<TextPageView>>) {
  return <AboutScreen view={pageContext.view} />;
}
