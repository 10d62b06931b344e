import type { PressArticle, PressSummary } from '../../contract/items/press';
import type { ViewContext } from '../../page/view-context';
import { formatDate } from '../../i18n/formats/dates';
import { translator } from '../../i18n/i18n';
import { toPressArticleView } from '../../screens/press-article/press-article-view';
import { toPressListView } from '../../screens/press/press-list-view';
import { articleNode } from '../../seo/structured-data/things/article-node';
import { description } from '../parts/description';
import { headPicture } from '../parts/head-picture';
import { makePage } from '../make-page';
import { newestOf } from '../parts/newest';
import type { PageDefinition } from '../page-definition';
import { thingAddresses } from '../parts/thing-addresses';

export function pressPage(context: ViewContext, press: readonly PressSummary[]): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'press',
    template: 'press',
    title: t('press.title'),
    description: t('description.press'),
    ...newestOf(press),
    ...headPicture(context, press.find(({ image }) => image)?.image),
    view: toPressListView(press, context),
  });
}

export function pressArticlePage(context: ViewContext, article: PressArticle): PageDefinition {
  const addresses = thingAddresses(context, 'press-slug', article);
  const printed = `${article.publication}, ${formatDate(article.published_on, context.locale)}`;
  const text = description(`${printed}.`, article.body);
  return makePage(context, {
    route: 'press-slug',
    template: 'press-article',
    slugs: article.slugs,
    title: article.title,
    description: text,
    type: 'article',
    updatedAt: article.updated_at,
    thing: articleNode(article, text, addresses),
    ...headPicture(context, article.image),
    view: toPressArticleView(article, context),
  });
}
