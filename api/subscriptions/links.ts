import {
  LINK_PATHS,
  linkPage,
  type LinkPurpose,
  type LinkSubject,
  TOKEN_FIELD,
} from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Queries } from '../database/queries';
import { hashOf, newSecret } from '../people/secret';

export interface Link {
  purpose: LinkPurpose;
  email: string | null;
  /** Null for the newsletter. */
  wish: number | null;
  /** Of a confirmation: the words that are agreed to, with their language. */
  consent: string | null;
  locale: LocaleCode | null;
}

interface NewLink extends Pick<Link, 'purpose'>, Partial<Pick<Link, 'wish' | 'consent' | 'locale'>> {
  email: string;
}

/** Stores a hash, so that readers of the database cannot use the link. @returns the token */
export async function keepLink(
  statements: Queries,
  { purpose, email, wish, consent, locale }: NewLink,
  now = Date.now(),
): Promise<string> {
  const token = newSecret();
  await statements
    .insertInto('mail_links')
    .values({
      hash: hashOf(token),
      purpose,
      email,
      made_at: new Date(now).toISOString(),
      consent: consent ?? null,
      locale: locale ?? null,
      wish: wish ?? null,
    })
    .execute();
  return token;
}

/** Undefined for unknown tokens, other purposes and deleted subjects. */
export const findLink = (
  statements: Queries,
  { subject, purpose }: { subject: LinkSubject; purpose: LinkPurpose },
  token: string,
): Promise<Link | undefined> =>
  statements
    .selectFrom('mail_links')
    .select(['purpose', 'email', 'wish', 'consent', 'locale'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('wish', subject === 'wishes' ? 'is not' : 'is', null)
    .executeTakeFirst();

/** Of a page that asks before anything is done. */
export const pageAddress = (
  siteUrl: string,
  subject: LinkSubject,
  purpose: LinkPurpose,
  { token, locale }: { token: string; locale: LocaleCode },
): string => `${siteUrl}${linkPage(subject, purpose, locale)}?${TOKEN_FIELD}=${token}`;

export const oneClickAddress = (apiUrl: string, subject: LinkSubject, token: string): string =>
  `${apiUrl}${LINK_PATHS[subject].withdraw}?${TOKEN_FIELD}=${token}`;

const HOUR_MS = 60 * 60 * 1000;
const PAUSE_GROWTH = 4;

/** Mails without an answer; `at` is ISO 8601. */
interface Written {
  times: number;
  at: string | null;
}

/**
 * Keeps others from flooding an address: after the free mails, pauses of 1, 4, 16, 64 hours, until it confirms.
 * ms until it may be written to; 0 for now.
 */
export function pauseLeft({ times, at }: Written, now: number, free = 1): number {
  if (times < free || at === null) return 0;
  const waited = now - Date.parse(at);
  // Negative when the clock was set back.
  return waited < 0 ? 0 : Math.max(0, HOUR_MS * PAUSE_GROWTH ** (times - free) - waited);
}

export const mayWrite = (written: Written, now: number): boolean => pauseLeft(written, now) === 0;
