import type { HdImage } from '../../contract/common';
import type { Work } from '../../contract/work';
import { toFileView, type FileView } from '../../components/file-view';
import { safeHtml } from '../../components/html/safe-html';
import type { ViewContext } from '../../components/view-context';
import { enquirySearch } from '../../features/enquiry/enquired-work';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/i18n';
import type { PictureView } from '../../media/picture-view';
import { toPictureViews } from '../../media/picture-views';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import { formatDimensions } from './dimensions';

export interface WorkView {
  slug: string;
  title: string;
  creators: { name: string; path: string }[];
  date?: string;
  /** The lines of the label without their captions: materials, dimensions, edition. */
  facts: string[];
  reference: string;
  sold: boolean;
  description?: string;
  history?: string;
  bibliography: string[];
  credits: { role: string; name: string }[];
  type: { title: string; path: string };
  pictures: PictureView[];
  hdImages: (FileView & { pixels: string })[];
  related: WorkCardView[];
  paths: { grid: string; sheet: string; enquiry: string };
}

/** A work of the API as its page shows it. */
export function toWorkView(work: Work, context: ViewContext): WorkView {
  const { locale, mediaOrigin } = context;
  const t = translator(locale);
  const pictures = toPictureViews(work.image, work.images, mediaOrigin);
  const dimensions = work.dimensions && formatDimensions(work.dimensions, locale);
  return {
    slug: work.slug,
    title: work.title,
    creators: work.creators.map(({ name, slug }) => ({
      name,
      path: routePath('creators-slug', locale, { slug }),
    })),
    ...(work.date && { date: work.date }),
    facts: [
      work.grouping !== 'single' && t(`work.${work.grouping}`),
      work.materials,
      dimensions,
      work.edition && t('work.edition', { name: work.edition }),
    ].filter((fact): fact is string => Boolean(fact)),
    reference: t('work.reference', { reference: work.reference }),
    sold: work.availability === 'sold',
    ...(work.description && { description: safeHtml(work.description) }),
    ...(work.history && { history: safeHtml(work.history) }),
    bibliography: work.bibliography.map(safeHtml),
    credits: [...work.credits, ...photographCredits(pictures, work.credits, t('work.photographs'))],
    type: { title: work.type.title, path: routePath('works-type-slug', locale, { slug: work.type.slug }) },
    pictures,
    hdImages: work.hd_images.map((image) => toHdView(image, context)),
    related: work.related_works.map((related) => toWorkCardView(related, context)),
    paths: {
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

function toHdView(image: HdImage, context: ViewContext) {
  const { width, height } = image;
  return {
    ...toFileView(image, context),
    pixels: translator(context.locale)('file.pixels', { width, height }),
  };
}
