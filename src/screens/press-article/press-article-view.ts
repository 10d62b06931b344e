import type { PressArticle } from '../../contract/items/press';
import { toCreatorCardView, type CreatorCardView } from '../../components/creators/creator-card-view';
import { toFileView, type FileView } from '../../components/links/file-view';
import { safeHtml } from '../../components/html/safe-html';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { formatDate } from '../../i18n/formats/dates';
import { translator } from '../../i18n/translator';
import { toPictureViews, type PictureView } from '../../media/picture-view';

export interface PressArticleView {
  slug: string;
  title: string;
  publication: string;
  date: string;
  /** 'by Tobias Fenwright' */
  author?: string;
  body?: string;
  /** The article where it was published. */
  url?: string;
  pictures: PictureView[];
  pressRelease?: FileView;
  works: WorkCardView[];
  designers: CreatorCardView[];
}

export function toPressArticleView(article: PressArticle, context: ViewContext): PressArticleView {
  const { locale, mediaOrigin } = context;
  const { slug, title, publication, published_on, author, body, url, press_release } = article;
  return {
    slug,
    title,
    publication,
    date: formatDate(published_on, locale),
    ...(author && { author: translator(locale)('press.by', { author }) }),
    ...(body && { body: safeHtml(body) }),
    ...(url && isWebAddress(url) && { url }),
    pictures: toPictureViews(article.image, article.images, mediaOrigin),
    ...(press_release && { pressRelease: toFileView(press_release, context) }),
    works: article.cited_works.map((work) => toWorkCardView(work, context)),
    designers: article.cited_designers.map((designer) => toCreatorCardView(designer, context)),
  };
}

/** Editors may enter anything; a link must not run a script. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
