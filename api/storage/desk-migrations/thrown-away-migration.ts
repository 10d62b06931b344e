import type { Connection } from '../connection';

/**
 * Drafts that were thrown away, until they are brought back. `kind`: `draft` was never public, `deleted` went with its item,
 * `changes` and `emptied` are of what is public, whose time comes back with them. `draft` is its number, `schedule` the time as JSON.
 */
export const addThrownAway = (connection: Connection): void =>
  connection.exec(`
    CREATE TABLE desk_thrown_away (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      changes TEXT NOT NULL,
      draft INTEGER NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      at TEXT NOT NULL,
      schedule TEXT,
      thrown_by TEXT NOT NULL,
      thrown_at TEXT NOT NULL
    );
    CREATE INDEX desk_thrown_away_by_item ON desk_thrown_away (shelf, item);
  `);
