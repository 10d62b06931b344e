import { safeHtml } from '../../../components/html/safe-html';
import { standingOf, type Standing } from '../../../components/scale/floor/standing';
import type { Room, RoomPiece } from '../../../contract/rooms/room';
import type { LocaleCode } from '../../../i18n/locales';
import { toPictureView, type PictureView } from '../../../media/picture-view';
import type { ViewContext } from '../../../page/view-context';
import { formatDimensions } from '../../work/dimensions';
import { toWorkView, type WorkView } from '../../work/work-view';
import { toPriceView, type PriceView } from './room-price';

export interface PieceView {
  id: string;
  /** Of its place on the page. */
  anchor: string;
  title: string;
  /** Undefined when the gallery no longer shows it. */
  work?: WorkView;
  /** Of the work's texts. */
  lang: LocaleCode;
  /** Of its own page, where the public has one. */
  path?: string;
  note?: string;
  price?: PriceView;
  sold: boolean;
  /** Those of the work, then those that the room alone has. */
  pictures: PictureView[];
  /** 'H 160 × W 88 cm' */
  dimensions?: string;
  standing?: Standing;
}

export interface RoomView {
  title: string;
  client?: string;
  /** HTML that is safe, as `conditions` and the notes are. */
  letter?: string;
  conditions?: string;
  /** ISO date and time. */
  validUntil: string;
  /** Of title, letter, notes and conditions. */
  lang: LocaleCode;
  isPreview: boolean;
  isCounted: boolean;
  pieces: PieceView[];
  /** Of no single piece. */
  pictures: PictureView[];
}

/** `context.locale` is the page's: amounts are printed in it, works are told of in the language that they have. */
export function toRoomView(room: Room, context: ViewContext): RoomView {
  const { title, client, letter, conditions, locale } = room;
  return {
    title,
    ...(client && { client }),
    ...withHtml('letter', letter),
    ...withHtml('conditions', conditions),
    validUntil: room.valid_until,
    lang: locale,
    isPreview: room.is_preview,
    isCounted: room.is_counted,
    pieces: room.pieces.map((piece) => toPieceView(piece, locale, context)),
    pictures: room.pictures.map((image) => toPictureView(image, context.mediaOrigin)),
  };
}

function toPieceView(piece: RoomPiece, roomLocale: LocaleCode, context: ViewContext): PieceView {
  const { id, title, note, price, has_page, locale: lang = roomLocale } = piece;
  const work = piece.work && toWorkView(piece.work, { ...context, locale: lang });
  const pictures = [
    ...(work?.pictures ?? []),
    ...piece.pictures.map((image) => toPictureView(image, context.mediaOrigin)),
  ];
  const measured = piece.work?.dimensions;
  const dimensions = measured && formatDimensions(measured, lang);
  const standing =
    work?.scale &&
    standingOf({ scale: work.scale, picture: pictures[0], isPair: piece.work?.grouping === 'pair' });
  return {
    id,
    anchor: `piece-${id}`,
    title: work?.title ?? title,
    lang,
    ...(work && { work }),
    ...(work && has_page && { path: work.paths.page }),
    ...withHtml('note', note),
    ...(price && work && !work.sold && { price: toPriceView(price, context.locale) }),
    sold: work?.sold ?? false,
    pictures,
    ...(dimensions && { dimensions }),
    ...(standing && { standing }),
  };
}

/** Nothing of a text without words. */
function withHtml<Name extends string>(name: Name, html: string | undefined): { [N in Name]?: string } {
  const safe = html ? safeHtml(html) : '';
  return (safe ? { [name]: safe } : {}) as { [N in Name]?: string };
}

/** Of the whole room, in the order of the viewer. */
export const allPicturesOf = ({ pictures, pieces }: RoomView): PictureView[] => [
  ...pictures,
  ...pieces.flatMap((piece) => piece.pictures),
];
