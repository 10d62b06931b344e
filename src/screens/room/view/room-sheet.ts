import '../../../i18n/late/of-work';
import type { RoomSheetView } from '../../../features/sheet/room/room-sheet-view';
import { toSheetView } from '../../../features/sheet/sheet-view';
import { formatDate } from '../../../i18n/formats/dates';
import { dayIn } from '../../../i18n/formats/zoned-time';
import type { LocaleCode } from '../../../i18n/locales';
import { toWorkView } from '../../work/work-view';
import type { SayRoom } from '../room-words';
import type { PriceView } from './room-price';
import type { PieceView, RoomView } from './room-view';

interface SheetContext {
  say: SayRoom;
  locale: LocaleCode;
  mediaOrigin: string;
  /** Of the pages of a language, without trailing slash. */
  originOf: (locale: LocaleCode) => string;
}

/** All of the room for one file, as it is now. */
export function toRoomSheet(room: RoomView, context: SheetContext): RoomSheetView {
  const { say, locale } = context;
  const { title, client, letter, conditions, lang, pieces } = room;
  const day = (moment: number) => formatDate(dayIn(moment), locale);
  return {
    title,
    ...(client && { client: say('for', { client }) }),
    ...(letter && { letter }),
    ...(conditions && { conditions }),
    lang,
    standings: pieces.map(({ standing }) => standing),
    pieces: pieces.flatMap((piece, index) => sheetOf(room, piece, index, context)),
    list: pieces.map((piece, index) => ({
      number: index + 1,
      creators: piece.creators,
      title: piece.title,
      sold: piece.sold,
      price: piece.isShown ? piece.price && priceInWords(piece.price, say) : say('gone-piece'),
    })),
    listTitle: say('sheet-prices'),
    asOf: say('sheet-as-of', { date: day(Date.now()) }),
    until: say('until', { date: day(Date.parse(room.validUntil)) }),
  };
}

/** None of a piece that is no longer shown. */
function sheetOf(
  { source, pieces }: RoomView,
  piece: PieceView,
  index: number,
  { say, mediaOrigin, originOf }: SheetContext,
): RoomSheetView['pieces'] {
  const work = source.pieces[index]?.work;
  if (!work) return [];
  const { lang } = piece;
  const origin = originOf(lang);
  const told = toWorkView(work, {
    locale: lang,
    mediaOrigin,
    origin,
    downloads: 'inline',
    today: dayIn(Date.now()),
  });
  const { note = '' } = piece;
  const { address, qr, ...view } = toSheetView(
    {
      ...told,
      pictures: piece.pictures,
      history: note + (told.history ?? told.description ?? ''),
      price: piece.price && priceInWords(piece.price, say),
    },
    lang,
    origin,
  );
  const place = say('piece', { index: index + 1, count: pieces.length });
  return [{ ...view, ...(piece.path && { address, qr }), place }];
}

/** '€12,000, VAT included (before: €14,000)' */
function priceInWords({ text, vat, before }: PriceView, say: SayRoom): string {
  const told = vat ? `${text}, ${say(vat === 'with' ? 'with-vat' : 'without-vat')}` : text;
  return before ? `${told} (${say('before')} ${before})` : told;
}
