import type { Queries } from '../../../../api/database/queries';
import { tokenHash } from '../../../../api/storage/tables/preview-tokens';
import type { RoomRow } from '../../../../api/storage/tables/rooms';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { fold } from '../../../../src/contract/text/fold';
import { newSecret } from '../../identity/secret';
import type { Actor } from '../../tables/log';
import type { PersonRow } from '../../tables/people';

export interface NewRoom {
  locale: LocaleCode;
  client: string;
  email: string | null;
  title: string;
  letter: string;
  conditions: string;
  isCounted: boolean;
  validUntil: string;
  /** `Arranged` as JSON. */
  arrangement: string | null;
}

/** By whom, and when (ISO 8601). */
export interface Act {
  by: Actor & Pick<PersonRow, 'may'>;
  at: string;
}

const wordsOf = ({ title, client, email }: Pick<RoomRow, 'title' | 'client' | 'email'>): string =>
  fold([title, client, email ?? ''].join('\n'));

export async function addRoom(to: Queries, room: NewRoom, { by, at }: Act): Promise<number> {
  await to.run(
    `INSERT INTO rooms (locale, client, email, title, letter, conditions, is_counted, valid_until, made_at, made_by,
       changed_at, changed_by, folded, arrangement) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    room.locale,
    room.client,
    room.email,
    room.title,
    room.letter,
    room.conditions,
    room.isCounted ? 1 : 0,
    room.validUntil,
    at,
    by.name,
    at,
    by.name,
    wordsOf(room),
    room.arrangement,
  );
  return ((await to.get('SELECT last_insert_rowid() AS id')) as { id: number }).id;
}

/** Rooms begin with the conditions of the one before, in their language. */
export const lastConditions = async (from: Queries, locale: LocaleCode): Promise<string> =>
  (
    (await from.get(
      "SELECT conditions FROM rooms WHERE locale = ? AND conditions <> '' ORDER BY id DESC LIMIT 1",
      locale,
    )) as { conditions: string } | undefined
  )?.conditions ?? '';

/** Columns that are typed. */
export const TYPED = [
  'client',
  'email',
  'title',
  'letter',
  'conditions',
  'locale',
  'valid_until',
  'outcome',
] as const;
export type Typed = (typeof TYPED)[number];

export const setTyped = (to: Queries, room: number, column: Typed, value: string | null): Promise<void> =>
  to.run(`UPDATE rooms SET ${column} = ? WHERE id = ?`, value, room);

export const setCounted = (to: Queries, room: number, isCounted: boolean): Promise<void> =>
  to.run('UPDATE rooms SET is_counted = ? WHERE id = ?', isCounted ? 1 : 0, room);

export const setCodeHash = (to: Queries, room: number, hash: string | null): Promise<void> =>
  to.run('UPDATE rooms SET code = ? WHERE id = ?', hash, room);

/** To be called with every change: pages that show the room see it by this. */
export async function noteChange(to: Queries, id: number, { by, at }: Act): Promise<void> {
  await to.run(
    'UPDATE rooms SET number = number + 1, changed_at = ?, changed_by = ? WHERE id = ?',
    at,
    by.name,
    id,
  );
  const room = (await to.get('SELECT title, client, email FROM rooms WHERE id = ?', id)) as
    | Pick<RoomRow, 'title' | 'client' | 'email'>
    | undefined;
  if (room) await to.run('UPDATE rooms SET folded = ? WHERE id = ?', wordsOf(room), id);
}

/** Ends the link before, also that of a withdrawn room, which it opens again; it shows the room as it stands. @returns the token */
export async function giveLink(to: Queries, room: number, at: string): Promise<string> {
  const token = newSecret();
  await to.run(
    'UPDATE rooms SET token_hash = ?, given_at = ?, withdrawn_at = NULL, shown = NULL WHERE id = ?',
    tokenHash(token),
    at,
    room,
  );
  return token;
}

export const withdrawRoom = (to: Queries, room: number, at: string): Promise<void> =>
  to.run('UPDATE rooms SET token_hash = NULL, withdrawn_at = ?, shown = NULL WHERE id = ?', at, room);

export const deleteRoom = (to: Queries, room: number): Promise<void> =>
  to.run('DELETE FROM rooms WHERE id = ?', room);

/** Shows it at the desk, as its client sees it. @returns the token */
export async function addRoomPreview(
  to: Queries,
  room: number,
  session: number,
  until: string,
): Promise<string> {
  const token = newSecret();
  await to.run(
    'INSERT INTO room_previews (token_hash, room, session, expires_at) VALUES (?, ?, ?, ?)',
    tokenHash(token),
    room,
    session,
    until,
  );
  return token;
}

export const removeRoomPreviews = (to: Queries, now: number): Promise<void> =>
  to.run('DELETE FROM room_previews WHERE expires_at < ?', new Date(now).toISOString());
