import type { ExpressionBuilder, Selectable } from 'kysely';
import type { FieldChange } from '../content/contract/item';
import type { GivenPrice } from './contract/room';
import { contains, type Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import { hashOf, isSecret } from '../people/secret';

export type RoomRow = Omit<Selectable<Tables['rooms']>, 'folded' | 'shown'> & {
  /** Null where nothing waits: then the client sees what the rows say. */
  shown: ShownRoom | null;
};

/** Columns that a client sees something of. */
type ShownColumn =
  | 'locale'
  | 'client'
  | 'title'
  | 'letter'
  | 'conditions'
  | 'is_counted'
  | 'valid_until'
  | 'arrangement';

/** What the client of a room goes on seeing while changes of it wait for somebody who may publish. */
export interface ShownRoom {
  /** Names of who has changed it since, and may not publish. */
  by: string[];
  since: string;
  room: Pick<RoomRow, ShownColumn>;
  pieces: Omit<PieceRow, 'seconds'>[];
  pictures: RoomPictureRow[];
}

/** What a draft says, whoever wrote it. */
type Said = Pick<FieldChange, 'path' | 'value'>[];

/** What the drafts of a work that is not public say to the client of a room. */
export interface RoomContent {
  changes: Said;
  /** Those whom it names, and who are drafts alone. */
  creators: { id: string; changes: Said }[];
}

export type PieceRow = Omit<Selectable<Tables['room_pieces']>, 'room' | 'position' | 'price' | 'content'> & {
  price: GivenPrice | null;
  /** Null where all that there is is public, or nobody has the link: then the room is made of the draft as it stands. */
  content: RoomContent | null;
};

export type RoomPictureRow = Omit<Selectable<Tables['room_pictures']>, 'room'>;

const shownIn = (json: string | null): ShownRoom | null =>
  json === null ? null : (JSON.parse(json) as ShownRoom);

/** @returns what a piece's column says, which is JSON */
export const contentIn = (json: string | null): RoomContent | null =>
  json === null ? null : (JSON.parse(json) as RoomContent);

const priceIn = (json: string | null): GivenPrice | null =>
  json === null ? null : (JSON.parse(json) as GivenPrice);

export const readableRoom = ({ folded: _, ...row }: Selectable<Tables['rooms']>): RoomRow => ({
  ...row,
  shown: shownIn(row.shown),
});

export async function roomById(from: Queries, id: number): Promise<RoomRow | undefined> {
  const row = await from.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readableRoom(row);
}

/** As its client sees it. */
export const asShown = (room: RoomRow): RoomRow => ({ ...room, ...room.shown?.room });

/** As its client knows it. @param at ISO 8601 */
export const hasEnded = (room: RoomRow, at: string): boolean => asShown(room).valid_until <= at;

/**
 * Asks for rooms that have ended, as their clients know it. What a client goes on seeing is JSON, so those rooms are read
 * first.
 *
 * @param at ISO 8601
 * @returns the condition of a query on `rooms`
 */
export async function endedRooms(from: Queries, at: string) {
  const waiting = await from.selectFrom('rooms').selectAll().where('shown', 'is not', null).execute();
  const held = waiting
    .map(readableRoom)
    .filter((room) => hasEnded(room, at))
    .map(({ id }) => id);
  return (eb: ExpressionBuilder<Tables, 'rooms'>) =>
    eb.or([
      eb.and([eb('shown', 'is', null), eb('valid_until', '<=', at)]),
      ...(held.length > 0 ? [eb('id', 'in', held)] : []),
    ]);
}

/** Whether it was given to somebody, who can still see it. @param at ISO 8601 */
const isOpen = (room: RoomRow, at: string): boolean =>
  room.token_hash !== null && room.withdrawn_at === null && !hasEnded(room, at);

export interface FoundRoom {
  room: RoomRow;
  /** Shown at the desk, whatever its state. */
  isPreview: boolean;
}

/** Undefined for what never was, has ended or was withdrawn. */
export async function findRoom(from: Queries, token: string, now: number): Promise<FoundRoom | undefined> {
  if (!isSecret(token)) return undefined;
  const [hash, at] = [hashOf(token), new Date(now).toISOString()];
  const row = await from.selectFrom('rooms').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  const room = row && readableRoom(row);
  if (room && isOpen(room, at)) return { room: asShown(room), isPreview: false };
  const shown = await from
    .selectFrom('room_previews')
    .select('room')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  const preview = shown && (await roomById(from, shown.room));
  return preview && { room: preview, isPreview: true };
}

/** In the room's order. */
export async function piecesOf(from: Queries, room: number): Promise<PieceRow[]> {
  const rows = await from
    .selectFrom('room_pieces')
    .select(['id', 'work', 'title', 'note', 'price', 'content', 'seconds'])
    .where('room', '=', room)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, price: priceIn(row.price), content: contentIn(row.content) }));
}

