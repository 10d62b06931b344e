import type { WorkSummary } from '../../contract/items/work';
import { joinNames } from '../../i18n/formats/lists';
import type { LocaleCode } from '../../i18n/locales';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import type { ViewContext } from '../../page/view-context';

export interface WorkCardView {
  path: string;
  /** Null in a language without a translation. */
  slugs: Record<LocaleCode, string | null>;
  creators: string;
  title: string;
  date?: string;
  sold: boolean;
  note?: string;
  picture?: PictureView;
}

export function toWorkCardView(work: WorkSummary, { locale, mediaOrigin }: ViewContext): WorkCardView {
  return {
    path: routePath('works-slug', locale, { slug: work.slug }),
    slugs: work.slugs,
    creators: joinNames(
      work.creators.map(({ name }) => name),
      locale,
    ),
    title: work.title,
    ...(work.date && { date: work.date }),
    sold: work.availability === 'sold',
    ...(work.image && { picture: toPictureView(work.image, mediaOrigin) }),
  };
}
