import { removeOutdated } from '../../desk/server/tables/remove-outdated';
import type { Queries } from '../database/queries';
import { forgetSent } from '../storage/tables/mails';
import { forgetPosts } from '../storage/tables/posts';
import { removeExpired } from '../storage/tables/preview-tokens';
import { ROOM_END } from '../storage/tables/rooms';
import { deleteUnconfirmedWishes } from '../storage/tables/wishes';
import { deleteSuspected, deleteUnconfirmed } from '../storage/tables/subscriptions';
import { nextLook, type Look } from './clock-trust';

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRMED_WITHIN_MS = 30 * DAY_MS;
/** Messages erased by one write; visitors' writes go in between. */
const AT_ONCE = 500;

const iso = (ms: number): string => new Date(ms).toISOString();

export async function noteLook(statements: Queries, now: number): Promise<Look> {
  const row = (await statements.get('SELECT looked_at, held_until FROM retention')) as
    | { looked_at: string; held_until: string | null }
    | undefined;
  const last = row && {
    lookedAt: Date.parse(row.looked_at),
    heldUntil: row.held_until === null ? undefined : Date.parse(row.held_until),
  };
  const look = nextLook(last, now);
  await statements.run(
    'INSERT OR REPLACE INTO retention (id, looked_at, held_until) VALUES (1, ?, ?)',
    iso(look.lookedAt),
    look.heldUntil === undefined ? null : iso(look.heldUntil),
  );
  // Rows written while the clock was ahead count as written now.
  if (look.heldUntil === undefined) {
    await statements.run(
      'UPDATE messages SET received_at = ? WHERE received_at > ?',
      iso(now),
      iso(now + DAY_MS),
    );
    await statements.run('UPDATE wishes SET made_at = ? WHERE made_at > ?', iso(now), iso(now + DAY_MS));
  }
  return look;
}

export async function removePassing(statements: Queries, now: number): Promise<{ previews: number }> {
  await forgetPosts(statements, now);
  await forgetSent(statements, now);
  await deleteUnconfirmed(statements, now - CONFIRMED_WITHIN_MS);
  await deleteUnconfirmedWishes(statements, now - CONFIRMED_WITHIN_MS);
  await removeOutdated(statements, now);
  return { previews: await removeExpired(statements, now) };
}

export async function removeOldMessages(statements: Queries, now: number, days: number): Promise<number> {
  const ids = (await statements.all(
    'SELECT id FROM messages WHERE received_at < ? LIMIT ?',
    iso(now - days * DAY_MS),
    AT_ONCE,
  )) as { id: number }[];
  for (const { id } of ids) await statements.run('DELETE FROM messages WHERE id = ?', id);
  return ids.length;
}

/** Only mails that belong to no message. @returns how many */
export async function removeOldMails(statements: Queries, now: number, days: number): Promise<number> {
  const until = iso(now - days * DAY_MS);
  const { count } = (await statements.get(
    'SELECT count(*) AS count FROM mails WHERE queued_at < ?',
    until,
  )) as {
    count: number;
  };
  await statements.run('DELETE FROM mails WHERE queued_at < ?', until);
  return count;
}

/** Counted from their end. @returns how many */
export async function removeOldRooms(statements: Queries, now: number, days: number): Promise<number> {
  const until = iso(now - days * DAY_MS);
  const ids = (await statements.all(
    `SELECT id FROM rooms WHERE coalesce(withdrawn_at, ${ROOM_END}) < ?`,
    until,
  )) as {
    id: number;
  }[];
  for (const { id } of ids) await statements.run('DELETE FROM rooms WHERE id = ?', id);
  return ids.length;
}

export async function removeOldWishes(statements: Queries, now: number, days: number): Promise<number> {
  const until = iso(now - days * DAY_MS);
  const { count } = (await statements.get(
    'SELECT count(*) AS count FROM wishes WHERE made_at < ?',
    until,
  )) as {
    count: number;
  };
  await statements.run('DELETE FROM wishes WHERE made_at < ?', until);
  return count;
}

/** Subscriptions that a robot may have made and nobody has confirmed. @returns how many */
export const removeOldSuspected = (statements: Queries, now: number, days: number): Promise<number> =>
  deleteSuspected(statements, iso(now - days * DAY_MS));
