import { standingOf, type Standing } from '../../../components/scale/floor/standing';
import { toScaleView, type ScaleView } from '../../../components/scale/scale-view';
import { browserSafeHtml } from '../../../components/html/browser-safe-html';
import type { Place } from '../../../contract/forms/arrangement';
import type { Room, RoomPiece } from '../../../contract/rooms/room';
import type { Work } from '../../../contract/items/work';
import { toModelView, type ModelView } from '../../../features/model/model-view';
import { joinNames } from '../../../i18n/formats/lists';
import { translator } from '../../../i18n/translator';
import type { LocaleCode } from '../../../i18n/locales';
import { toPictureView, toPictureViews, type PictureView } from '../../../media/picture-view';
import { routePath } from '../../../routes/route-path';
import { formatDimensions } from '../../work/dimensions';
import { labelFacts } from '../../work/label-facts';
import { toPriceView, type PriceView } from './room-price';

/** HTML is safe. In browsers alone, as `toRoomView` is. */
export interface PieceView {
  id: string;
  /** Of its place on the page. */
  anchor: string;
  title: string;
  /** Whether the gallery still shows it. */
  isShown: boolean;
  /** Of the work's texts. */
  lang: LocaleCode;
  creators: string;
  date?: string;
  facts: string[];
  reference?: string;
  /** Of its own page, where the public has one. */
  path?: string;
  /** Only where it has no page. */
  description?: string;
  note?: string;
  price?: PriceView;
  sold: boolean;
  /** Those of the work, then those that the room alone has. */
  pictures: PictureView[];
  /** 'H 160 × W 88 cm' */
  dimensions?: string;
  standing?: Standing;
  scale?: ScaleView;
  model?: ModelView;
  /** Where the gallery has placed it beside the others. */
  place?: Place;
}

export interface RoomView extends Pick<Room, 'title' | 'client' | 'letter' | 'conditions'> {
  /** ISO date and time. */
  validUntil: string;
  /** Of title, letter, notes and conditions. */
  lang: LocaleCode;
  isPreview: boolean;
  isCounted: boolean;
  pieces: PieceView[];
  /** Of no single piece. */
  pictures: PictureView[];
  /** cm of the wall that they stand against. */
  wall?: number;
  /** For its sheet, which shows more of each work. */
  source: Room;
}

interface RoomContext {
  /** The page's: amounts are printed in it, while works are told of in the language that they have. */
  locale: LocaleCode;
  mediaOrigin: string;
}

export function toRoomView(room: Room, context: RoomContext): RoomView {
  const { title, client, letter, conditions, locale: lang } = room;
  return {
    ...{ title, client, lang },
    ...withHtml('letter', letter),
    ...withHtml('conditions', conditions),
    validUntil: room.valid_until,
    isPreview: room.is_preview,
    isCounted: room.is_counted,
    pieces: room.pieces.map((piece) => toPieceView(piece, lang, context)),
    pictures: room.pictures.map((image) => toPictureView(image, context.mediaOrigin)),
    ...(room.wall !== undefined && { wall: room.wall }),
    source: room,
  };
}

function toPieceView(
  piece: RoomPiece,
  roomLocale: LocaleCode,
  { locale, mediaOrigin }: RoomContext,
): PieceView {
  const { id, title, note, price, work, has_page, locale: lang = roomLocale } = piece;
  const pictures = [
    ...(work ? toPictureViews(work.image, work.images, mediaOrigin) : []),
    ...piece.pictures.map((image) => toPictureView(image, mediaOrigin)),
  ];
  const sold = work?.availability === 'sold';
  return {
    id,
    anchor: `piece-${id}`,
    title: work?.title ?? title,
    isShown: work !== undefined,
    lang,
    ...(work ? labelOf(work, has_page, lang) : { creators: '', facts: [] }),
    ...withHtml('note', note),
    ...(price && work && !sold && { price: toPriceView(price, locale) }),
    sold,
    pictures,
    ...(work && placeOf(work, pictures[0], lang)),
    ...(work?.model && { model: toModelView(work.model, mediaOrigin) }),
    ...(piece.place && { place: piece.place }),
  };
}

function labelOf(work: Work, hasPage: boolean, lang: LocaleCode) {
  const { creators, date, reference, slug, description } = work;
  return {
    creators: joinNames(
      creators.map(({ name }) => name),
      lang,
    ),
    ...(date && { date }),
    facts: labelFacts(work, lang),
    reference: translator(lang)('work.reference', { reference }),
    ...(hasPage ? { path: routePath('works-slug', lang, { slug }) } : withHtml('description', description)),
  };
}

function placeOf(work: Work, picture: PictureView | undefined, lang: LocaleCode) {
  const scale = toScaleView(work);
  const dimensions = work.dimensions && formatDimensions(work.dimensions, lang);
  const standing = scale && standingOf({ scale, picture, isPair: work.grouping === 'pair' });
  return {
    ...(dimensions && { dimensions }),
    ...(scale && { scale }),
    ...(standing && { standing }),
  };
}

/** Nothing of a text without words. */
function withHtml<Name extends string>(name: Name, html: string | undefined): { [N in Name]?: string } {
  const safe = html ? browserSafeHtml(html) : '';
  return (safe ? { [name]: safe } : {}) as { [N in Name]?: string };
}

/** Of the whole room, in the order of the viewer. */
export const allPicturesOf = ({ pictures, pieces }: RoomView): PictureView[] => [
  ...pictures,
  ...pieces.flatMap((piece) => piece.pictures),
];
