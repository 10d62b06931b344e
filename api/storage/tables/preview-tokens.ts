import { createHash, randomBytes } from 'node:crypto';
import type { ChangeKind } from '../../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Statements } from '../connection';

/** What a preview can show; the contract's `type`. */
export type PreviewType = ChangeKind;

/** What a token opens, and until when (ISO 8601). */
export interface PreviewTarget {
  type: PreviewType;
  id: string;
  locale: LocaleCode;
  expires_at: string;
}

/** A preview as a list shows it: nobody can open it by that. */
export interface PreviewLink extends PreviewTarget {
  number: number;
}

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;
/** How long it is said of a preview that it has expired; after that, it was never there. */
const EXPIRED_KNOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** What is kept of a token. It is as random as the hash, so that nothing slow or salted is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes an unguessable token, and keeps its hash. */
export function createPreviewToken(statements: Statements, target: PreviewTarget): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  statements.run(
    'INSERT INTO preview_tokens (token_hash, type, id, locale, expires_at) VALUES (?, ?, ?, ?, ?)',
    tokenHash(token),
    target.type,
    target.id,
    target.locale,
    target.expires_at,
  );
  return token;
}

/** What a token opens, even when it has expired; undefined for a token that was never made, or was revoked. */
export function findPreviewToken(statements: Statements, token: string): PreviewTarget | undefined {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  return statements.get(
    'SELECT type, id, locale, expires_at FROM preview_tokens WHERE token_hash = ?',
    tokenHash(token),
  ) as PreviewTarget | undefined;
}

/** The previews that can be opened now (ms since the epoch), the oldest first. */
export const openPreviews = (statements: Statements, now: number): PreviewLink[] =>
  statements.all(
    'SELECT number, type, id, locale, expires_at FROM preview_tokens WHERE expires_at > ? ORDER BY number',
    new Date(now).toISOString(),
  ) as PreviewLink[];

/** Has a preview open no more, as if it had never been made. */
export const revokePreview = (statements: Statements, number: number): void =>
  statements.run('DELETE FROM preview_tokens WHERE number = ?', number);

/** The number of a token's preview; undefined for one that was never made. */
export const numberOf = (statements: Statements, token: string): number | undefined =>
  (
    statements.get('SELECT number FROM preview_tokens WHERE token_hash = ?', tokenHash(token)) as
      | { number: number }
      | undefined
  )?.number;

/** Removes previews that have expired, where that is long ago. @returns how many */
export function removeExpired(statements: Statements, now: number): number {
  const until = new Date(now - EXPIRED_KNOWN_MS).toISOString();
  const { count } = statements.get(
    'SELECT count(*) AS count FROM preview_tokens WHERE expires_at < ?',
    until,
  ) as { count: number };
  statements.run('DELETE FROM preview_tokens WHERE expires_at < ?', until);
  return count;
}
