import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import { numberOf } from '../database/sqlite/verified-commit';
import type { Connection } from '../storage/connection';

/** `user_version` of the last schema before Kysely's migrations, which is that of the first of them. */
export const FORMER_VERSION = 25;
/** Of the oldest schema that is taken over. */
const OLDEST_VERSION = 20;

class OldDatabase extends Error {
  override readonly name = 'OldDatabase';
  constructor(version: number) {
    super(
      `The database has schema ${version}, and this code takes over schema ${OLDEST_VERSION} or later. ` +
        'Start the release of November 2026 with it once, then this one.',
    );
  }
}

/** What leads from a schema to the next, by the version that it leads to. */
const STEPS: Readonly<Record<number, (connection: Connection) => void>> = {
  21: addApprovals,
  22: addSuspected,
  23: foldPlainLetters,
  24: addRoomContents,
  25: addDraftsAtOnce,
};

/** Brings a database from before Kysely's migrations to the last schema of its time. @throws OldDatabase */
export function takeOverFormer(connection: Connection): void {
  if (formerVersion(connection) === undefined) return;
  connection.exec('BEGIN IMMEDIATE');
  // Another process may have done it meanwhile.
  const before = formerVersion(connection);
  if (before !== undefined) {
    for (let version = before + 1; version <= FORMER_VERSION; version += 1) STEPS[version]?.(connection);
    connection.exec(`PRAGMA user_version = ${FORMER_VERSION}`);
  }
  connection.exec('COMMIT');
}

/** @returns undefined for one that is empty or of a later schema. @throws OldDatabase */
export function formerVersion(connection: Connection): number | undefined {
  const tables = numberOf(connection, 'SELECT count(*) AS tables FROM sqlite_master', 'tables');
  const version = numberOf(connection, 'PRAGMA user_version', 'user_version');
  if (tables === 0 || version >= FORMER_VERSION) return undefined;
  if (version < OLDEST_VERSION) throw new OldDatabase(version);
  return version;
}

/**
 * What waits for somebody who may publish. `trusted_at` is the last time by a clock that went on as clocks do; `unseen` names
 * who has written since a time was set, and may not publish; `shown` is what a client sees of a room meanwhile, as JSON.
 */
function addApprovals(connection: Connection): void {
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
}

/** 1 where the field for robots was filled. */
function addSuspected(connection: Connection): void {
  connection.exec(`
    ALTER TABLE messages ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE subscriptions ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE wishes ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0;
  `);
}

/** Letters that were stored as they are, and that searches take for plain ones. */
const PLAIN = { þ: 'th', ð: 'd', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' };

/** What was stored before is found in plain letters as well: Þórdís by 'thordis'. */
function foldPlainLetters(connection: Connection): void {
  for (const table of ['messages', 'subscriptions', 'wishes', 'rooms'])
    for (const [letter, plain] of Object.entries(PLAIN))
      connection.run(
        `UPDATE ${table} SET folded = replace(folded, ?, ?) WHERE instr(folded, ?) > 0`,
        ...[letter, plain, letter],
      );
}

interface Change {
  path: string;
  value: unknown;
}
interface Piece {
  id: number;
  work: string;
}

/**
 * What a client sees of works that are not public, as JSON (`RoomContent`). Rooms whose link was given go on showing what the drafts
 * say now; that of a work which is public by now is read by nobody, and goes when it is withdrawn.
 */
function addRoomContents(connection: Connection): void {
  connection.exec('ALTER TABLE room_pieces ADD COLUMN content TEXT');
  const saidBy = (shelf: string, item: string): Change[] | undefined => {
    const draft = connection.get(
      'SELECT changes FROM desk_drafts WHERE shelf = ? AND item = ?',
      shelf,
      item,
    ) as { changes: string } | undefined;
    return (draft && (JSON.parse(draft.changes) as Change[]))?.map(({ path, value }) => ({ path, value }));
  };
  const contentOf = (work: string) => {
    const changes = saidBy('works', work);
    const named = changes?.find(({ path }) => path === 'creators')?.value;
    const creators = (Array.isArray(named) ? named.map(String) : []).flatMap((id) => {
      const said = saidBy('creators', id);
      return said ? [{ id, changes: said }] : [];
    });
    return changes ? { changes, creators } : null;
  };
  const given = connection.all('SELECT id, shown FROM rooms WHERE token_hash IS NOT NULL') as {
    id: number;
    shown: string | null;
  }[];
  for (const { id, shown } of given) {
    const pieces = connection.all('SELECT id, work FROM room_pieces WHERE room = ?', id) as Piece[];
    for (const piece of pieces) {
      const content = contentOf(piece.work);
      if (content)
        connection.run('UPDATE room_pieces SET content = ? WHERE id = ?', JSON.stringify(content), piece.id);
    }
    if (shown === null) continue;
    const seen = JSON.parse(shown) as { pieces: Piece[] };
    const now = seen.pieces.map((piece) => ({ ...piece, content: contentOf(piece.work) }));
    connection.run('UPDATE rooms SET shown = ? WHERE id = ?', JSON.stringify({ ...seen, pieces: now }), id);
  }
}

/** Of a row that counts: what comes is hidden, and what goes is there, as long as its change is pending. */
const COUNTS = `comes NOT IN (SELECT number FROM desk_pending)
  AND (goes = 0 OR goes IN (SELECT number FROM desk_pending))`;

/**
 * Thousands of drafts are written in parts, so that others are answered between, and count all at once: when their change is
 * pending no more. `comes` and `goes` are numbers of such changes, 0 for none; `desk_drafts` has the drafts that count. Each
 * save has a number of its own there, as a draft keeps its `number` where a picture is replaced in it.
 */
function addDraftsAtOnce(connection: Connection): void {
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
}

/** What the tables of before said in words of files. */
export async function convertFormer(db: Kysely<unknown>): Promise<void> {
  const former = db as Kysely<FormerTables>;
  await versionsAsJson(former);
  // No file is read at its time any more; whoever left it so had edited it by hand.
  await former
    .updateTable('desk_missed_times')
    .set({ why: 'byHand' })
    .where('why', '=', 'unreadable')
    .execute();
}

interface FormerTables {
  desk_versions: { number: number; before: string | null; after: string | null };
  desk_missed_times: { why: string };
}

/** Rows at once, so that a history of years is never in memory as a whole. */
const PAGE = 200;

/** Versions were texts of YAML files. What no longer can be read as such says nothing of its fields. */
async function versionsAsJson(db: Kysely<FormerTables>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('desk_versions')
      .select(['number', 'before', 'after'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    for (const { number, before, after } of rows)
      await db
        .updateTable('desk_versions')
        .set({ before: asJson(before), after: asJson(after) })
        .where('number', '=', number)
        .execute();
    const end = rows.at(-1);
    if (!end) return;
    last = end.number;
  }
}

function asJson(yaml: string | null): string | null {
  if (yaml === null) return null;
  try {
    return JSON.stringify(parse(yaml) ?? {});
  } catch {
    return '{}';
  }
}
