import type { PressSummary } from '../../contract/items/press';
import { formatDate } from '../../i18n/formats/dates';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import type { ViewContext } from '../../page/view-context';

export interface PressCardView {
  path: string;
  title: string;
  publication: string;
  date: string;
  author?: string;
  picture?: PictureView;
}

export function toPressCardView(article: PressSummary, { locale, mediaOrigin }: ViewContext): PressCardView {
  return {
    path: routePath('press-slug', locale, { slug: article.slug }),
    title: article.title,
    publication: article.publication,
    date: formatDate(article.published_on, locale),
    ...(article.author && { author: article.author }),
    ...(article.image && { picture: toPictureView(article.image, mediaOrigin) }),
  };
}
