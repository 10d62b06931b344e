import type { Connection, Statements } from './connection';
import type { RenewedConnection } from './renewed-connection';

export interface Connections {
  writing: RenewedConnection;
  reading: RenewedConnection;
}

/** libsql's word on a commit is not enough (docs/decisions/0013). @throws Error when a reported commit is not there */
export function commit<T>({ writing, reading }: Connections, work: (statements: Statements) => T): T {
  return writing.use((connection) => {
    connection.exec('BEGIN IMMEDIATE');
    // From here on no other connection can commit.
    const [before, changesBefore] = [versionSeenBy(reading), changesOf(connection)];
    const result = work(connection);
    const wrote = changesOf(connection) > changesBefore;
    connection.exec('COMMIT');
    if (wrote && !hasMovedOn(reading, before)) {
      reading.close();
      throw new Error('What was committed is not in the database');
    }
    return result;
  });
}

const changesOf = (connection: Connection): number =>
  (connection.get('SELECT total_changes() AS changes') as { changes: number }).changes;

const versionSeenBy = (reading: RenewedConnection): number =>
  reading.use((connection) => connection.get('PRAGMA data_version') as { data_version: number }).data_version;

/** A lock gives no answer, and must not cause the work to be done twice. */
function hasMovedOn(reading: RenewedConnection, before: number): boolean {
  try {
    return versionSeenBy(reading) !== before;
  } catch {
    return false;
  }
}
