import { toQrView, type QrView } from '../../components/qr/qr-view';
import type { ScaleView } from '../../components/scale/scale-view';
import type { LocaleCode } from '../../i18n/locales';
import type { PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import { shortened } from '../../contract/text/shortened';
import { cutAtSentence } from './paper/cut-at-sentence';
import { historyRoom, layoutOf, pictureHeight, type SheetLayout } from './paper/sheet-layout';

/** What a sheet needs to know of a work; its HTML is safe already. */
export interface SheetWork {
  slug: string;
  title: string;
  creators: readonly { name: string }[];
  date?: string;
  /** The lines of the museum label below creator, title and date: materials, dimensions, edition. */
  facts: string[];
  reference: string;
  sold: boolean;
  /** '€12,000', 'Price on request'; of no sold work. */
  price?: string;
  description?: string;
  history?: string;
  credits: { role: string; name: string }[];
  pictures: readonly PictureView[];
  /** What its drawing to scale is made of; missing without a dimension. */
  scale?: ScaleView;
}

export interface SheetView extends Pick<
  SheetWork,
  'title' | 'date' | 'facts' | 'reference' | 'sold' | 'price' | 'credits' | 'scale'
> {
  creators: string[];
  /** The beginning of the history, as plain paragraphs. */
  history: string[];
  /** How many credits there are beyond those that have room. */
  moreCredits: number;
  picture?: PictureView;
  layout: SheetLayout;
  /** mm */
  pictureHeight: number;
  /** The work's page, on the site and as a whole address, which the QR code tells. */
  path: string;
  address: string;
  qr: QrView;
}

/** As many as fit between the tallest drawing and the QR code, two lines each. */
const MOST_CREDITS = 10;

/** Characters of a text of the label; what is longer has no room on paper, and would take minutes to be drawn. */
const MOST_CHARACTERS = 300;
const inRoom = (text: string): string => shortened(text, MOST_CHARACTERS);

/**
 * A work as its A4 sheet shows it; without a history, its description is told. Made of what the work's page holds, so
 * that the page can make a sheet without asking for anything.
 * @param origin of the pages of this language, without trailing slash
 */
export function toSheetView(work: SheetWork, locale: LocaleCode, origin: string): SheetView {
  const { date, sold, price, scale } = work;
  const credits = work.credits.map(({ role, name }) => ({ role: inRoom(role), name: inRoom(name) }));
  const [picture] = work.pictures;
  const height = pictureHeight(picture);
  const path = routePath('works-slug', locale, { slug: work.slug });
  const address = origin + path;
  return {
    title: inRoom(work.title),
    creators: work.creators.map(({ name }) => inRoom(name)),
    ...(date && { date: inRoom(date) }),
    facts: work.facts.map(inRoom),
    reference: inRoom(work.reference),
    sold,
    ...(price && { price }),
    history: cutAtSentence(work.history ?? work.description ?? '', historyRoom(height)),
    credits: credits.slice(0, MOST_CREDITS),
    moreCredits: Math.max(0, credits.length - MOST_CREDITS),
    ...(scale && { scale }),
    ...(picture && { picture }),
    layout: layoutOf(picture),
    pictureHeight: height,
    path,
    address,
    qr: toQrView(address),
  };
}

/** The same sheet for when its picture can't be had. */
export const withoutPicture = ({ picture: _, ...view }: SheetView): SheetView => ({
  ...view,
  layout: layoutOf(undefined),
  pictureHeight: pictureHeight(undefined),
});
