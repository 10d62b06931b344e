import { randomBytes } from 'node:crypto';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Statements } from './connection';

/** What a preview can show; the contract's `type`. */
export const PREVIEW_TYPES = ['work', 'creator', 'event', 'press', 'page'] as const;
export type PreviewType = (typeof PREVIEW_TYPES)[number];

/** What a token opens, and until when (ISO 8601). */
export interface PreviewTarget {
  type: PreviewType;
  id: string;
  locale: LocaleCode;
  expires_at: string;
}

const TOKEN_BYTES = 32;

/** Makes and keeps an unguessable token. */
export function createPreviewToken(statements: Statements, target: PreviewTarget): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  statements.run(
    'INSERT INTO preview_tokens (token, type, id, locale, expires_at) VALUES (?, ?, ?, ?, ?)',
    token,
    target.type,
    target.id,
    target.locale,
    target.expires_at,
  );
  return token;
}

/** What a token opens, even when it has expired; undefined for a token that was never made. */
export function findPreviewToken(statements: Statements, token: string): PreviewTarget | undefined {
  return statements.get('SELECT type, id, locale, expires_at FROM preview_tokens WHERE token = ?', token) as
    | PreviewTarget
    | undefined;
}
