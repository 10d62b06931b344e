import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { openWriting, type Connection } from './connection';
import { DatabaseBusy, whenFree } from './when-free';

/** Notices idle connections of other processes too. @throws Error when a process has the database open */
export async function claimDatabase(dataDir: string, patienceMs = 1000): Promise<() => void> {
  const file = path.join(dataDir, 'gallery.db');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return () => {};
  try {
    const connection = await whenFree(() => claim(file), performance.now() + patienceMs);
    // SQLite removes the journal by name at the end, whatever file has it then.
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
