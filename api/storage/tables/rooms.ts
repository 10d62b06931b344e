import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { FieldChange } from '../../../desk/contract/items/item';
import type { GivenPrice, RoomOutcome } from '../../../desk/contract/rooms/room';
import type { Queries } from '../../database/queries';
import { tokenHash } from './preview-tokens';

/** Times are ISO 8601. */
export interface RoomRow {
  id: number;
  /** Null before it was given to anybody, and once it is withdrawn. */
  token_hash: string | null;
  locale: LocaleCode;
  client: string;
  email: string | null;
  title: string;
  letter: string;
  conditions: string;
  /** A hash of argon2. */
  code: string | null;
  is_counted: 0 | 1;
  valid_until: string;
  made_at: string;
  made_by: string;
  changed_at: string;
  changed_by: string;
  /** Grows with each change that its client may see. */
  number: number;
  given_at: string | null;
  withdrawn_at: string | null;
  openings: number;
  /** First and last. */
  opened_at: string | null;
  seen_at: string | null;
  outcome: RoomOutcome | null;
  /** `Arranged` as JSON. */
  arrangement: string | null;
  /** Null where nothing waits: then the client sees what the rows say. */
  shown: ShownRoom | null;
}

/** Columns that a client sees something of. */
export const SHOWN_COLUMNS = [
  'locale',
  'client',
  'title',
  'letter',
  'conditions',
  'is_counted',
  'valid_until',
  'arrangement',
] as const;

/** What the client of a room goes on seeing while changes of it wait for somebody who may publish. */
export interface ShownRoom {
  /** Names of who has changed it since, and may not publish. */
  by: string[];
  since: string;
  room: Pick<RoomRow, (typeof SHOWN_COLUMNS)[number]>;
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

export interface PieceRow {
  id: number;
  /** Id; the catalogue may have it no longer. */
  work: string;
  /** In the room's language, when it was put there. */
  title: string;
  note: string;
  price: GivenPrice | null;
  /** Null where its file says all that there is, or nobody has the link: then the room is made of the draft as it stands. */
  content: RoomContent | null;
  seconds: number;
}

export interface RoomPictureRow {
  id: number;
  /** Null for one of the whole room. */
  piece: number | null;
  name: string;
  extension: string;
  alt: string;
  width: number;
  height: number;
  color: string;
}

export const ROOM_COLUMNS = `id, token_hash, locale, client, email, title, letter, conditions, code, is_counted, valid_until, made_at, made_by,
  changed_at, changed_by, number, given_at, withdrawn_at, openings, opened_at, seen_at, outcome, arrangement, shown`;

/** SQL of a room's end as its client knows it. */
export const ROOM_END = "coalesce(json_extract(shown, '$.room.valid_until'), valid_until)";

const TOKEN = /^[\w-]{43}$/;

/** @param row with ROOM_COLUMNS */
export function readableRoom(row: unknown): RoomRow {
  const room = row as Omit<RoomRow, 'shown'> & { shown: string | null };
  return { ...room, shown: room.shown === null ? null : (JSON.parse(room.shown) as ShownRoom) };
}

export async function roomById(from: Queries, id: number): Promise<RoomRow | undefined> {
  const row = await from.get(`SELECT ${ROOM_COLUMNS} FROM rooms WHERE id = ?`, id);
  return row === undefined ? undefined : readableRoom(row);
}

/** As its client sees it. */
export const asShown = (room: RoomRow): RoomRow => ({ ...room, ...room.shown?.room });

export interface FoundRoom {
  room: RoomRow;
  /** Shown at the desk, whatever its state. */
  isPreview: boolean;
}

/** Undefined for what never was, has ended or was withdrawn. */
export async function findRoom(from: Queries, token: string, now: number): Promise<FoundRoom | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [hash, at] = [tokenHash(token), new Date(now).toISOString()];
  const room = await from.get(
    `SELECT ${ROOM_COLUMNS} FROM rooms WHERE token_hash = ? AND withdrawn_at IS NULL AND ${ROOM_END} > ?`,
    hash,
    at,
  );
  if (room) return { room: asShown(readableRoom(room)), isPreview: false };
  const shown = (await from.get(
    'SELECT room FROM room_previews WHERE token_hash = ? AND expires_at > ?',
    hash,
    at,
  )) as { room: number } | undefined;
  const preview = shown && (await roomById(from, shown.room));
  return preview && { room: preview, isPreview: true };
}

/** In the room's order. */
export const piecesOf = async (from: Queries, room: number): Promise<PieceRow[]> =>
  (
    (await from.all(
      'SELECT id, work, title, note, price, content, seconds FROM room_pieces WHERE room = ? ORDER BY position, id',
      room,
    )) as (Omit<PieceRow, 'price' | 'content'> & { price: string | null; content: string | null })[]
  ).map((row) => ({
    ...row,
    price: row.price === null ? null : (JSON.parse(row.price) as GivenPrice),
    content: row.content === null ? null : (JSON.parse(row.content) as RoomContent),
  }));

export const picturesOf = async (from: Queries, room: number): Promise<RoomPictureRow[]> =>
  (await from.all(
    `SELECT id, piece, name, extension, alt, width, height, color FROM room_pictures WHERE room = ? ORDER BY id`,
    room,
  )) as RoomPictureRow[];

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
export const shownRooms = async (from: Queries, word = ''): Promise<RoomRow[]> =>
  (
    await from.all(
      `SELECT ${ROOM_COLUMNS} FROM rooms WHERE token_hash IS NOT NULL AND shown IS NOT NULL AND instr(shown, ?) > 0`,
      word,
    )
  ).map(readableRoom);

/** Another one as soon as its client may see something else. */
export const roomMark = async (from: Queries, room: number): Promise<string> =>
  JSON.stringify(
    await from.all(
      `SELECT number, (SELECT total(d.number) FROM desk_drafts d JOIN room_pieces p ON p.work = d.item
         WHERE d.shelf = 'works' AND p.room = r.id) AS drafts
       FROM rooms r WHERE r.id = ?`,
      room,
    ),
  );

/** Of a room that is open, or shown at the desk. */
export async function pictureNamed(
  from: Queries,
  name: string,
  now: number,
): Promise<{ id: number; extension: string; width: number; color: string } | undefined> {
  const at = new Date(now).toISOString();
  const found = (await from.get(
    `SELECT i.id, i.extension, i.width, i.color FROM room_pictures i JOIN rooms r ON r.id = i.room
     WHERE i.name = ? AND ((r.token_hash IS NOT NULL AND r.withdrawn_at IS NULL AND ${ROOM_END} > ?)
       OR EXISTS (SELECT 1 FROM room_previews v WHERE v.room = r.id AND v.expires_at > ?))`,
    name,
    at,
    at,
  )) as { id: number; extension: string; width: number; color: string } | undefined;
  // Taken out since, which waits.
  return (
    found ??
    (await shownRooms(from, name))
      .filter((room) => Date.parse(asShown(room).valid_until) > now)
      .flatMap(({ shown }) => shown?.pictures ?? [])
      .find((picture) => picture.name === name)
  );
}
