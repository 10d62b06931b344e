import type { Statements } from '../../../api/storage/connection';
import type { Session } from '../../contract/identity';
import { hashOf, newSecret } from '../identity/secret';

const MINUTE_MS = 60 * 1000;
const IDLE_MS = 12 * 60 * MINUTE_MS;
const LONGEST_MS = 30 * 24 * 60 * MINUTE_MS;
/** That somebody is here is written no more often. */
const SEEN_MS = MINUTE_MS;

/** A session that is good. */
export interface LiveSession {
  number: number;
  person: number;
  beganAt: number;
  /** Whether it is time to note that it was used. */
  isStale: boolean;
}

interface Row {
  number: number;
  person: number;
  began_at: string;
  seen_at: string;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Begins a session. @returns its secret, of which the hash is kept */
export function beginSession(statements: Statements, person: number, device: string, now: number): string {
  const secret = newSecret();
  statements.run(
    'INSERT INTO desk_sessions (hash, person, device, began_at, seen_at) VALUES (?, ?, ?, ?, ?)',
    hashOf(secret),
    person,
    device,
    iso(now),
    iso(now),
  );
  statements.run('UPDATE desk_people SET seen_at = ? WHERE id = ?', iso(now), person);
  return secret;
}

/** The session of a secret; undefined when it was ended, was not used for 12 hours, or is 30 days old. */
export function findSession(statements: Statements, secret: string, now: number): LiveSession | undefined {
  const row = statements.get(
    'SELECT number, person, began_at, seen_at FROM desk_sessions WHERE hash = ?',
    hashOf(secret),
  ) as Row | undefined;
  if (!row) return undefined;
  const [beganAt, seenAt] = [Date.parse(row.began_at), Date.parse(row.seen_at)];
  if (now - seenAt > IDLE_MS || now - beganAt > LONGEST_MS) return undefined;
  return { number: row.number, person: row.person, beganAt, isStale: Math.abs(now - seenAt) > SEEN_MS };
}

export function noteSeen(statements: Statements, { number, person }: LiveSession, now: number): void {
  statements.run('UPDATE desk_sessions SET seen_at = ? WHERE number = ?', iso(now), number);
  statements.run('UPDATE desk_people SET seen_at = ? WHERE id = ?', iso(now), person);
}

/** The sessions of a person that are good, the last used first. */
export const sessionsOf = (statements: Statements, person: number, current: number, now: number): Session[] =>
  (
    statements.all(
      `SELECT number, device, seen_at AS seenAt FROM desk_sessions
       WHERE person = ? AND seen_at > ? AND began_at > ? ORDER BY number = ? DESC, seen_at DESC`,
      person,
      iso(now - IDLE_MS),
      iso(now - LONGEST_MS),
      current,
    ) as Omit<Session, 'isThis'>[]
  ).map(({ number, device, seenAt }) => ({ number, device, seenAt, isThis: number === current }));

/** Ends one session of a person. */
export const endSession = (statements: Statements, person: number, number: number): void =>
  statements.run('DELETE FROM desk_sessions WHERE person = ? AND number = ?', person, number);

/** Ends all sessions of a person, but for one where it is given. */
export const endSessions = (statements: Statements, person: number, except = 0): void =>
  statements.run('DELETE FROM desk_sessions WHERE person = ? AND number <> ?', person, except);

/** Removes what is no session any more. */
export const removeEndedSessions = (statements: Statements, now: number): void =>
  statements.run(
    'DELETE FROM desk_sessions WHERE seen_at < ? OR began_at < ?',
    iso(now - IDLE_MS),
    iso(now - LONGEST_MS),
  );
