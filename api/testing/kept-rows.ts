import path from 'node:path';
import Database from 'libsql';

/** How long a lock waits for those that are writing, on a machine with much else to do. */
const LOCKING_MS = 15_000;

const fileIn = (dataDir: string) => path.join(dataDir, 'gallery.db');

/** The rows of a table, read over a connection of its own: what another process would find. */
export function keptRows(dataDir: string, table: string): Record<string, unknown>[] {
  const database = new Database(fileIn(dataDir));
  try {
    return database.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** Locks the database as another process that writes, and returns how to let it go. */
export function lockDatabase(dataDir: string): () => void {
  const database = new Database(fileIn(dataDir), { timeout: LOCKING_MS });
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
