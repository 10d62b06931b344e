import { CompiledQuery, type Expression, type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { Page } from '../messages/contract/messages';
import type { Tables } from './schema/tables';

type Value = string | number | null;

/** SQL as text, with `?` for values. */
interface RawCalls {
  run(sql: string, ...values: Value[]): Promise<void>;
  /** The first row. */
  get(sql: string, ...values: Value[]): Promise<unknown>;
  all(sql: string, ...values: Value[]): Promise<unknown[]>;
}

/** All that one transaction asks: Kysely's queries, typed by the tables. It refuses every statement after its end. */
export type Queries = Transaction<Tables> &
  RawCalls & {
    /** Unix ms by the clock that all processes share: those of several machines differ. */
    clock(): Promise<number>;
  };

interface EngineQueries {
  /** Of an engine that has another sign for values than `?`. */
  toSql?: (sql: string) => string;
  clock(transaction: Transaction<Tables>): Promise<number>;
}

export function queriesOf(
  transaction: Transaction<Tables>,
  { toSql = (sql: string) => sql, clock }: EngineQueries,
): Queries {
  const all = async (sql: string, ...values: Value[]): Promise<unknown[]> =>
    (await transaction.executeQuery(CompiledQuery.raw(toSql(sql), values))).rows;
  return Object.assign(transaction, {
    all,
    clock: () => clock(transaction),
    run: async (sql: string, ...values: Value[]) => void (await all(sql, ...values)),
    get: async (sql: string, ...values: Value[]) => (await all(sql, ...values))[0],
  });
}

/** Whether a text holds a word, minding case. Null for a text that is null; an empty word is in no text. */
export const contains = (text: Expression<string | null>, word: string): RawBuilder<SqlBool> =>
  // Both engines know `replace`, and neither the other's function that looks for a word.
  sql<SqlBool>`replace(${text}, ${word}, '') <> ${text}`;

const PAGE = 50;

/** The last row of the page before, by time and key. */
export type Place = readonly [at: string, key: string];

/** Undefined for the first page, and for a malformed cursor. */
export function placeAfter(after: string | undefined): Place | undefined {
  const [at, ...rest] = (after ?? '').split(' ');
  return at && rest.length > 0 ? [at, rest.join(' ')] : undefined;
}

/** Asks for one row more, to know whether there is a next page. */
export async function pageOf<Row>(
  rows: (limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): Promise<Page<Row>> {
  const found = await rows(PAGE + 1);
  const lines = found.slice(0, PAGE);
  const last = lines.at(-1);
  return { lines, next: found.length > PAGE && last ? placeOf(last).join(' ') : null };
}

/** All of them must be found. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);
