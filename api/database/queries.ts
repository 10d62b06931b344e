import { CompiledQuery, type Expression, type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
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
export type Queries = Transaction<Tables> & RawCalls;

/** @param toSql of an engine that has another sign for values than `?` */
export function queriesOf(transaction: Transaction<Tables>, toSql = (sql: string) => sql): Queries {
  const all = async (sql: string, ...values: Value[]): Promise<unknown[]> =>
    (await transaction.executeQuery(CompiledQuery.raw(toSql(sql), values))).rows;
  return Object.assign(transaction, {
    all,
    run: async (sql: string, ...values: Value[]) => void (await all(sql, ...values)),
    get: async (sql: string, ...values: Value[]) => (await all(sql, ...values))[0],
  });
}

/** Whether a text holds a word, minding case. Null for a text that is null; an empty word is in no text. */
export const contains = (text: Expression<string | null>, word: string): RawBuilder<SqlBool> =>
  // Both engines know `replace`, and neither the other's function that looks for a word.
  sql<SqlBool>`replace(${text}, ${word}, '') <> ${text}`;
