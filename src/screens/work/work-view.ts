import type { HdImage } from '../../contract/common';
import type { Work } from '../../contract/work';
import { toFileView, type FileView } from '../../components/file-view';
import { safeHtml } from '../../components/html/safe-html';
import type { ViewContext } from '../../components/view-context';
import { enquirySearch } from '../../features/enquiry/enquired-work';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/i18n';
import { toPictureView, type PictureView } from '../../media/picture-view';
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
  pictures: PictureView[];
  hdImages: (FileView & { pixels: string })[];
  related: WorkCardView[];
  paths: { grid: string; sheet: string; enquiry: string };
}

/** A work of the API as its page shows it. */
export function toWorkView(work: Work, context: ViewContext): WorkView {
  const { locale, mediaOrigin } = context;
  const t = translator(locale);
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
    credits: work.credits,
    pictures: work.images.map((image) => toPictureView(image, mediaOrigin)),
    hdImages: work.hd_images.map((image) => toHdView(image, context)),
    related: work.related_works.map((related) => toWorkCardView(related, context)),
    paths: {
      grid: allWorksPath(locale),
      sheet: routePath('works-slug-pdf', locale, { slug: work.slug }),
      enquiry: routePath('contact', locale) + enquirySearch({ slug: work.slug, title: work.title }),
    },
  };
}

function toHdView(image: HdImage, context: ViewContext) {
  const { width, height } = image;
  return {
    ...toFileView(image, context),
    pixels: translator(context.locale)('file.pixels', { width, height }),
  };
}
