import type { Queries } from '../database/queries';
import type { Session } from './contract/identity';
import { hashOf, newSecret } from './secret';

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

const iso = (ms: number): string => new Date(ms).toISOString();

/** Keeps only the hash. @returns the secret */
export async function beginSession(
  to: Queries,
  person: number,
  device: string,
  now: number,
): Promise<string> {
  const secret = newSecret();
  await to
    .insertInto('desk_sessions')
    .values({ hash: hashOf(secret), person, device, began_at: iso(now), seen_at: iso(now) })
    .execute();
  await seePerson(to, person, now);
  return secret;
}

const seePerson = async (to: Queries, person: number, now: number): Promise<void> => {
  await to
    .updateTable('desk_people')
    .set({ seen_at: iso(now) })
    .where('id', '=', person)
    .execute();
};

/** Undefined when ended, unused for 12 hours, or 30 days old. */
export async function findSession(
  from: Queries,
  secret: string,
  now: number,
): Promise<LiveSession | undefined> {
  const row = await from
    .selectFrom('desk_sessions')
    .select(['number', 'person', 'began_at', 'seen_at', 'confirmed_at'])
    .where('hash', '=', hashOf(secret))
    .executeTakeFirst();
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

const liveSessions = (from: Queries, now: number) =>
  from
    .selectFrom('desk_sessions')
    .where('seen_at', '>', iso(now - IDLE_MS))
    .where('began_at', '>', iso(now - LONGEST_MS));

/** Whether somebody is signed in by it; not ended, unused for 12 hours, or 30 days old. */
export async function isLive(from: Queries, number: number, now: number): Promise<boolean> {
  const row = await liveSessions(from, now).select('number').where('number', '=', number).executeTakeFirst();
  return row !== undefined;
}

export async function noteSeen(to: Queries, { number, person }: LiveSession, now: number): Promise<void> {
  await to
    .updateTable('desk_sessions')
    .set({ seen_at: iso(now) })
    .where('number', '=', number)
    .execute();
  await seePerson(to, person, now);
}

export async function confirmSession(to: Queries, number: number, now: number): Promise<void> {
  const confirmed = { confirmed_at: iso(now) };
  await to.updateTable('desk_sessions').set(confirmed).where('number', '=', number).execute();
}

/** Valid ones: the current one, then those last used first. */
export async function sessionsOf(
  from: Queries,
  person: number,
  current: number,
  now: number,
): Promise<Session[]> {
  const rows = await liveSessions(from, now)
    .select(['number', 'device', 'seen_at as seenAt'])
    .where('person', '=', person)
    .orderBy((eb) => eb('number', '=', current), 'desc')
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isThis: row.number === current }));
}

export async function endSession(to: Queries, person: number, number: number): Promise<void> {
  await to.deleteFrom('desk_sessions').where('person', '=', person).where('number', '=', number).execute();
}

/** @param except number of the session that stays */
export async function endSessions(to: Queries, person: number, except = 0): Promise<void> {
  await to.deleteFrom('desk_sessions').where('person', '=', person).where('number', '<>', except).execute();
}

export async function removeEndedSessions(to: Queries, now: number): Promise<void> {
  await to
    .deleteFrom('desk_sessions')
    .where((eb) =>
      eb.or([eb('seen_at', '<', iso(now - IDLE_MS)), eb('began_at', '<', iso(now - LONGEST_MS))]),
    )
    .execute();
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** `Firefox, Mac`; nothing else of the user agent is kept. */
export function deviceName(agent = ''): string {
  const names = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter((name) => name !== undefined);
  return names.join(', ') || '–';
}
