import type { Connection } from '../connection';

/** 1 where the field for robots was filled. */
export const addSuspected = (connection: Connection): void =>
  connection.exec(`
    ALTER TABLE messages ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE subscriptions ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE wishes ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0;
  `);
