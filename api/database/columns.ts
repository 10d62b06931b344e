import { sql, type ColumnDefinitionBuilder, type Expression } from 'kysely';
import type { Engine } from './engine';

type DataType = 'text' | 'integer' | 'bigint' | Expression<unknown>;
/** Type and constraints, as `addColumn` takes them after the name. */
type Column = readonly [type: DataType, build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder];

/**
 * The types of columns, the same to queries on both engines: rows hold text, numbers and null.
 *
 * - `id`: a number that is given once and never again
 * - `text`: sorted by its bytes. `moment` is an ISO time in UTC, `json` JSON as text
 * - `email`: equal to itself in capitals, also in indexes and joins; to be sorted by another column
 * - `whole`: a whole number; `flag` one that is 0 or 1
 */
export function columnsOf(engine: Engine) {
  const isSqlite = engine === 'sqlite';
  const text = kindOf(isSqlite ? 'text' : sql`text collate "C"`);
  const whole = kindOf(isSqlite ? 'integer' : 'bigint');
  const id: Column = isSqlite
    ? ['integer', (column) => column.primaryKey().autoIncrement()]
    : ['bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity()];
  return { id, text, moment: text, json: text, email: kindOf(sql`text collate NOCASE`), whole, flag: whole };
}

function kindOf(type: DataType) {
  const column = (build: Column[1]): Column => [type, build];
  return {
    required: column((one) => one.notNull()),
    optional: column((one) => one),
    unique: column((one) => one.notNull().unique()),
    optionalUnique: column((one) => one.unique()),
    key: column((one) => one.primaryKey()),
    /** Of a table with one row. */
    keyOf: (value: number) => column((one) => one.primaryKey().check(sql`id = ${sql.lit(value)}`)),
    or: (value: string | number) => column((one) => one.notNull().defaultTo(value)),
  };
}
