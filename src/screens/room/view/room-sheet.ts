import '../../../i18n/lazy/of-work';
import type { RoomSheetView } from '../../../features/sheet/room/room-sheet-view';
import { toSheetView } from '../../../features/sheet/sheet-view';
import { formatDate } from '../../../i18n/formats/dates';
import { dayIn } from '../../../i18n/formats/zoned-time';
import type { LocaleCode } from '../../../i18n/locales';
import { toWorkView } from '../../work/work-view';
import type { PriceView } from './room-price';
import type { PieceView, RoomView } from './room-view';
import type { Translate } from '../../../i18n/message-key';

interface SheetContext {
  t: Translate;
  locale: LocaleCode;
  mediaOrigin: string;
  /** Of the pages of a language, without trailing slash. */
  originOf: (locale: LocaleCode) => string;
}

/** All of the room for one file, as it is now. */
export function toRoomSheet(room: RoomView, context: SheetContext): RoomSheetView {
  const { t, locale } = context;
  const { title, client, letter, conditions, lang, pieces } = room;
  const day = (moment: number) => formatDate(dayIn(moment), locale);
  return {
    title,
    ...(client && { client: t('room.for', { client }) }),
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
      price: piece.isShown ? piece.price && priceInWords(piece.price, t) : t('room.gone-piece'),
    })),
    listTitle: t('room.sheet-prices'),
    asOf: t('room.sheet-as-of', { date: day(Date.now()) }),
    until: t('room.until', { date: day(Date.parse(room.validUntil)) }),
  };
}

/** None of a piece that is no longer shown. */
function sheetOf(
  { source, pieces }: RoomView,
  piece: PieceView,
  index: number,
  { t, mediaOrigin, originOf }: SheetContext,
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
      price: piece.price && priceInWords(piece.price, t),
    },
    lang,
    origin,
  );
  const place = t('room.piece', { index: index + 1, count: pieces.length });
  return [{ ...view, ...(piece.path && { address, qr }), place }];
}

/** '€12,000, VAT included (before: €14,000)' */
function priceInWords({ text, vat, before }: PriceView, t: Translate): string {
  const told = vat ? `${text}, ${t(vat === 'with' ? 'room.with-vat' : 'room.without-vat')}` : text;
  return before ? `${told} (${t('room.before')} ${before})` : told;
}
