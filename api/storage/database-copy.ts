import { access } from 'node:fs/promises';
import path from 'node:path';
import { openReading, openWriting } from './connection';
import { knownVersion } from './migrate';
import { checkDatabase, openUsable } from './unusable-database';
import { whenFree } from './when-free';

/** ms that a copy waits for another process; it is in no hurry. */
const PATIENCE_MS = 60_000;
/** SQLITE_FULL. */
const FULL_CODE = 13;

/**
 * Writes the gallery's database as it is at this moment, all that is committed, into a new file; the API may run meanwhile.
 * @throws Error in one sentence where there is none, or it is damaged; one with code ENOSPC where the copy has no room
 */
export async function copyDatabase(dataDir: string, to: string): Promise<void> {
  const file = path.join(dataDir, 'gallery.db');
  await access(file).catch((error: unknown) => {
    throw new Error(`There is no ${file}: set API_DATA_DIR to the folder that the API keeps it in.`, {
      cause: error,
    });
  });
  await openUsable(file, () => whenFree(() => copy(file, to), performance.now() + PATIENCE_MS));
}

function copy(file: string, to: string): void {
  const connection = openWriting(file);
  try {
    // By words alone, of which nothing is left open.
    connection.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } catch (error) {
    if ((error as { rawCode?: number }).rawCode === FULL_CODE)
      throw Object.assign(new Error('no space left for a copy of the database', { cause: error }), {
        code: 'ENOSPC',
      });
    throw error;
  } finally {
    connection.close();
  }
}

/**
 * Looks through a copy.
 * @returns the version of its schema
 * @throws Error when it is damaged, or of newer code than this
 */
export function checkCopy(file: string): number {
  const connection = openReading(file);
  try {
    checkDatabase(connection);
    return knownVersion(connection);
  } finally {
    connection.close();
  }
}
