import type { Connection } from './connection';
import { MIGRATIONS } from './migrations';

class NewerDatabase extends Error {
  constructor(version: number, known: number) {
    super(
      `The database has version ${version}, and this code knows versions up to ${known}. ` +
        'Run the code that it was last opened with, or restore a backup that is older.',
    );
    this.name = 'NewerDatabase';
  }
}

/** Each migration is a transaction. @throws Error with the remedy when newer code has made the database */
export function migrate(connection: Connection, migrations = MIGRATIONS): void {
  connection.exec('PRAGMA journal_mode = WAL');
  const known = migrations.length;
  while (knownVersion(connection, migrations) < known) {
    connection.exec('BEGIN IMMEDIATE');
    // Another process may have migrated since, so the version is read inside the transaction.
    const version = versionOf(connection);
    migrations[version]?.(connection);
    connection.exec(`PRAGMA user_version = ${Math.max(version, Math.min(version + 1, known))}`);
    connection.exec('COMMIT');
  }
}

export function knownVersion(connection: Connection, { length: known } = MIGRATIONS): number {
  const version = versionOf(connection);
  if (version > known) throw new NewerDatabase(version, known);
  return version;
}

const versionOf = (connection: Connection): number =>
  (connection.get('PRAGMA user_version') as { user_version: number }).user_version;
