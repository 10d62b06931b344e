import type { Connection } from '../connection';

/**
 * `former_pictures` are those that another has taken the place of, as their addresses name them: pages of before still ask
 * for them. `desk_replaced_pictures` says by which a picture was replaced, so that it can be taken back; `desk_read_again`,
 * which descriptions were written for the picture of before.
 */
export function addDeskPictures(connection: Connection): void {
  connection.exec(`
    CREATE TABLE former_pictures (
      name TEXT PRIMARY KEY,
      file TEXT NOT NULL,
      hd INTEGER NOT NULL,
      facts TEXT NOT NULL
    );
    CREATE TABLE desk_replaced_pictures (
      file TEXT PRIMARY KEY,
      was TEXT NOT NULL,
      at TEXT NOT NULL,
      name TEXT
    );
    CREATE TABLE desk_read_again (
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      file TEXT NOT NULL,
      alt TEXT NOT NULL,
      PRIMARY KEY (shelf, item, file)
    );
  `);
}
