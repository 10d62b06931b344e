import type { Connection } from '../connection';

/**
 * Lists that were brought in, so that each can be taken back as one step. Of each item: the number of its draft then (0: none,
 * as the file said the same), the draft before (JSON; null without one), and names of pictures that were not there.
 */
export function addDeskLists(connection: Connection): void {
  connection.exec(`
    CREATE TABLE desk_lists (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      at TEXT NOT NULL,
      person INTEGER,
      by TEXT NOT NULL,
      taken_back_at TEXT,
      taken_back_by TEXT
    );
    CREATE TABLE desk_list_items (
      list INTEGER NOT NULL,
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      is_new INTEGER NOT NULL,
      draft INTEGER NOT NULL,
      before TEXT,
      pictures TEXT,
      PRIMARY KEY (list, shelf, item)
    );
    CREATE TRIGGER items_of_deleted_lists AFTER DELETE ON desk_lists
      BEGIN DELETE FROM desk_list_items WHERE list = OLD.number; END;
  `);
}
