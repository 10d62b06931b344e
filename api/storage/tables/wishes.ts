import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Statements } from '../connection';

/** What somebody wants to be told of, and the works, creators and types that it is about, by their ids. */
export interface Wish {
  email: string;
  /** In the visitor's own words. */
  wish: string;
  work: string | null;
  creator: string | null;
  type: string | null;
}

/**
 * `pending` waits to be confirmed by mail, and is deleted when that takes too long; `unasked` came while there was no mail
 * server to ask by, and is kept.
 */
export type WishState = 'unasked' | 'pending' | 'confirmed';

/** A wish as it is kept; times are ISO 8601. */
export interface KeptWish extends Wish {
  id: number;
  locale: LocaleCode;
  state: WishState;
  madeAt: string;
  confirmedAt: string | null;
  /** What was agreed to by the confirmation, in the words and the language that it was asked in. */
  consent: string | null;
  consentLocale: LocaleCode | null;
}

/** The columns of a wish, by the names of `KeptWish`. */
export const WISH_COLUMNS = `id, email, wish, work, creator, type, locale, state, made_at AS madeAt, confirmed_at AS confirmedAt,
  consent, consent_locale AS consentLocale`;

const iso = (ms: number): string => new Date(ms).toISOString();

/** The same wish of the same address, where it is kept already. */
export const findWish = (
  statements: Statements,
  { email, wish, work, creator, type }: Wish,
): KeptWish | undefined =>
  statements.get(
    `SELECT ${WISH_COLUMNS} FROM wishes WHERE email = ? AND wish = ? AND work IS ? AND creator IS ? AND type IS ?`,
    email,
    wish,
    work,
    creator,
    type,
  ) as KeptWish | undefined;

/** Keeps a wish. @returns its id */
export function keepWish(
  statements: Statements,
  { email, wish, work, creator, type }: Wish,
  { locale, state, now }: { locale: LocaleCode; state: WishState; now: number },
): number {
  statements.run(
    `INSERT INTO wishes (made_at, locale, email, wish, work, creator, type, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    iso(now),
    locale,
    email,
    wish,
    work,
    creator,
    type,
    state,
  );
  return (statements.get('SELECT last_insert_rowid() AS id') as { id: number }).id;
}

/** How often an address was written to for wishes that it has not confirmed, and when last. */
export const writtenFor = (statements: Statements, email: string): { times: number; at: string | null } =>
  statements.get(
    'SELECT coalesce(sum(asked_times), 0) AS times, max(asked_at) AS at FROM wishes WHERE email = ?',
    email,
  ) as { times: number; at: string | null };

/** Notes that the address is written to once more for a wish. */
export const noteWritten = (statements: Statements, id: number, now: number): void =>
  statements.run('UPDATE wishes SET asked_times = asked_times + 1, asked_at = ? WHERE id = ?', iso(now), id);

/** Keeps that a wish was confirmed, and by which words; the first time counts. `at` is in ms since the epoch. */
export const confirmWish = (
  statements: Statements,
  id: number | null,
  { words, locale, at }: { words: string; locale: LocaleCode; at: number },
): void =>
  statements.run(
    `UPDATE wishes SET state = 'confirmed', confirmed_at = ?, consent = ?, consent_locale = ?,
       asked_times = 0, asked_at = NULL
     WHERE id = ? AND state <> 'confirmed'`,
    iso(at),
    words,
    locale,
    id,
  );

export const deleteWish = (statements: Statements, id: number | null): void =>
  statements.run('DELETE FROM wishes WHERE id = ?', id);

/** Deletes what came or was asked about before a time (ms since the epoch) and was never confirmed. */
export const deleteUnconfirmedWishes = (statements: Statements, before: number): void =>
  statements.run(
    "DELETE FROM wishes WHERE state = 'pending' AND coalesce(asked_at, made_at) < ?",
    iso(before),
  );

/** All wishes, the oldest first. */
export const allWishes = (statements: Statements): KeptWish[] =>
  statements.all(`SELECT ${WISH_COLUMNS} FROM wishes ORDER BY id`) as KeptWish[];
