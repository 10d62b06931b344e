import { access } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { isFullDisk } from '../../src/contract/server/full-disk';
import { knownMigrationsOf } from '../database/migrations/migrate';
import type { Tables } from '../database/schema/tables';
import { formerVersion } from '../takeover/former-schemas';
import { LibsqlDialect } from '../database/sqlite/sqlite-dialect';
import { beginReading, numberOf } from '../database/sqlite/verified-commit';
import { openReading, openWriting } from './connection';
import { checkDatabase, openUsable } from './unusable-database';
import { whenFree } from './when-free';

const PATIENCE_MS = 60_000;

export const databaseIn = (dataDir: string): string => path.join(dataDir, 'gallery.db');

export const noDatabase = (dataDir: string): string =>
  `There is no ${databaseIn(dataDir)}: set API_DATA_DIR to the folder that the API keeps it in.`;

/** The API may run meanwhile. @throws Error in one sentence; with code ENOSPC when the copy has no room */
export async function copyDatabase(dataDir: string, to: string): Promise<void> {
  const file = databaseIn(dataDir);
  await access(file).catch((error: unknown) => {
    throw new Error(noDatabase(dataDir), { cause: error });
  });
  await openUsable(file, () => whenFree(() => copy(file, to), performance.now() + PATIENCE_MS));
}

function copy(file: string, to: string): void {
  const connection = openWriting(file);
  try {
    connection.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } catch (error) {
    if (isFullDisk(error))
      throw Object.assign(new Error('no space left for a copy of the database', { cause: error }), {
        code: 'ENOSPC',
      });
    throw error;
  } finally {
    connection.close();
  }
}

/** @returns the schema's version. @throws Error when damaged, too old, or made by newer code */
export async function checkCopy(file: string): Promise<number> {
  const version = checkFile(file);
  const dialect = new LibsqlDialect({ open: () => openReading(file), begin: beginReading });
  const db = new Kysely<Tables>({ dialect });
  try {
    await knownMigrationsOf(db, 'sqlite');
  } finally {
    await db.destroy();
  }
  return version;
}

function checkFile(file: string): number {
  const connection = openReading(file);
  try {
    checkDatabase(connection);
    formerVersion(connection);
    return numberOf(connection, 'PRAGMA user_version', 'user_version');
  } finally {
    connection.close();
  }
}
