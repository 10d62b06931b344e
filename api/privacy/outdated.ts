import { removeOldDiscarded } from '../content/drafts/draft-queries';
import { removeOldThrown } from '../content/writing/trash-queries';
import type { Queries } from '../database/queries';
import { removeOldLines } from '../desk/log-queries';
import { forgetPosts } from '../forms/post-queries';
import { removeOldLists } from '../import-export/brought-in-queries';
import { removeSentLists } from '../import-export/import/sent-lists';
import { forgetSent } from '../mail/mail-queries';
import { deleteSuspected, deleteUnconfirmed } from '../newsletter/subscription-queries';
import { removeExpiredLinks } from '../people/link-queries';
import { removeEndedSessions } from '../people/session-queries';
import { removeExpired } from '../previews/preview-tokens';
import { removeRoomPreviews } from '../rooms/desk-room-queries';
import type { ShownRoom } from '../rooms/room-queries';
import { deleteUnconfirmedWishes } from '../wishes/wish-queries';
import { type Look, nextLook } from './clock-trust';

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRMED_WITHIN_MS = 30 * DAY_MS;
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
  await deleteUnconfirmedWishes(statements, now - CONFIRMED_WITHIN_MS);
  await removeOutdated(statements, now);
  await removeSentLists(statements, now);
  return { previews: await removeExpired(statements, now) };
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
export async function removeOldMails(statements: Queries, now: number, days: number): Promise<number> {
  const { numDeletedRows } = await statements
    .deleteFrom('mails')
    .where('queued_at', '<', iso(now - days * DAY_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

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
export async function removeOldWishes(statements: Queries, now: number, days: number): Promise<number> {
  const { numDeletedRows } = await statements
    .deleteFrom('wishes')
    .where('made_at', '<', iso(now - days * DAY_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Subscriptions that a robot may have made and nobody has confirmed. @returns how many */
export const removeOldSuspected = (statements: Queries, now: number, days: number): Promise<number> =>
  deleteSuspected(statements, iso(now - days * DAY_MS));

/**
 * Ended sessions, links and previews of rooms, log lines older than a year, lists that were brought in a season ago, what was
 * thrown away a month ago.
 */
export async function removeOutdated(statements: Queries, now: number): Promise<void> {
  await removeEndedSessions(statements, now);
  await removeExpiredLinks(statements, now);
  await removeRoomPreviews(statements, now);
  await removeOldLines(statements, now);
  await removeOldLists(statements, now);
  await removeOldDiscarded(statements, now);
  await removeOldThrown(statements, now);
}
