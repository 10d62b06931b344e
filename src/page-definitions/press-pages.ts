import type { PressArticle, PressSummary } from '../contract/press';
import type { ViewContext } from '../components/view-context';
import { formatDate } from '../i18n/dates';
import { translator } from '../i18n/i18n';
import { toPressArticleView } from '../screens/press-article/press-article-view';
import { toPressListView } from '../screens/press/press-list-view';
import { description } from './description';
import { headPicture } from './head-picture';
import { makePage } from './make-page';
import type { PageDefinition } from './page-definition';

/** The list of press articles. */
export function pressPage(context: ViewContext, press: readonly PressSummary[]): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'press',
    template: 'press',
    title: t('press.title'),
    description: t('press.description'),
    ...headPicture(context, press.find(({ image }) => image)?.image),
    view: toPressListView(press, context),
  });
}

/** The page of a press article. */
export function pressArticlePage(context: ViewContext, article: PressArticle): PageDefinition {
  const printed = `${article.publication}, ${formatDate(article.published_on, context.locale)}`;
  return makePage(context, {
    route: 'press-slug',
    template: 'press-article',
    slugs: article.slugs,
    title: article.title,
    description: description(`${printed}.`, article.body),
    type: 'article',
    ...headPicture(context, article.image),
    view: toPressArticleView(article, context),
  });
}
