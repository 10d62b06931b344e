import type { Updateable } from 'kysely';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import type { RoomRow } from './room-queries';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import { hashOf, newSecret } from '../people/secret';
import type { Actor } from '../desk/log-queries';
import type { PersonRow } from '../people/people-queries';

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
  const { locale, client, email, title, letter, conditions, isCounted, validUntil, arrangement } = room;
  const { id } = await to
    .insertInto('rooms')
    .values({
      ...{ locale, client, email, title, letter, conditions, arrangement },
      is_counted: isCounted ? 1 : 0,
      valid_until: validUntil,
      ...{ made_at: at, made_by: by.name, changed_at: at, changed_by: by.name },
      folded: wordsOf(room),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Rooms begin with the conditions of the one before, in their language. */
export async function lastConditions(from: Queries, locale: LocaleCode): Promise<string> {
  const last = await from
    .selectFrom('rooms')
    .select('conditions')
    .where('locale', '=', locale)
    .where('conditions', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.conditions ?? '';
}

export async function setColumns(
  to: Queries,
  room: number,
  columns: Updateable<Tables['rooms']>,
): Promise<void> {
  await to.updateTable('rooms').set(columns).where('id', '=', room).execute();
}

/** To be called with every change: pages that show the room see it by this. */
export async function noteChange(to: Queries, id: number, { by, at }: Act): Promise<void> {
  const room = await to
    .updateTable('rooms')
    .set((eb) => ({ number: eb('number', '+', 1), changed_at: at, changed_by: by.name }))
    .where('id', '=', id)
    .returning(['title', 'client', 'email'])
    .executeTakeFirst();
  if (room) await setColumns(to, id, { folded: wordsOf(room) });
}

/** Ends the link before, also that of a withdrawn room, which it opens again; it shows the room as it stands. @returns the token */
export async function giveLink(to: Queries, room: number, at: string): Promise<string> {
  const token = newSecret();
  const hash = hashOf(token);
  await setColumns(to, room, { token_hash: hash, given_at: at, withdrawn_at: null, shown: null });
  return token;
}

export const withdrawRoom = (to: Queries, room: number, at: string): Promise<void> =>
  setColumns(to, room, { token_hash: null, withdrawn_at: at, shown: null });

export async function deleteRoom(to: Queries, room: number): Promise<void> {
  await to.deleteFrom('rooms').where('id', '=', room).execute();
}

/** Shows it at the desk, as its client sees it. @returns the token */
export async function addRoomPreview(
  to: Queries,
  room: number,
  session: number,
  until: string,
): Promise<string> {
  const token = newSecret();
  await to
    .insertInto('room_previews')
    .values({ token_hash: hashOf(token), room, session, expires_at: until })
    .execute();
  return token;
}
