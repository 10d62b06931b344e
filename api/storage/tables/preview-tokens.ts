import { createHash, randomBytes } from 'node:crypto';
import type { ChangeKind } from '../../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Statements } from '../connection';

export type PreviewType = ChangeKind;

export interface PreviewTarget {
  type: PreviewType;
  id: string;
  locale: LocaleCode;
  expires_at: string;
}

export interface FoundPreview extends PreviewTarget {
  /** Of the desk, whose draft is shown; null for a link that was sent to somebody. */
  session: number | null;
}

/** Without the token, so that the list opens no preview. */
export interface PreviewLink extends PreviewTarget {
  number: number;
}

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;
/** After this time an expired preview counts as unknown. */
const EXPIRED_KNOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** Tokens are random, so no salt or slow hash is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createPreviewToken(
  statements: Statements,
  target: PreviewTarget,
  session: number | null = null,
): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  statements.run(
    'INSERT INTO preview_tokens (token_hash, type, id, locale, expires_at, session) VALUES (?, ?, ?, ?, ?, ?)',
    tokenHash(token),
    target.type,
    target.id,
    target.locale,
    target.expires_at,
    session,
  );
  return token;
}

/** Also when expired; undefined for unknown or revoked tokens. */
export function findPreviewToken(statements: Statements, token: string): FoundPreview | undefined {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  return statements.get(
    'SELECT type, id, locale, expires_at, session FROM preview_tokens WHERE token_hash = ?',
    tokenHash(token),
  ) as FoundPreview | undefined;
}

/** Of links alone: previews of the desk end with its sessions. */
export const openPreviews = (statements: Statements, now: number): PreviewLink[] =>
  statements.all(
    `SELECT number, type, id, locale, expires_at FROM preview_tokens
     WHERE expires_at > ? AND session IS NULL ORDER BY number`,
    new Date(now).toISOString(),
  ) as PreviewLink[];

export const revokePreview = (statements: Statements, number: number): void =>
  statements.run('DELETE FROM preview_tokens WHERE number = ?', number);

export const numberOf = (statements: Statements, token: string): number | undefined =>
  (
    statements.get('SELECT number FROM preview_tokens WHERE token_hash = ?', tokenHash(token)) as
      | { number: number }
      | undefined
  )?.number;

export function removeExpired(statements: Statements, now: number): number {
  const until = new Date(now - EXPIRED_KNOWN_MS).toISOString();
  const { count } = statements.get(
    'SELECT count(*) AS count FROM preview_tokens WHERE expires_at < ?',
    until,
  ) as { count: number };
  statements.run('DELETE FROM preview_tokens WHERE expires_at < ?', until);
  return count;
}
