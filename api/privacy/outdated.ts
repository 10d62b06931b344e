import { removeOutdated } from '../../desk/server/tables/remove-outdated';
import type { Statements } from '../storage/connection';
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

export function noteLook(statements: Statements, now: number): Look {
  const row = statements.get('SELECT looked_at, held_until FROM retention') as
    | { looked_at: string; held_until: string | null }
    | undefined;
  const last = row && {
    lookedAt: Date.parse(row.looked_at),
    heldUntil: row.held_until === null ? undefined : Date.parse(row.held_until),
  };
  const look = nextLook(last, now);
  statements.run(
    'INSERT OR REPLACE INTO retention (id, looked_at, held_until) VALUES (1, ?, ?)',
    iso(look.lookedAt),
    look.heldUntil === undefined ? null : iso(look.heldUntil),
  );
  // Rows written while the clock was ahead count as written now.
  if (look.heldUntil === undefined) {
    statements.run('UPDATE messages SET received_at = ? WHERE received_at > ?', iso(now), iso(now + DAY_MS));
    statements.run('UPDATE wishes SET made_at = ? WHERE made_at > ?', iso(now), iso(now + DAY_MS));
  }
  return look;
}

export function removePassing(statements: Statements, now: number): { previews: number } {
  forgetPosts(statements, now);
  forgetSent(statements, now);
  deleteUnconfirmed(statements, now - CONFIRMED_WITHIN_MS);
  deleteUnconfirmedWishes(statements, now - CONFIRMED_WITHIN_MS);
  removeOutdated(statements, now);
  return { previews: removeExpired(statements, now) };
}

export function removeOldMessages(statements: Statements, now: number, days: number): number {
  const ids = statements.all(
    'SELECT id FROM messages WHERE received_at < ? LIMIT ?',
    iso(now - days * DAY_MS),
    AT_ONCE,
  ) as { id: number }[];
  for (const { id } of ids) statements.run('DELETE FROM messages WHERE id = ?', id);
  return ids.length;
}

/** Only mails that belong to no message. @returns how many */
export function removeOldMails(statements: Statements, now: number, days: number): number {
  const until = iso(now - days * DAY_MS);
  const { count } = statements.get('SELECT count(*) AS count FROM mails WHERE queued_at < ?', until) as {
    count: number;
  };
  statements.run('DELETE FROM mails WHERE queued_at < ?', until);
  return count;
}

/** Counted from their end. @returns how many */
export function removeOldRooms(statements: Statements, now: number, days: number): number {
  const until = iso(now - days * DAY_MS);
  const ids = statements.all(`SELECT id FROM rooms WHERE coalesce(withdrawn_at, ${ROOM_END}) < ?`, until) as {
    id: number;
  }[];
  for (const { id } of ids) statements.run('DELETE FROM rooms WHERE id = ?', id);
  return ids.length;
}

export function removeOldWishes(statements: Statements, now: number, days: number): number {
  const until = iso(now - days * DAY_MS);
  const { count } = statements.get('SELECT count(*) AS count FROM wishes WHERE made_at < ?', until) as {
    count: number;
  };
  statements.run('DELETE FROM wishes WHERE made_at < ?', until);
  return count;
}

/** Subscriptions that a robot may have made and nobody has confirmed. @returns how many */
export const removeOldSuspected = (statements: Statements, now: number, days: number): number =>
  deleteSuspected(statements, iso(now - days * DAY_MS));
