import type { Connection } from '../connection';

/** Of a row that counts: what comes is hidden, and what goes is there, as long as its change is pending. */
const COUNTS = `comes NOT IN (SELECT number FROM desk_pending)
  AND (goes = 0 OR goes IN (SELECT number FROM desk_pending))`;

/**
 * Thousands of drafts are written in parts, so that others are answered between, and count all at once: when their change is
 * pending no more. `comes` and `goes` are numbers of such changes, 0 for none; `desk_drafts` has the drafts that count. Each
 * save has a number of its own there, as a draft keeps its `number` where a picture is replaced in it.
 */
export const addDraftsAtOnce = (connection: Connection): void =>
  connection.exec(`
    CREATE TABLE desk_pending (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      list INTEGER
    );
    CREATE TABLE desk_draft_rows (
      save INTEGER PRIMARY KEY AUTOINCREMENT,
      shelf TEXT NOT NULL,
      item TEXT NOT NULL,
      number INTEGER NOT NULL,
      changes TEXT NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      at TEXT NOT NULL,
      comes INTEGER NOT NULL DEFAULT 0,
      goes INTEGER NOT NULL DEFAULT 0,
      UNIQUE (shelf, item, comes, goes)
    );
    INSERT INTO desk_draft_rows (shelf, item, number, changes, person, name, at)
      SELECT shelf, item, number, changes, person, name, at FROM desk_drafts;
    DROP TABLE desk_drafts;
    CREATE INDEX desk_draft_rows_that_come ON desk_draft_rows (comes) WHERE comes > 0;
    CREATE INDEX desk_draft_rows_that_go ON desk_draft_rows (goes) WHERE goes > 0;
    CREATE VIEW desk_drafts AS
      SELECT shelf, item, number, changes, person, name, at, save FROM desk_draft_rows WHERE ${COUNTS};
    CREATE TRIGGER desk_drafts_insert INSTEAD OF INSERT ON desk_drafts BEGIN
      DELETE FROM desk_draft_rows WHERE shelf = NEW.shelf AND item = NEW.item AND ${COUNTS};
      INSERT INTO desk_draft_rows (shelf, item, number, changes, person, name, at)
        VALUES (NEW.shelf, NEW.item, NEW.number, NEW.changes, NEW.person, NEW.name, NEW.at);
    END;
    CREATE TRIGGER desk_drafts_update INSTEAD OF UPDATE ON desk_drafts BEGIN
      UPDATE desk_draft_rows SET number = NEW.number, changes = NEW.changes, person = NEW.person, name = NEW.name, at = NEW.at
        WHERE shelf = OLD.shelf AND item = OLD.item AND ${COUNTS};
    END;
    CREATE TRIGGER desk_drafts_delete INSTEAD OF DELETE ON desk_drafts BEGIN
      DELETE FROM desk_draft_rows WHERE shelf = OLD.shelf AND item = OLD.item AND ${COUNTS};
    END;
  `);
