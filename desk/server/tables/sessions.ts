import type { Queries } from '../../../api/database/queries';
import type { Session } from '../../contract/identity';
import { hashOf, newSecret } from '../identity/secret';

const MINUTE_MS = 60 * 1000;
const IDLE_MS = 12 * 60 * MINUTE_MS;
const LONGEST_MS = 30 * 24 * 60 * MINUTE_MS;
/** ms; `seen` is not written more often. */
const SEEN_MS = MINUTE_MS;
/** ms after a sign-in, or its confirmation, in which ways in may be changed, and all that is kept may be taken away. */
const FRESH_MS = 10 * MINUTE_MS;

export interface LiveSession {
  number: number;
  person: number;
  /** Signed in or confirmed just now. */
  isFresh: boolean;
  /** Its last use should be written again. */
  isStale: boolean;
}

interface Row {
  number: number;
  person: number;
  began_at: string;
  seen_at: string;
  confirmed_at: string | null;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Keeps only the hash. @returns the secret */
export async function beginSession(
  statements: Queries,
  person: number,
  device: string,
  now: number,
): Promise<string> {
  const secret = newSecret();
  await statements.run(
    'INSERT INTO desk_sessions (hash, person, device, began_at, seen_at) VALUES (?, ?, ?, ?, ?)',
    hashOf(secret),
    person,
    device,
    iso(now),
    iso(now),
  );
  await statements.run('UPDATE desk_people SET seen_at = ? WHERE id = ?', iso(now), person);
  return secret;
}

/** Undefined when ended, unused for 12 hours, or 30 days old. */
export async function findSession(
  statements: Queries,
  secret: string,
  now: number,
): Promise<LiveSession | undefined> {
  const row = (await statements.get(
    'SELECT number, person, began_at, seen_at, confirmed_at FROM desk_sessions WHERE hash = ?',
    hashOf(secret),
  )) as Row | undefined;
  if (!row) return undefined;
  const [beganAt, seenAt] = [Date.parse(row.began_at), Date.parse(row.seen_at)];
  if (now - seenAt > IDLE_MS || now - beganAt > LONGEST_MS) return undefined;
  const provedAt = row.confirmed_at === null ? beganAt : Date.parse(row.confirmed_at);
  return {
    ...{ number: row.number, person: row.person },
    // A clock that was set back proves nothing.
    isFresh: Math.abs(now - provedAt) <= FRESH_MS,
    isStale: Math.abs(now - seenAt) > SEEN_MS,
  };
}

/** Whether somebody is signed in by it; not ended, unused for 12 hours, or 30 days old. */
export async function isLive(statements: Queries, number: number, now: number): Promise<boolean> {
  const row = await statements.get(
    'SELECT 1 FROM desk_sessions WHERE number = ? AND seen_at > ? AND began_at > ?',
    ...[number, iso(now - IDLE_MS), iso(now - LONGEST_MS)],
  );
  return row !== undefined;
}

export async function noteSeen(
  statements: Queries,
  { number, person }: LiveSession,
  now: number,
): Promise<void> {
  await statements.run('UPDATE desk_sessions SET seen_at = ? WHERE number = ?', iso(now), number);
  await statements.run('UPDATE desk_people SET seen_at = ? WHERE id = ?', iso(now), person);
}

export const confirmSession = (statements: Queries, number: number, now: number): Promise<void> =>
  statements.run('UPDATE desk_sessions SET confirmed_at = ? WHERE number = ?', iso(now), number);

/** Valid ones, last used first. */
export const sessionsOf = async (
  statements: Queries,
  person: number,
  current: number,
  now: number,
): Promise<Session[]> =>
  (
    (await statements.all(
      `SELECT number, device, seen_at AS seenAt FROM desk_sessions
       WHERE person = ? AND seen_at > ? AND began_at > ? ORDER BY number = ? DESC, seen_at DESC`,
      person,
      iso(now - IDLE_MS),
      iso(now - LONGEST_MS),
      current,
    )) as Omit<Session, 'isThis'>[]
  ).map(({ number, device, seenAt }) => ({ number, device, seenAt, isThis: number === current }));

export const endSession = (statements: Queries, person: number, number: number): Promise<void> =>
  statements.run('DELETE FROM desk_sessions WHERE person = ? AND number = ?', person, number);

/** @param except number of the session that stays */
export const endSessions = (statements: Queries, person: number, except = 0): Promise<void> =>
  statements.run('DELETE FROM desk_sessions WHERE person = ? AND number <> ?', person, except);

export const removeEndedSessions = (statements: Queries, now: number): Promise<void> =>
  statements.run(
    'DELETE FROM desk_sessions WHERE seen_at < ? OR began_at < ?',
    iso(now - IDLE_MS),
    iso(now - LONGEST_MS),
  );
