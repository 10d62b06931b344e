import type { PageProps } from 'gatsby';
import { PressArticleScreen } from '../screens/press-article/press-article-screen';
import type { PressArticleView } from '../screens/press-article/press-article-view';
import type { PageContext } from '../page-definitions/page-context';

export { PageHead as Head } from './page-head';

export default function PressArticlePage({ pageContext }: PageProps<object, PageContext<PressArticleView>>) {
  return <PressArticleScreen view={pageContext.view} />;
}
