import type { Connection } from './connection';

/** Columns that came after the first databases were made. */
const LATER_COLUMNS = [{ table: 'messages', column: 'works', type: 'TEXT' }] as const;

/** Adds to an older database the columns that it lacks; what it holds stays as it is. */
export function addMissingColumns(connection: Connection): void {
  const isKnown = 'SELECT 1 FROM pragma_table_info(?) WHERE name = ?';
  const missing = () => LATER_COLUMNS.filter(({ table, column }) => !connection.get(isKnown, table, column));
  if (missing().length === 0) return;
  // Another process may be at it: who comes second finds nothing missing any more.
  connection.exec('BEGIN IMMEDIATE');
  for (const { table, column, type } of missing())
    connection.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  connection.exec('COMMIT');
}
