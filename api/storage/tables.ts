import type { Connection } from './connection';
import { addMissingColumns } from './add-missing-columns';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    locale TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT,
    message TEXT NOT NULL,
    inquiry_by TEXT NOT NULL,
    work TEXT,
    works TEXT
  );
  CREATE TABLE IF NOT EXISTS subscriptions (
    email TEXT PRIMARY KEY COLLATE NOCASE,
    subscribed_at TEXT NOT NULL,
    locale TEXT NOT NULL,
    name TEXT,
    is_professional INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS preview_tokens (
    token TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    id TEXT NOT NULL,
    locale TEXT NOT NULL,
    expires_at TEXT NOT NULL
  );
`;

/** Makes the tables and columns that a database lacks, as one which other processes may read while one writes. */
export function makeTables(connection: Connection): void {
  // The preview command writes while the API is running.
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec(SCHEMA);
  addMissingColumns(connection);
}
