import { type ColumnDefinitionBuilder, type Expression, type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

const COLUMN = /^(\w+) (\w+)([?!*]*)(?:=(.*))?$/;

/**
 * Makes tables and indexes, the same to queries on both engines: rows hold text, numbers and null.
 *
 * A table is words: `email email!, name text, phone text?, state text=new`. `?` may be null, `!` is the key, `*` is unique. After
 * them `; key wish work` is a key of several columns, `; once …` says which no two rows have the same in.
 * - `id`: a number that is given once and never again; `one` the key of a table with one row
 * - `text`: sorted by its bytes. `moment` is an ISO time in UTC, `json` JSON as text
 * - `email`: equal to itself in capitals, also in indexes and joins; to be sorted by another column
 * - `whole`: a whole number; `flag` one that is 0 or 1
 */
export function makerOf(db: Kysely<unknown>, engine: Engine) {
  const { schema } = db;
  const isSqlite = engine === 'sqlite';
  const text = isSqlite ? 'text' : sql`text collate "C"`;
  const whole = isSqlite ? 'integer' : 'bigint';
  const types: Record<string, 'text' | 'integer' | 'bigint' | Expression<unknown>> = {
    ...{ text, moment: text, json: text, email: sql`text collate NOCASE` },
    ...{ whole, flag: whole, id: whole, one: whole },
  };
  const run = async (statement: string): Promise<void> => void (await sql.raw(statement).execute(db));
  const built =
    (type: string, marks: string, value: string | undefined) => (column: ColumnDefinitionBuilder) => {
      const isNumber = types[type] === whole;
      if (type === 'one') return column.primaryKey().check(sql`id = 1`);
      if (type === 'id')
        return isSqlite
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity();
      if (marks.includes('!')) return column.primaryKey();
      const whether = marks.includes('?') ? column : column.notNull();
      const once = marks.includes('*') ? whether.unique() : whether;
      return value === undefined ? once : once.defaultTo(isNumber ? Number(value) : value);
    };
  return {
    async table(name: string, words: string): Promise<void> {
      const [columns = '', ...rules] = words.split(';').map((part) => part.trim());
      let table = schema.createTable(name);
      for (const one of columns.split(/,\s*/)) {
        const [, column = '', type = '', marks = '', value] = COLUMN.exec(one) ?? [];
        const dataType = types[type];
        if (dataType === undefined) throw new Error(`${name}: '${one}' is no column`);
        table = table.addColumn(column, dataType, built(type, marks, value));
      }
      for (const [rule, ...named] of rules.map((one) => one.split(' '))) {
        if (rule === 'key') table = table.addPrimaryKeyConstraint(`${name}_key`, named as never);
        if (rule === 'once') table = table.addUniqueConstraint(`${name}_once`, named as never);
      }
      await table.execute();
    },

    index: (name: string, table: string, columns: string): Promise<void> =>
      schema.createIndex(name).on(table).columns(columns.split(' ')).execute(),

    /** @param when of SQL, up to the name of its table. @param statements in words that both engines speak */
    async trigger(
      name: string,
      when: string,
      statements: string,
      { returned = 'NULL', only = '' } = {},
    ): Promise<void> {
      if (isSqlite) return run(`CREATE TRIGGER ${name} ${when} ${only}BEGIN ${statements} END`);
      await run(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN ${returned}; END $$`,
      );
      await run(`CREATE TRIGGER ${name} ${when} FOR EACH ROW ${only}EXECUTE FUNCTION ${name}()`);
    },
    ...{ db, schema, engine, run },
  };
}

export type Maker = ReturnType<typeof makerOf>;
