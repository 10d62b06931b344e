import type { Connection, Statements } from './connection';
import type { RenewedConnection } from './renewed-connection';

/** What a write goes through. */
export interface Connections {
  writing: RenewedConnection;
  reading: RenewedConnection;
}

/**
 * Carries out work in a transaction of its own, all of it or nothing, and returns once that is committed and the reading
 * connection sees that it is. What libsql says of a write alone is not enough (docs/decisions/0013).
 * @throws Error of libsql before the commit, when nothing is kept; Error when a commit was said to be done and is not there
 */
export function commit<T>({ writing, reading }: Connections, work: (statements: Statements) => T): T {
  return writing.use((connection) => {
    connection.exec('BEGIN IMMEDIATE');
    // From here to the commit nobody else can commit.
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

/** A number that differs when another connection has committed. */
const versionSeenBy = (reading: RenewedConnection): number =>
  reading.use((connection) => connection.get('PRAGMA data_version') as { data_version: number }).data_version;

/** Whether another connection has committed since; a lock is no answer, and must not have the work done twice. */
function hasMovedOn(reading: RenewedConnection, before: number): boolean {
  try {
    return versionSeenBy(reading) !== before;
  } catch {
    return false;
  }
}
