import type { Queries } from '../database/queries';
import type { Invitation } from './contract/identity';
import { hashOf, newSecret } from './secret';

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

/** The links of nobody are those of the first owner. */
const deletionOf = (to: Queries, person: number | null) =>
  to.deleteFrom('desk_links').where('person', person === null ? 'is' : '=', person);

/** Replaces the person's earlier links, unless it is a further one. @returns the secret */
export async function makeLink(
  to: Queries,
  { purpose, person, invitedBy, isFurther = false }: NewLink,
  now: number,
): Promise<string> {
  if (!isFurther) await deletionOf(to, person).where('purpose', '=', purpose).execute();
  const secret = newSecret();
  await to
    .insertInto('desk_links')
    .values({
      hash: hashOf(secret),
      ...{ purpose, person },
      invited_by: invitedBy ?? null,
      expires_at: new Date(now + GOOD_MS[purpose]).toISOString(),
    })
    .execute();
  return secret;
}

const goodLinks = (from: Queries, now: number) =>
  from.selectFrom('desk_links').where('expires_at', '>', new Date(now).toISOString());

/** Undefined when unknown, used or expired. */
export const findLink = (from: Queries, secret: string, now: number): Promise<Link | undefined> =>
  goodLinks(from, now)
    .select(['purpose', 'person', 'invited_by as invitedBy', 'expires_at as expiresAt'])
    .where('hash', '=', hashOf(secret))
    .executeTakeFirst();

export async function mayMailLink(from: Queries, person: number, now: number): Promise<boolean> {
  const { count, last } = await goodLinks(from, now)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<string | null>('expires_at').as('last')])
    .where('person', '=', person)
    .where('purpose', '=', 'return')
    .executeTakeFirstOrThrow();
  return count < MOST && (last ?? '') <= new Date(now + GOOD_MS.return - PAUSE_MS).toISOString();
}

export async function spendLinks(to: Queries, person: number | null): Promise<void> {
  await deletionOf(to, person).execute();
}
