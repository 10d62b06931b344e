import type { Connection } from '../connection';

/**
 * What waits for somebody who may publish. `trusted_at` is the last time by a clock that went on as clocks do; `unseen` names
 * who has written since a time was set, and may not publish; `shown` is what a client sees of a room meanwhile, as JSON.
 */
export const addApprovals = (connection: Connection): void =>
  connection.exec(`
    CREATE TABLE desk_clock (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      trusted_at TEXT NOT NULL,
      looked_at TEXT NOT NULL,
      held_until TEXT
    );
    ALTER TABLE desk_schedules ADD COLUMN unseen TEXT;
    ALTER TABLE rooms ADD COLUMN shown TEXT;
  `);
