import type { Connection } from '../connection';

/** Who has thrown away which change of a draft: whoever wrote it is told by whom, also after a restart. */
export const addDiscarded = (connection: Connection): void =>
  connection.exec(`
    CREATE TABLE desk_discarded (
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      path TEXT NOT NULL,
      name TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (shelf, item, path)
    );
  `);
