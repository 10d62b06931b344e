import { sql } from 'kysely';
import { removeOldThrown } from '../content/writing/trash-queries';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import { forgetPosts } from '../forms/post-queries';
import { removeSentLists } from '../import-export/import/sent-lists';
import { forgetSent } from '../mail/mail-queries';
import { removeEndedSessions } from '../people/session-queries';
import type { ShownRoom } from '../rooms/room-queries';
import { deleteUnconfirmed } from '../subscriptions/consents';
import { type Look, nextLook } from './clock-trust';

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRMED_WITHIN_MS = 30 * DAY_MS;
/** After this time an expired preview counts as unknown. */
const EXPIRED_KNOWN_MS = 30 * DAY_MS;
/** Messages erased by one write; visitors' writes go in between. */
const AT_ONCE = 500;

const iso = (ms: number): string => new Date(ms).toISOString();

export async function noteLook(statements: Queries, now: number): Promise<Look> {
  const row = await statements.selectFrom('retention').select(['looked_at', 'held_until']).executeTakeFirst();
  const last = row && {
    lookedAt: Date.parse(row.looked_at),
    heldUntil: row.held_until === null ? undefined : Date.parse(row.held_until),
  };
  const look = nextLook(last, now);
  const noted = {
    looked_at: iso(look.lookedAt),
    held_until: look.heldUntil === undefined ? null : iso(look.heldUntil),
  };
  await statements
    .insertInto('retention')
    .values({ id: 1, ...noted })
    .onConflict((known) => known.column('id').doUpdateSet(noted))
    .execute();
  // Rows written while the clock was ahead count as written now.
  if (look.heldUntil === undefined) {
    await statements
      .updateTable('messages')
      .set({ received_at: iso(now) })
      .where('received_at', '>', iso(now + DAY_MS))
      .execute();
    await statements
      .updateTable('wishes')
      .set({ made_at: iso(now) })
      .where('made_at', '>', iso(now + DAY_MS))
      .execute();
  }
  return look;
}

export async function removePassing(statements: Queries, now: number): Promise<{ previews: number }> {
  await forgetPosts(statements, now);
  await forgetSent(statements, now);
  await deleteUnconfirmed(statements, now - CONFIRMED_WITHIN_MS);
  await removeOutdated(statements, now);
  await removeSentLists(statements, now);
  return { previews: await removeBefore(statements, 'preview_tokens', 'expires_at', now - EXPIRED_KNOWN_MS) };
}

/** @returns how many of them, at most so many at once */
export async function removeOldMessages(statements: Queries, now: number, days: number): Promise<number> {
  const { numDeletedRows } = await statements
    .deleteFrom('messages')
    .where('id', 'in', (from) =>
      from
        .selectFrom('messages')
        .select('id')
        .where('received_at', '<', iso(now - days * DAY_MS))
        .limit(AT_ONCE),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Only mails that belong to no message. @returns how many */
export const removeOldMails = (statements: Queries, now: number, days: number): Promise<number> =>
  removeBefore(statements, 'mails', 'queued_at', now - days * DAY_MS);

/** Counted from their end. @returns how many */
export async function removeOldRooms(statements: Queries, now: number, days: number): Promise<number> {
  const until = iso(now - days * DAY_MS);
  const rooms = await statements
    .selectFrom('rooms')
    .select(['id', 'withdrawn_at', 'valid_until', 'shown'])
    .where((room) =>
      room.or([
        room('withdrawn_at', '<', until),
        room.and([
          room('withdrawn_at', 'is', null),
          room.or([room('valid_until', '<', until), room('shown', 'is not', null)]),
        ]),
      ]),
    )
    .execute();
  const old = rooms.filter((room) => (room.withdrawn_at ?? endOf(room)) < until);
  for (const { id } of old) await statements.deleteFrom('rooms').where('id', '=', id).execute();
  return old.length;
}

/** As its client knows it. */
const endOf = ({ shown, valid_until }: { shown: string | null; valid_until: string }): string =>
  shown === null ? valid_until : (JSON.parse(shown) as ShownRoom).room.valid_until;

/** @returns how many */
export const removeOldWishes = (statements: Queries, now: number, days: number): Promise<number> =>
  removeBefore(statements, 'wishes', 'made_at', now - days * DAY_MS);

/** Subscriptions that a robot may have made and nobody has confirmed. @returns how many */
export async function removeOldSuspected(statements: Queries, now: number, days: number): Promise<number> {
  const { numDeletedRows } = await statements
    .deleteFrom('subscriptions')
    .where('is_suspected', '=', 1)
    .where('subscribed_at', '<', iso(now - days * DAY_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What nobody uses any more, by its time, and the days for which it is kept after it. */
const KEPT: readonly (readonly [table: keyof Tables, time: string, days: number])[] = [
  ['desk_links', 'expires_at', 0],
  ['room_previews', 'expires_at', 0],
  ['desk_log', 'at', 365],
  ['desk_lists', 'at', 90],
  // As long as a session lasts at most: no window that has missed it can be open longer.
  ['desk_discarded', 'at', 30],
];

/** Also ended sessions, and times that were thrown away. */
export async function removeOutdated(statements: Queries, now: number): Promise<void> {
  for (const [table, time, days] of KEPT) await removeBefore(statements, table, time, now - days * DAY_MS);
  await removeEndedSessions(statements, now);
  await removeOldThrown(statements, now);
}

/** @param before ms since 1970 @returns how many rows there were */
async function removeBefore(to: Queries, table: keyof Tables, time: string, before: number): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`delete from ${sql.table(table)} where ${sql.ref(time)} < ${iso(before)}`.execute(to);
  return Number(numAffectedRows);
}
