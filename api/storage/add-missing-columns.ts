import type Database from 'libsql';

/** Columns that came after the first databases were made. */
const LATER_COLUMNS = [{ table: 'messages', column: 'works', type: 'TEXT' }] as const;

/** Adds to an older database the columns that it lacks; what it holds stays as it is. */
export function addMissingColumns(database: Database.Database): void {
  const isKnown = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?');
  const missing = () => LATER_COLUMNS.filter(({ table, column }) => !isKnown.get(table, column));
  if (missing().length === 0) return;
  // Another process may be at it: who comes second waits, and finds nothing missing any more.
  const add = database.transaction(() => {
    for (const { table, column, type } of missing())
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  });
  add.immediate();
}
