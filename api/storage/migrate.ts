import type { Connection } from './connection';
import { MIGRATIONS } from './migrations';

/** A database that was last opened by newer code than this. */
class NewerDatabase extends Error {
  constructor(version: number, known: number) {
    super(
      `The database has version ${version}, and this code knows versions up to ${known}. ` +
        'Run the code that it was last opened with, or restore a backup that is older.',
    );
    this.name = 'NewerDatabase';
  }
}

/**
 * Brings a database to the version of this code: each migration in a transaction of its own, with the version it leads to.
 * @throws Error when newer code has made it, which says what to do
 */
export function migrate(connection: Connection, migrations = MIGRATIONS): void {
  // Other processes may read while one writes.
  connection.exec('PRAGMA journal_mode = WAL');
  const known = migrations.length;
  while (knownVersion(connection, migrations) < known) {
    connection.exec('BEGIN IMMEDIATE');
    // Another process may have been at it since: the version counts that is found inside.
    const version = versionOf(connection);
    migrations[version]?.(connection);
    connection.exec(`PRAGMA user_version = ${Math.max(version, Math.min(version + 1, known))}`);
    connection.exec('COMMIT');
  }
}

/**
 * The version of a database.
 * @throws Error when newer code has made it, which says what to do
 */
export function knownVersion(connection: Connection, { length: known } = MIGRATIONS): number {
  const version = versionOf(connection);
  if (version > known) throw new NewerDatabase(version, known);
  return version;
}

const versionOf = (connection: Connection): number =>
  (connection.get('PRAGMA user_version') as { user_version: number }).user_version;
