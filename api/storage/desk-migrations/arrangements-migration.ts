import type { Connection } from '../connection';

/** How the works of a selection or of a room stand side by side, as JSON. */
export const addArrangements = (connection: Connection): void =>
  connection.exec(`
    ALTER TABLE messages ADD COLUMN arrangement TEXT;
    ALTER TABLE rooms ADD COLUMN arrangement TEXT;
  `);
