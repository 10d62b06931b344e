import type { Queries } from '../../../api/database/queries';
import type { Invitation } from '../../contract/identity';
import { hashOf, newSecret } from '../identity/secret';

const DAY_MS = 24 * 60 * 60 * 1000;
const GOOD_MS: Record<Invitation['purpose'], number> = {
  first: 7 * DAY_MS,
  join: 7 * DAY_MS,
  return: DAY_MS,
};

/** ms between two mails with a link, and the most links that are good at the same time: anybody may ask for them. */
const PAUSE_MS = 5 * 60 * 1000;
const MOST = 5;

/** `person` is null for the first owner. */
export interface Link {
  purpose: Invitation['purpose'];
  person: number | null;
  invitedBy: string | null;
  expiresAt: string;
}

interface NewLink extends Pick<Link, 'purpose' | 'person'> {
  invitedBy?: string;
  /** Earlier links stay good. */
  isFurther?: boolean;
}

/** Replaces the person's earlier links, unless it is a further one. @returns the secret */
export async function makeLink(
  statements: Queries,
  { purpose, person, invitedBy, isFurther = false }: NewLink,
  now: number,
): Promise<string> {
  if (!isFurther)
    await statements.run('DELETE FROM desk_links WHERE person IS ? AND purpose = ?', person, purpose);
  const secret = newSecret();
  await statements.run(
    'INSERT INTO desk_links (hash, purpose, person, invited_by, expires_at) VALUES (?, ?, ?, ?, ?)',
    hashOf(secret),
    purpose,
    person,
    invitedBy ?? null,
    new Date(now + GOOD_MS[purpose]).toISOString(),
  );
  return secret;
}

/** Undefined when unknown, used or expired. */
export const findLink = async (statements: Queries, secret: string, now: number): Promise<Link | undefined> =>
  (await statements.get(
    `SELECT purpose, person, invited_by AS invitedBy, expires_at AS expiresAt FROM desk_links
     WHERE hash = ? AND expires_at > ?`,
    hashOf(secret),
    new Date(now).toISOString(),
  )) as Link | undefined;

export async function mayMailLink(statements: Queries, person: number, now: number): Promise<boolean> {
  const { count, last } = (await statements.get(
    `SELECT count(*) AS count, max(expires_at) AS last FROM desk_links
     WHERE person = ? AND purpose = 'return' AND expires_at > ?`,
    person,
    new Date(now).toISOString(),
  )) as { count: number; last: string | null };
  return count < MOST && (last ?? '') <= new Date(now + GOOD_MS.return - PAUSE_MS).toISOString();
}

export const spendLinks = (statements: Queries, person: number | null): Promise<void> =>
  // libsql takes a single null for a missing list of values.
  statements.run('DELETE FROM desk_links WHERE coalesce(person, 0) = ?', person ?? 0);

export const removeExpiredLinks = (statements: Queries, now: number): Promise<void> =>
  statements.run('DELETE FROM desk_links WHERE expires_at < ?', new Date(now).toISOString());
