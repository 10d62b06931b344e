import { ON_REQUEST } from '../../contract/collections/values';
import type { Work } from '../../contract/items/work';
import { safeHtml } from '../../components/html/safe-html';
import { pressMentionsOf, type PressMentionView } from '../../components/press/press-mention-view';
import { toScaleView } from '../../components/scale/scale-view';
import type { ViewContext } from '../../page/view-context';
import { toHdImageView, type HdImageView } from '../../features/downloads/hd-image-view';
import { enquirySearch } from '../../features/enquiry/about/enquired-work';
import type { SheetWork } from '../../features/sheet/sheet-view';
import { formatPrice } from '../../i18n/formats/prices';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/translator';
import type { LocaleCode } from '../../i18n/locales';
import { mediaUrl, toPictureViews, type PictureView } from '../../media/picture-view';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import { toModelView, type ModelView } from '../../features/model/model-view';
import { formatDimensions } from './dimensions';
import { labelFacts } from './label-facts';

export interface WorkView extends SheetWork {
  /** null where there is no translation. */
  slugs: Record<LocaleCode, string | null>;
  creators: { name: string; path: string }[];
  materials?: string;
  /** Whether the price is an amount. */
  isPriced: boolean;
  bibliography: string[];
  /** Articles that cite it; only where there are any. */
  press?: PressMentionView[];
  /** Missing in the preview of a work that has none yet. */
  type?: { title: string; path: string };
  model?: ModelView;
  /** 'H 160 × W 88 cm', where it has a model. */
  dimensions?: string;
  pictures: PictureView[];
  hdImages: HdImageView[];
  related: WorkCardView[];
  /** The last change, ISO date and time. */
  updatedAt: string;
  paths: { page: string; grid: string; sheet: string; enquiry: string };
}

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
    facts: labelFacts(work, locale),
    ...(work.materials && { materials: work.materials }),
    reference: t('work.reference', { reference: work.reference }),
    sold: work.availability === 'sold',
    ...priceOf(work, locale),
    ...(work.description && { description: safeHtml(work.description) }),
    ...(work.history && { history: safeHtml(work.history) }),
    bibliography: work.bibliography.map(safeHtml),
    ...pressMentionsOf(work, context),
    credits: [...work.credits, ...photographCredits(pictures, work.credits, t('work.photographs'))],
    type: { title: work.type.title, path: routePath('works-type-slug', locale, { slug: work.type.slug }) },
    pictures,
    hdImages: work.hd_images.map((image) => toHdImageView(image, context)),
    related: work.related_works.map((related) => toWorkCardView(related, context)),
    ...(scale && { scale }),
    ...(scale &&
      work.model && { model: toModelView(work.model, mediaOrigin), ...dimensionsOf(work, locale) }),
    updatedAt: work.updated_at,
    paths: {
      page: routePath('works-slug', locale, { slug: work.slug }),
      grid: allWorksPath(locale),
      sheet: routePath('works-slug-pdf', locale, { slug: work.slug }),
      enquiry: routePath('contact', locale) + enquirySearch('work', work.slug),
    },
  };
}

function dimensionsOf({ dimensions }: Work, locale: LocaleCode): Pick<WorkView, 'dimensions'> {
  const line = dimensions && formatDimensions(dimensions, locale);
  return line ? { dimensions: line } : {};
}

function priceOf({ price, availability }: Work, locale: LocaleCode): Pick<WorkView, 'price' | 'isPriced'> {
  if (!price || availability === 'sold') return { isPriced: false };
  if (price === ON_REQUEST) return { price: translator(locale)('work.price-on-request'), isPriced: false };
  return { price: formatPrice(price, locale), isPriced: true };
}

/** Photographers whom the credits don't name already. */
function photographCredits(pictures: readonly PictureView[], credits: Work['credits'], role: string) {
  const named = new Set(credits.map(({ name }) => name));
  const others = [...new Set(pictures.flatMap(({ credit }) => credit ?? []))].filter(
    (name) => !named.has(name),
  );
  return others.map((name) => ({ role, name }));
}

type Original = NonNullable<PictureView['original']>;

/** The contract lists originals apart: a picture takes the first of its size that no other has taken. */
export function withOriginals(
  pictures: readonly PictureView[],
  originals: readonly Original[],
): PictureView[] {
  const left = [...originals];
  return pictures.map((picture) => {
    const at = left.findIndex(({ width, height }) => width === picture.width && height === picture.height);
    const [original] = at < 0 ? [] : left.splice(at, 1);
    return original ? { ...picture, original } : picture;
  });
}
