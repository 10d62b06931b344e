import type { Connection } from '../connection';

/** What was to be published or withdrawn at a time and was not, until somebody has seen to it. */
export const addMissedTimes = (connection: Connection): void =>
  connection.exec(`
    CREATE TABLE desk_missed_times (
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      act TEXT NOT NULL,
      at TEXT NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      why TEXT NOT NULL,
      PRIMARY KEY (shelf, item)
    );
  `);
