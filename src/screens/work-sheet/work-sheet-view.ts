import type { Work } from '../../contract/work';
import type { ViewContext } from '../../components/view-context';
import type { PictureView } from '../../media/picture-view';
import { alternatesOf, type Alternates } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import { toWorkView, type WorkView } from '../work/work-view';
import { cutAtSentence } from './cut-at-sentence';
import { historyRoom, layoutOf, pictureHeight, type SheetLayout } from './sheet-layout';

export interface WorkSheetView {
  title: string;
  creators: string[];
  date?: string;
  facts: string[];
  reference: string;
  sold: boolean;
  /** The beginning of the history, as plain paragraphs. */
  history: string[];
  credits: WorkView['credits'];
  picture?: PictureView;
  layout: SheetLayout;
  /** mm */
  pictureHeight: number;
  /** The work's page. */
  path: string;
  /** The sheet in each language. */
  alternates: Alternates;
}

/** A work of the API as its A4 sheet shows it; without a history, its description is told. */
export function toWorkSheetView(work: Work, context: ViewContext): WorkSheetView {
  const { title, creators, date, facts, reference, sold, credits, pictures } = toWorkView(work, context);
  const [picture] = pictures;
  const height = pictureHeight(picture);
  return {
    title,
    creators: creators.map(({ name }) => name),
    ...(date && { date }),
    facts,
    reference,
    sold,
    history: cutAtSentence(work.history ?? work.description ?? '', historyRoom(height)),
    credits,
    ...(picture && { picture }),
    layout: layoutOf(picture),
    pictureHeight: height,
    path: routePath('works-slug', context.locale, { slug: work.slug }),
    alternates: alternatesOf('works-slug-pdf', work.slugs),
  };
}
