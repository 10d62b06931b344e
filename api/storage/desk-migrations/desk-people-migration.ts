import type { Connection } from '../connection';

/** Deleting a person deletes keys, links and sessions; the log keeps the name. */
export const addDeskPeople = (connection: Connection): void =>
  connection.exec(`
    CREATE TABLE desk_people (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      email TEXT NOT NULL UNIQUE COLLATE NOCASE,
      name TEXT NOT NULL,
      may TEXT NOT NULL,
      language TEXT NOT NULL,
      letter_keys INTEGER NOT NULL DEFAULT 1,
      password TEXT,
      invited_at TEXT NOT NULL,
      joined_at TEXT,
      seen_at TEXT
    );
    CREATE TABLE desk_passkeys (
      id TEXT PRIMARY KEY,
      person INTEGER NOT NULL,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      device TEXT NOT NULL,
      made_at TEXT NOT NULL
    );
    CREATE INDEX desk_passkeys_by_person ON desk_passkeys (person);
    CREATE TABLE desk_links (
      hash TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      person INTEGER,
      invited_by TEXT,
      expires_at TEXT NOT NULL
    );
    CREATE INDEX desk_links_by_person ON desk_links (person);
    CREATE TABLE desk_sessions (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      hash TEXT NOT NULL UNIQUE,
      person INTEGER NOT NULL,
      device TEXT NOT NULL,
      began_at TEXT NOT NULL,
      seen_at TEXT NOT NULL
    );
    CREATE INDEX desk_sessions_by_person ON desk_sessions (person);
    CREATE TABLE desk_log (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      what TEXT NOT NULL,
      about TEXT
    );
    CREATE INDEX desk_log_by_time ON desk_log (at);
    CREATE TRIGGER ways_in_of_deleted_people AFTER DELETE ON desk_people BEGIN
      DELETE FROM desk_passkeys WHERE person = OLD.id;
      DELETE FROM desk_links WHERE person = OLD.id;
      DELETE FROM desk_sessions WHERE person = OLD.id;
    END;
  `);
