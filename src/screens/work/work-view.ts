import type { Work } from '../../contract/work';
import { safeHtml } from '../../components/html/safe-html';
import { toScaleView, type ScaleView } from '../../components/scale/scale-view';
import type { ViewContext } from '../../page/view-context';
import { toHdImageView, type HdImageView } from '../../features/downloads/hd-image-view';
import { enquirySearch } from '../../features/enquiry/enquired-work';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/i18n';
import type { LocaleCode } from '../../i18n/locales';
import { mediaUrl, type PictureView } from '../../media/picture-view';
import { toPictureViews } from '../../media/picture-views';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import { formatDimensions, formatDimensionsInInches } from './dimensions';
import { withOriginals } from './pictures/with-originals';

export interface WorkView {
  slug: string;
  /** In each language, null where there is no translation. */
  slugs: Record<LocaleCode, string | null>;
  title: string;
  creators: { name: string; path: string }[];
  date?: string;
  /** The lines of the museum label below creator, title and date: materials, dimensions, edition. */
  facts: string[];
  materials?: string;
  reference: string;
  sold: boolean;
  description?: string;
  history?: string;
  bibliography: string[];
  credits: { role: string; name: string }[];
  type: { title: string; path: string };
  pictures: PictureView[];
  hdImages: HdImageView[];
  related: WorkCardView[];
  /** What its drawing to scale is made of; missing without a dimension. */
  scale?: ScaleView;
  /** When it was changed last, ISO date and time. */
  updatedAt: string;
  paths: { page: string; grid: string; sheet: string; enquiry: string };
}

/** A work of the API as its page shows it. */
export function toWorkView(work: Work, context: ViewContext): WorkView {
  const { locale, mediaOrigin } = context;
  const t = translator(locale);
  const pictures = withOriginals(
    toPictureViews(work.image, work.images, mediaOrigin),
    work.hd_images.map(({ url, width, height }) => ({ url: mediaUrl(url, mediaOrigin), width, height })),
  );
  const scale = toScaleView(work);
  return {
    slug: work.slug,
    slugs: work.slugs,
    title: work.title,
    creators: work.creators.map(({ name, slug }) => ({
      name,
      path: routePath('creators-slug', locale, { slug }),
    })),
    ...(work.date && { date: work.date }),
    facts: [
      work.grouping !== 'single' && t(`work.${work.grouping}`),
      work.materials,
      work.dimensions && formatDimensions(work.dimensions, locale),
      work.dimensions && formatDimensionsInInches(work.dimensions, locale),
      work.edition && t('work.edition', { name: work.edition }),
    ].filter((fact): fact is string => Boolean(fact)),
    ...(work.materials && { materials: work.materials }),
    reference: t('work.reference', { reference: work.reference }),
    sold: work.availability === 'sold',
    ...(work.description && { description: safeHtml(work.description) }),
    ...(work.history && { history: safeHtml(work.history) }),
    bibliography: work.bibliography.map(safeHtml),
    credits: [...work.credits, ...photographCredits(pictures, work.credits, t('work.photographs'))],
    type: { title: work.type.title, path: routePath('works-type-slug', locale, { slug: work.type.slug }) },
    pictures,
    hdImages: work.hd_images.map((image) => toHdImageView(image, context)),
    related: work.related_works.map((related) => toWorkCardView(related, context)),
    ...(scale && { scale }),
    updatedAt: work.updated_at,
    paths: {
      page: routePath('works-slug', locale, { slug: work.slug }),
      grid: allWorksPath(locale),
      sheet: routePath('works-slug-pdf', locale, { slug: work.slug }),
      enquiry: routePath('contact', locale) + enquirySearch({ slug: work.slug, title: work.title }),
    },
  };
}

/** Who took the pictures, unless the credits name them already. */
function photographCredits(pictures: readonly PictureView[], credits: Work['credits'], role: string) {
  const named = new Set(credits.map(({ name }) => name));
  const others = [...new Set(pictures.flatMap(({ credit }) => credit ?? []))].filter(
    (name) => !named.has(name),
  );
  return others.map((name) => ({ role, name }));
}
