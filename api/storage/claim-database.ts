import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { openWriting, type Connection } from './connection';
import { DatabaseBusy, whenFree } from './when-free';

/**
 * Keeps everyone else from the database of a data folder, and makes it one file, without a log beside it. A connection of
 * another process is noticed even while it does nothing.
 * @returns how to let it go; the file may have been moved meanwhile
 * @throws Error when a process has it open; what is damaged, or is not there, nobody can have
 */
export async function claimDatabase(dataDir: string, patienceMs = 1000): Promise<() => void> {
  const file = path.join(dataDir, 'gallery.db');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return () => {};
  try {
    const connection = await whenFree(() => claim(file), performance.now() + patienceMs);
    // Nothing is in it, and SQLite would remove whatever has its name in the end.
    await rm(`${file}-journal`, { force: true });
    return () => connection.close();
  } catch (error) {
    if (!(error instanceof DatabaseBusy)) return () => {};
    throw new Error(`A process has ${file} open: stop the API first.`, { cause: error });
  }
}

function claim(file: string): Connection {
  const connection = openWriting(file);
  try {
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE');
    connection.exec('COMMIT');
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.exec('PRAGMA journal_mode = MEMORY');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
