import type { ChangeKind } from '../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Queries } from '../database/queries';
import { hashOf, isSecret, newSecret } from '../people/secret';

export type PreviewType = ChangeKind;

export interface PreviewTarget {
  type: PreviewType;
  id: string;
  locale: LocaleCode;
  expires_at: string;
}

export interface FoundPreview extends PreviewTarget {
  /** Of the desk, while which it is open; null for a link that was sent to somebody. */
  session: number | null;
  /** Who gave the link away at the desk. */
  given_by: string | null;
}

/** The desk's previews show its drafts, and so do the links that are given away there. */
export const showsDraft = ({ session, given_by }: FoundPreview): boolean =>
  session !== null || given_by !== null;

/** Without the token, so that the list opens no preview. */
export interface PreviewLink extends PreviewTarget {
  number: number;
  given_by: string | null;
}

/** For a session of the desk, or given away by somebody there; neither for a link of the shell. */
interface Maker {
  session?: number;
  givenBy?: string;
}

export async function createPreviewToken(
  statements: Queries,
  target: PreviewTarget,
  { session, givenBy }: Maker = {},
): Promise<string> {
  const token = newSecret();
  await statements
    .insertInto('preview_tokens')
    .values({
      token_hash: hashOf(token),
      type: target.type,
      id: target.id,
      locale: target.locale,
      expires_at: target.expires_at,
      session: session ?? null,
      given_by: givenBy ?? null,
    })
    .execute();
  return token;
}

/** Also when expired; undefined for unknown or revoked tokens. */
export async function findPreviewToken(
  statements: Queries,
  token: string,
): Promise<FoundPreview | undefined> {
  if (!isSecret(token)) return undefined;
  return statements
    .selectFrom('preview_tokens')
    .select(['type', 'id', 'locale', 'expires_at', 'session', 'given_by'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
}

/** Of links alone: previews of the desk end with its sessions. */
export const openPreviews = (statements: Queries, now: number): Promise<PreviewLink[]> =>
  statements
    .selectFrom('preview_tokens')
    .select(['number', 'type', 'id', 'locale', 'expires_at', 'given_by'])
    .where('expires_at', '>', new Date(now).toISOString())
    .where('session', 'is', null)
    .orderBy('number')
    .execute();

export async function revokePreview(statements: Queries, number: number): Promise<void> {
  await statements.deleteFrom('preview_tokens').where('number', '=', number).execute();
}

export async function numberOf(statements: Queries, token: string): Promise<number | undefined> {
  const found = await statements
    .selectFrom('preview_tokens')
    .select('number')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return found?.number;
}
