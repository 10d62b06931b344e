import type { Image } from '../../src/contract/common';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { Room, RoomGallery, RoomPiece, RoomPrice } from '../../src/contract/rooms/room';
import { ON_REQUEST } from '../../src/contract/collections/values';
import type { Work as WorkAnswer } from '../../src/contract/items/work';
import { siteSettingsAnswer } from '../content/answers/page-answer';
import { isPublished, type View } from '../content/answers/view';
import { workAnswer } from '../content/answers/item-answers';
import { addSummaries } from '../content/answers/parts';
import type { Values } from '../content/contract/item';
import type { Arranged } from '../forms/enquired';
import { safeHtml } from '../catalogue-files/texts';
import type { Work } from '../content/published/catalogue-content';
import type { Part, ReadPart } from '../content/published/part';
import { listOf, textOf, textsOf } from '../content/shelves';
import type { DraftPreviews, FoundDraft } from '../previews/draft-previews';
import type { FoundRoom, PieceRow, RoomPictureRow } from './room-queries';
import { roomImage } from './room-picture-files';

/** A work as the desk has it, which the public does not see; undefined where there is nothing to show. */
type ReadUnpublished = (view: View, piece: PieceRow) => Promise<{ view: View; item: object } | undefined>;

/**
 * Adds what a room shows.
 * @param drafts of the desk, if there is one. @returns those of its works that are not public, by the ids of their pieces
 */
export async function addRoom(
  part: Part,
  { room, pieces }: Pick<RoomParts, 'room' | 'pieces'>,
  drafts: Pick<DraftPreviews, 'find'> | undefined,
): Promise<ReadonlyMap<number, FoundDraft>> {
  await part.add('site', ['site']);
  await addSummaries(
    part,
    'works',
    pieces.map(({ work }) => work),
  );
  const found = new Map<number, FoundDraft>();
  for (const { id, work, content } of pieces) {
    // Before anybody has the link, the desk alone sees it.
    const frozen = room.token_hash === null ? undefined : content;
    const draft = isPublic(part.get('works', work))
      ? undefined
      : await drafts?.find(part, { shelf: 'works', id: work }, frozen);
    if (!draft) continue;
    found.set(id, draft);
    await part.add('types', [textOf(draft.values['type'])]);
    await part.add('creators', listOf(draft.values['creators']));
  }
  return found;
}

const isPublic = (work: Values | undefined): boolean =>
  work !== undefined && work['status'] !== 'draft' && Object.keys(textsOf(work['slug'])).length > 0;

interface RoomParts extends FoundRoom {
  pieces: readonly PieceRow[];
  pictures: readonly RoomPictureRow[];
}

/** What the client sees now: prices are those of the room, all else is the catalogue's, or of what was shown of a draft. */
export async function roomAnswer(
  view: View,
  { room, isPreview, pieces, pictures }: RoomParts,
  readUnpublished: ReadUnpublished,
): Promise<Room> {
  const imagesOf = (piece: number | null): Image[] =>
    pictures.filter((one) => one.piece === piece).map(roomImage);
  const arranged = room.arrangement === null ? undefined : (JSON.parse(room.arrangement) as Arranged);
  return {
    state: 'open',
    locale: room.locale,
    gallery: galleryAnswer(view),
    is_preview: isPreview,
    title: room.title || view.catalogue.site.name,
    ...(room.client && { client: room.client }),
    ...html('letter', room.letter),
    ...html('conditions', room.conditions),
    pieces: await Promise.all(
      pieces.map(async (piece): Promise<RoomPiece> => {
        const shown = await workIn(view, piece, readUnpublished);
        return {
          id: String(piece.id),
          title: shown?.work.title ?? piece.title,
          ...(shown && { work: shown.work }),
          ...(shown && shown.locale !== room.locale && { locale: shown.locale }),
          has_page: shown?.hasPage ?? false,
          ...html('note', piece.note),
          ...(shown && priceOf(piece, shown.work)),
          pictures: imagesOf(piece.id),
          ...(arranged?.places[piece.work] && { place: arranged.places[piece.work] }),
        };
      }),
    ),
    pictures: imagesOf(null),
    ...(arranged?.wall !== undefined && { wall: arranged.wall }),
    valid_until: room.valid_until,
    is_counted: room.is_counted === 1 && !isPreview,
  };
}

export async function readGallery(readPart: ReadPart, lang: LocaleCode): Promise<RoomGallery> {
  const { catalogue } = await readPart((part) => part.add('site', ['site']));
  return galleryAnswer({ catalogue, lang });
}

function galleryAnswer(view: View): RoomGallery {
  const { name, contact } = siteSettingsAnswer(view);
  return { name, contact };
}

function html<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const safe = safeHtml(text);
  return safe ? ({ [name]: safe } as Record<Name, string>) : {};
}

interface ShownWork {
  work: WorkAnswer;
  locale: LocaleCode;
  hasPage: boolean;
}

/** Public works as the public sees them, in a language that they are written in; others as their drafts say. */
async function workIn(
  { catalogue, lang }: View,
  piece: PieceRow,
  read: ReadUnpublished,
): Promise<ShownWork | undefined> {
  const work = catalogue.works.get(piece.work);
  const locale = work?.slug[lang] ? lang : (LOCALE_CODES.find((code) => work?.slug[code]) ?? lang);
  const view = { catalogue, lang: locale };
  if (work && isPublished(view, work)) return { work: shownWork(view, work), locale, hasPage: true };
  const draft = await read(view, piece);
  if (draft) return { work: shownWork(draft.view, draft.item as Work), locale, hasPage: false };
  return work && { work: shownWork(view, work), locale, hasPage: false };
}

/** The room has a price of its own, and shows pieces of its own; it leads to no page of the press. */
function shownWork(view: View, work: Work): WorkAnswer {
  const { price: _price, press: _press, ...answer } = workAnswer(view, work);
  return { ...answer, related_works: [] };
}

function priceOf({ price }: PieceRow, { availability }: WorkAnswer): { price?: RoomPrice } {
  if (price === null || availability === 'sold') return {};
  if (price === ON_REQUEST) return { price };
  const { amount, currency, vat, before, showsBefore } = price;
  const isReduced = showsBefore && before !== null && before > amount;
  return { price: { amount, currency, vat, ...(isReduced && { before }) } };
}
