import { toQrView, type QrView } from '../../components/qr/qr-view';
import type { ScaleView } from '../../components/scale/scale-view';
import type { LocaleCode } from '../../i18n/locales';
import type { PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import { shortened } from '../../contract/text/shortened';
import { cutAtSentence } from './paper/cut-at-sentence';
import { historyRoom, layoutOf, pictureHeight, type SheetLayout } from './paper/sheet-layout';

/** Its HTML is sanitised already. */
export interface SheetWork {
  slug: string;
  title: string;
  creators: readonly { name: string }[];
  date?: string;
  /** In the order of `toWorkView`. */
  facts: string[];
  reference: string;
  sold: boolean;
  /** '€12,000', 'Price on request'; undefined for a sold work. */
  price?: string;
  description?: string;
  history?: string;
  credits: { role: string; name: string }[];
  pictures: readonly PictureView[];
  /** Undefined without dimensions. */
  scale?: ScaleView;
}

export interface SheetView extends Pick<
  SheetWork,
  'title' | 'date' | 'facts' | 'reference' | 'sold' | 'price' | 'credits' | 'scale'
> {
  creators: string[];
  history: string[];
  moreCredits: number;
  picture?: PictureView;
  layout: SheetLayout;
  /** mm */
  pictureHeight: number;
  path: string;
  /** The work's page: absolute, and in the QR code. Without it the sheet has neither. */
  address?: string;
  qr?: QrView;
  /** Of a sheet among others: '3 of 12'. */
  place?: string;
}

/** As many as fit between the tallest drawing and the QR code, two lines each. */
const MOST_CREDITS = 10;

/** Characters of a text; longer ones have no room, and would take minutes to draw. */
const MOST_CHARACTERS = 300;
const inRoom = (text: string): string => shortened(text, MOST_CHARACTERS);

/** Needs only the page's own data. @param origin of the pages of this language, without trailing slash */
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

export const withoutPicture = ({ picture: _, ...view }: SheetView): SheetView => ({
  ...view,
  layout: layoutOf(undefined),
  pictureHeight: pictureHeight(undefined),
});
