import { createHash, randomBytes } from 'node:crypto';
import {
  LINK_PATHS,
  linkPage,
  TOKEN_FIELD,
  type LinkPurpose,
  type LinkSubject,
} from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Statements } from '../storage/connection';

/** What a link was made for. */
export interface Link {
  purpose: LinkPurpose;
  /** Null once the address was deleted. */
  email: string | null;
  /** The wish that it is of, by its id; null for the newsletter. */
  wish: number | null;
  /** Of a confirmation: what is agreed to, and in which language. */
  consent: string | null;
  locale: LocaleCode | null;
}

const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A link to confirm, with the words that are agreed to, or one to withdraw, without. */
interface NewLink extends Pick<Link, 'purpose'>, Partial<Pick<Link, 'wish' | 'consent' | 'locale'>> {
  email: string;
}

/** Keeps a link of which nobody can tell the token, not even who reads the database. @returns the token */
export function keepLink(
  statements: Statements,
  { purpose, email, wish, consent, locale }: NewLink,
  now = Date.now(),
): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  statements.run(
    'INSERT INTO mail_links (hash, purpose, email, made_at, consent, locale, wish) VALUES (?, ?, ?, ?, ?, ?, ?)',
    hashOf(token),
    purpose,
    email,
    new Date(now).toISOString(),
    consent ?? null,
    locale ?? null,
    wish ?? null,
  );
  return token;
}

/** What a token was made for; undefined for one that never was, is for something else, or belonged to what was given up. */
export const findLink = (
  statements: Statements,
  { subject, purpose }: { subject: LinkSubject; purpose: LinkPurpose },
  token: string,
): Link | undefined =>
  statements.get(
    `SELECT purpose, email, wish, consent, locale FROM mail_links
     WHERE hash = ? AND purpose = ? AND (wish IS NOT NULL) = ?`,
    hashOf(token),
    purpose,
    subject === 'wishes' ? 1 : 0,
  ) as Link | undefined;

/** Where a link leads: a page that asks before anything is done. */
export const pageAddress = (
  siteUrl: string,
  subject: LinkSubject,
  purpose: LinkPurpose,
  { token, locale }: { token: string; locale: LocaleCode },
): string => `${siteUrl}${linkPage(subject, purpose, locale)}?${TOKEN_FIELD}=${token}`;

/** Where a mail program posts by itself that its reader wants no more mails (RFC 8058). */
export const oneClickAddress = (apiUrl: string, subject: LinkSubject, token: string): string =>
  `${apiUrl}${LINK_PATHS[subject].withdraw}?${TOKEN_FIELD}=${token}`;
