import type { RoomSheetView } from '../../../features/sheet/room/room-sheet-view';
import { joinNames } from '../../../i18n/formats/lists';
import { formatDate } from '../../../i18n/formats/dates';
import type { LocaleCode } from '../../../i18n/locales';
import { dayIn } from '../../../i18n/formats/zoned-time';
import type { SayRoom } from '../room-words';
import type { PriceView } from './room-price';
import type { PieceView, RoomView } from './room-view';

interface Place {
  locale: LocaleCode;
  /** Of the pages of a language, without trailing slash. */
  originOf: (locale: LocaleCode) => string;
}

/** All of the room for one file, as it is now. */
export async function toRoomSheet(
  room: RoomView,
  say: SayRoom,
  { locale, originOf }: Place,
): Promise<RoomSheetView> {
  const { toSheetView } = await import('../../../features/sheet/sheet-view');
  const { title, client, letter, conditions, lang, pieces } = room;
  const priceOf = ({ price }: PieceView) => price && priceInWords(price, say);

  const sheetOf = (piece: PieceView, index: number): RoomSheetView['pieces'] => {
    const { work, note = '' } = piece;
    if (!work) return [];
    const { address, qr, ...view } = toSheetView(
      {
        ...work,
        pictures: piece.pictures,
        history: note + (work.history ?? work.description ?? ''),
        price: priceOf(piece),
      },
      piece.lang,
      originOf(piece.lang),
    );
    return [
      {
        ...view,
        ...(piece.path && { address, qr }),
        place: say('piece', { index: index + 1, count: pieces.length }),
      },
    ];
  };

  return {
    title,
    ...(client && { client: say('for', { client }) }),
    ...(letter && { letter }),
    ...(conditions && { conditions }),
    lang,
    standings: pieces.map(({ standing }) => standing),
    pieces: pieces.flatMap(sheetOf),
    list: pieces.map((piece, index) => ({
      number: index + 1,
      creators: joinNames(
        (piece.work?.creators ?? []).map(({ name }) => name),
        piece.lang,
      ),
      title: piece.title,
      sold: piece.sold,
      ...(piece.work ? { price: priceOf(piece) } : { price: say('gone-piece') }),
    })),
    listTitle: say('sheet-prices'),
    asOf: say('sheet-as-of', { date: formatDate(dayIn(Date.now()), locale) }),
    until: say('until', { date: formatDate(dayIn(Date.parse(room.validUntil)), locale) }),
  };
}

/** '€12,000, VAT included (before: €14,000)' */
export function priceInWords({ text, vat, before }: PriceView, say: SayRoom): string {
  const told = vat ? `${text}, ${say(vat === 'with' ? 'with-vat' : 'without-vat')}` : text;
  return before ? `${told} (${say('before')} ${before})` : told;
}
