import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { GivenPrice, RoomOutcome } from '../../../desk/contract/rooms/room';
import type { Statements } from '../connection';
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
}

export interface PieceRow {
  id: number;
  /** Id; the catalogue may have it no longer. */
  work: string;
  /** In the room's language, when it was put there. */
  title: string;
  note: string;
  price: GivenPrice | null;
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
  changed_at, changed_by, number, given_at, withdrawn_at, openings, opened_at, seen_at, outcome, arrangement`;
const TOKEN = /^[\w-]{43}$/;

export const roomById = (from: Statements, id: number): RoomRow | undefined =>
  from.get(`SELECT ${ROOM_COLUMNS} FROM rooms WHERE id = ?`, id) as RoomRow | undefined;

export interface FoundRoom {
  room: RoomRow;
  /** Shown at the desk, whatever its state. */
  isPreview: boolean;
}

/** Undefined for what never was, has ended or was withdrawn. */
export function findRoom(from: Statements, token: string, now: number): FoundRoom | undefined {
  if (!TOKEN.test(token)) return undefined;
  const [hash, at] = [tokenHash(token), new Date(now).toISOString()];
  const room = from.get(
    `SELECT ${ROOM_COLUMNS} FROM rooms WHERE token_hash = ? AND withdrawn_at IS NULL AND valid_until > ?`,
    hash,
    at,
  ) as RoomRow | undefined;
  if (room) return { room, isPreview: false };
  const shown = from.get(
    'SELECT room FROM room_previews WHERE token_hash = ? AND expires_at > ?',
    hash,
    at,
  ) as { room: number } | undefined;
  const preview = shown && roomById(from, shown.room);
  return preview && { room: preview, isPreview: true };
}

/** In the room's order. */
export const piecesOf = (from: Statements, room: number): PieceRow[] =>
  (
    from.all(
      'SELECT id, work, title, note, price, seconds FROM room_pieces WHERE room = ? ORDER BY position, id',
      room,
    ) as (Omit<PieceRow, 'price'> & { price: string | null })[]
  ).map((row) => ({ ...row, price: row.price === null ? null : (JSON.parse(row.price) as GivenPrice) }));

export const picturesOf = (from: Statements, room: number): RoomPictureRow[] =>
  from.all(
    `SELECT id, piece, name, extension, alt, width, height, color FROM room_pictures WHERE room = ? ORDER BY id`,
    room,
  ) as RoomPictureRow[];

/** Another one as soon as its client may see something else. */
export const roomMark = (from: Statements, room: number): string =>
  JSON.stringify(
    from.all(
      `SELECT number, (SELECT total(d.number) FROM desk_drafts d JOIN room_pieces p ON p.work = d.item
         WHERE d.shelf = 'works' AND p.room = r.id) AS drafts
       FROM rooms r WHERE r.id = ?`,
      room,
    ),
  );

/** Of a room that is open, or shown at the desk. */
export function pictureNamed(
  from: Statements,
  name: string,
  now: number,
): { id: number; extension: string; width: number; color: string } | undefined {
  const at = new Date(now).toISOString();
  return from.get(
    `SELECT i.id, i.extension, i.width, i.color FROM room_pictures i JOIN rooms r ON r.id = i.room
     WHERE i.name = ? AND ((r.token_hash IS NOT NULL AND r.withdrawn_at IS NULL AND r.valid_until > ?)
       OR EXISTS (SELECT 1 FROM room_previews v WHERE v.room = r.id AND v.expires_at > ?))`,
    name,
    at,
    at,
  ) as { id: number; extension: string; width: number; color: string } | undefined;
}