export const picturesOf = (from: Queries, room: number): Promise<RoomPictureRow[]> =>
  from
    .selectFrom('room_pictures')
    .select(['id', 'piece', 'name', 'extension', 'alt', 'width', 'height', 'color'])
    .where('room', '=', room)
    .orderBy('id')
    .execute();

/** Of the room as its client sees it, with what was counted of them since. */
export async function shownPiecesOf(
  from: Queries,
  { id, shown }: Pick<RoomRow, 'id' | 'shown'>,
): Promise<PieceRow[]> {
  const now = await piecesOf(from, id);
  if (!shown) return now;
  const counted = new Map(now.map((piece) => [piece.id, piece.seconds]));
  return shown.pieces.map((piece) => ({ ...piece, seconds: counted.get(piece.id) ?? 0 }));
}

export const shownPicturesOf = async (
  from: Queries,
  { id, shown }: Pick<RoomRow, 'id' | 'shown'>,
): Promise<RoomPictureRow[]> => shown?.pictures ?? (await picturesOf(from, id));

/** What clients go on seeing of rooms that were changed since. @param word of what they show, such as the name of a picture */
export async function shownRooms(from: Queries, word?: string): Promise<RoomRow[]> {
  const all = from
    .selectFrom('rooms')
    .selectAll()
    .where('token_hash', 'is not', null)
    .where('shown', 'is not', null);
  const found = word === undefined ? all : all.where((eb) => contains(eb.ref('shown'), word));
  return (await found.execute()).map(readableRoom);
}

/** Another one as soon as its client may see something else. */
export async function roomMark(from: Queries, room: number): Promise<string> {
  const mark = await from
    .selectFrom('rooms as r')
    .select(({ selectFrom }) => [
      'r.number',
      selectFrom('desk_drafts as d')
        .innerJoin('room_pieces as p', 'p.work', 'd.item')
        .select(({ fn }) => fn.sum('d.number').as('sum'))
        .where('d.shelf', '=', 'works')
        .whereRef('p.room', '=', 'r.id')
        .as('drafts'),
    ])
    .where('r.id', '=', room)
    .execute();
  return JSON.stringify(mark);
}

/** Of a room that is open, or shown at the desk. */
export async function pictureNamed(
  from: Queries,
  name: string,
  now: number,
): Promise<Pick<RoomPictureRow, 'id' | 'extension' | 'width' | 'color'> | undefined> {
  const at = new Date(now).toISOString();
  const found = await from
    .selectFrom('room_pictures')
    .select(['id', 'extension', 'width', 'color', 'room'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (found && (await isSeen(from, found.room, at))) return found;
  // Taken out since, which waits.
  return (await shownRooms(from, name))
    .filter((room) => Date.parse(asShown(room).valid_until) > now)
    .flatMap(({ shown }) => shown?.pictures ?? [])
    .find((picture) => picture.name === name);
}

async function isSeen(from: Queries, id: number, at: string): Promise<boolean> {
  const room = await roomById(from, id);
  if (room && isOpen(room, at)) return true;
  const preview = await from
    .selectFrom('room_previews')
    .select('room')
    .where('room', '=', id)
    .where('expires_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return preview !== undefined;
}
