import { toQrView, type QrView } from '../../components/qr/qr-view';
import type { ScaleView } from '../../components/scale/scale-view';
import type { LocaleCode } from '../../i18n/locales';
import type { PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import { shortened } from '../../contract/text/shortened';
import { historyRoom, layoutOf, pictureHeight, type SheetLayout } from './paper/sheet-layout';
import { plainWords } from '../../components/html/plain-words';

/** A full stop or the like, and what closes behind it, before another sentence. */
const SENTENCE_END = /[.!?…](?:\u202f?["'’”»)])*(?= ["'‘“«(]*\p{Lu}|$)/gu;
/** Stops that end no sentence: 'A. Vasselot', 'Mme. Brisse', 'St. Ives'. */
const ABBREVIATION = /(?:^|[\s(«“‘'’-])(?:\p{Lu}|Mr?s?|Mme|Mlle|Dr|St|Ste|cf|vol|cat|no|nº)\.$/u;

/** Whole sentences; a first one that is too long is cut at a word. @param safe sanitised HTML */
export function cutAtSentence(safe: string, maxCharacters: number): string[] {
  const kept: string[] = [];
  let room = maxCharacters;
  for (const part of safe.split(/<\/(?:p|li|h3|h4|blockquote)>/)) {
    const text = plainWords(part);
    if (text.length > room) {
      const cut = wholeSentences(text, room);
      if (cut) kept.push(cut);
      else if (kept.length === 0) kept.push(shortened(text, maxCharacters));
      break;
    }
    if (text) kept.push(text);
    room -= text.length;
  }
  return kept;
}

/** '' when not even the first sentence fits. */
function wholeSentences(text: string, room: number): string {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const stop = match.index + match[0].length;
    if (stop > room) break;
    if (!ABBREVIATION.test(text.slice(0, match.index + 1))) end = stop;
  }
  return text.slice(0, end);
}

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
