import type { LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { Queries } from '../../database/queries';

export interface Wish {
  email: string;
  wish: string;
  work: string | null;
  creator: string | null;
  type: string | null;
}

interface NewWish extends Wish {
  isSuspected?: boolean;
}

/** `pending`: deleted when not confirmed in time. `unasked`: came without a mail server, and is kept. */
export type WishState = 'unasked' | 'pending' | 'confirmed';

/** Times are ISO 8601. */
export interface KeptWish extends Wish {
  id: number;
  locale: LocaleCode;
  state: WishState;
  /** The field for robots was filled, and nobody has confirmed yet. */
  isSuspected: 0 | 1;
  madeAt: string;
  confirmedAt: string | null;
  /** The words of consent, in the language they were shown in. */
  consent: string | null;
  consentLocale: LocaleCode | null;
}

export const WISH_COLUMNS = `id, email, wish, work, creator, type, locale, state, is_suspected AS isSuspected, made_at AS madeAt, confirmed_at AS confirmedAt,
  consent, consent_locale AS consentLocale`;

const iso = (ms: number): string => new Date(ms).toISOString();

export const findWish = async (
  statements: Queries,
  { email, wish, work, creator, type }: Wish,
): Promise<KeptWish | undefined> =>
  (await statements.get(
    `SELECT ${WISH_COLUMNS} FROM wishes WHERE email = ? AND wish = ? AND work IS ? AND creator IS ? AND type IS ?`,
    email,
    wish,
    work,
    creator,
    type,
  )) as KeptWish | undefined;

export async function keepWish(
  statements: Queries,
  { email, wish, work, creator, type, isSuspected = false }: NewWish,
  { locale, state, now }: { locale: LocaleCode; state: WishState; now: number },
): Promise<number> {
  await statements.run(
    `INSERT INTO wishes (made_at, locale, email, wish, work, creator, type, is_suspected, state, folded)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    iso(now),
    locale,
    email,
    wish,
    work,
    creator,
    type,
    isSuspected ? 1 : 0,
    state,
    fold([email, wish].join('\n')),
  );
  return ((await statements.get('SELECT last_insert_rowid() AS id')) as { id: number }).id;
}

export const writtenFor = async (
  statements: Queries,
  email: string,
): Promise<{ times: number; at: string | null }> =>
  (await statements.get(
    'SELECT coalesce(sum(asked_times), 0) AS times, max(asked_at) AS at FROM wishes WHERE email = ?',
    email,
  )) as { times: number; at: string | null };

export const noteWritten = (statements: Queries, id: number, now: number): Promise<void> =>
  statements.run('UPDATE wishes SET asked_times = asked_times + 1, asked_at = ? WHERE id = ?', iso(now), id);

/** The first confirmation counts. @param at Unix ms */
export const confirmWish = (
  statements: Queries,
  id: number | null,
  { words, locale, at }: { words: string; locale: LocaleCode; at: number },
): Promise<void> =>
  statements.run(
    `UPDATE wishes SET state = 'confirmed', confirmed_at = ?, consent = ?, consent_locale = ?,
       asked_times = 0, asked_at = NULL, is_suspected = 0
     WHERE id = ? AND state <> 'confirmed'`,
    iso(at),
    words,
    locale,
    id,
  );

/** Whoever has confirmed is no robot. */
export const setWishSuspected = (statements: Queries, id: number, isSuspected: boolean): Promise<void> =>
  statements.run(
    "UPDATE wishes SET is_suspected = iif(state = 'confirmed', 0, ?) WHERE id = ?",
    isSuspected ? 1 : 0,
    id,
  );

export const deleteWish = (statements: Queries, id: number | null): Promise<void> =>
  statements.run('DELETE FROM wishes WHERE id = ?', id);

/** @param before Unix ms */
export const deleteUnconfirmedWishes = (statements: Queries, before: number): Promise<void> =>
  statements.run(
    "DELETE FROM wishes WHERE state = 'pending' AND coalesce(asked_at, made_at) < ?",
    iso(before),
  );

export const allWishes = async (statements: Queries): Promise<KeptWish[]> =>
  (await statements.all(`SELECT ${WISH_COLUMNS} FROM wishes ORDER BY id`)) as KeptWish[];
