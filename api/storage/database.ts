import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { addMissingColumns } from './add-missing-columns';

export type GalleryDatabase = Database.Database;

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

/** Opens the gallery's database in the data folder and makes the tables and columns that are missing. */
export function openDatabase(dataDir: string): GalleryDatabase {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(path.join(dataDir, 'gallery.db'), { timeout: 5 });
  // The preview command writes while the API is running.
  database.pragma('journal_mode = WAL');
  database.exec(SCHEMA);
  addMissingColumns(database);
  return database;
}
