import { createHash, randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE_CODE, type LocaleCode } from '../../src/contract/locale-codes';
import {
  NEWSLETTER_PAGES,
  NEWSLETTER_PATHS,
  TOKEN_FIELD,
  type LinkPurpose,
} from '../../src/contract/forms/newsletter';
import type { Statements } from '../storage/connection';

/** What a link was made for. */
export interface Link {
  purpose: LinkPurpose;
  /** Null once the address was deleted. */
  email: string | null;
  /** Of a confirmation: what is agreed to, and in which language. */
  consent: string | null;
  locale: LocaleCode | null;
}

const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Keeps a link of which nobody can tell the token, not even who reads the database. @returns the token */
export function keepLink(
  statements: Statements,
  { purpose, email, consent, locale }: Link & { email: string },
  now = Date.now(),
): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  statements.run(
    'INSERT INTO newsletter_links (hash, purpose, email, made_at, consent, locale) VALUES (?, ?, ?, ?, ?, ?)',
    hashOf(token),
    purpose,
    email,
    new Date(now).toISOString(),
    consent,
    locale,
  );
  return token;
}

/** What a token was made for; undefined for one that never was, is for something else, or belonged to what was given up. */
export const findLink = (statements: Statements, purpose: LinkPurpose, token: string): Link | undefined =>
  statements.get(
    'SELECT purpose, email, consent, locale FROM newsletter_links WHERE hash = ? AND purpose = ?',
    hashOf(token),
    purpose,
  ) as Link | undefined;

/** Where a link leads: a page that asks before anything is done. */
export function pageAddress(
  siteUrl: string,
  purpose: LinkPurpose,
  token: string,
  locale: LocaleCode,
): string {
  const prefix = locale === DEFAULT_LOCALE_CODE ? '' : `/${locale}`;
  return `${siteUrl}${prefix}${NEWSLETTER_PAGES[purpose]}?${TOKEN_FIELD}=${token}`;
}

/** Where a mail program posts by itself that its reader wants no more mails (RFC 8058). */
export const oneClickAddress = (apiUrl: string, token: string): string =>
  `${apiUrl}${NEWSLETTER_PATHS.withdraw}?${TOKEN_FIELD}=${token}`;
