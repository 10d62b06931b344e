import type { Connection } from '../connection';

/**
 * Drafts are changes of fields (JSON), so that a file edited by hand meanwhile is merged with them. A version keeps the text
 * of a file before and after. `desk_writing` has what is being written into files: a start after a kill finishes it.
 * Previews of a session show drafts of the desk, and end with it.
 */
export function addDeskItems(connection: Connection): void {
  connection.exec(`
    CREATE TABLE desk_drafts (
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      number INTEGER NOT NULL,
      changes TEXT NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (shelf, item)
    );
    CREATE TABLE desk_versions (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      at TEXT NOT NULL,
      person INTEGER,
      name TEXT,
      act TEXT NOT NULL,
      before TEXT,
      after TEXT
    );
    CREATE INDEX desk_versions_by_item ON desk_versions (shelf, item, number);
    CREATE TABLE desk_writing (
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      act TEXT NOT NULL,
      before TEXT,
      after TEXT,
      draft INTEGER,
      PRIMARY KEY (shelf, item)
    );
    CREATE TABLE desk_schedules (
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      act TEXT NOT NULL,
      at TEXT NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      draft INTEGER,
      PRIMARY KEY (shelf, item)
    );
    CREATE INDEX desk_schedules_by_time ON desk_schedules (at);
    ALTER TABLE preview_tokens ADD COLUMN session INTEGER;
    CREATE TRIGGER previews_of_ended_sessions AFTER DELETE ON desk_sessions
      BEGIN DELETE FROM preview_tokens WHERE session = OLD.number; END;
  `);
}
