import type { Connection, RenewedConnection } from '../../storage/connection';
import type { Place } from '../../storage/in-place';
import type { Begun } from './sqlite-dialect';

/** `application_id` has 32 bits with a sign. */
const MARKS = 2 ** 31;

/**
 * Begins to write. libsql's word on a commit is not enough (docs/decisions/0013), so another connection looks at the file
 * before and after. @throws DatabaseMoved when the file is not in its place
 */
export function beginVerified(
  connection: Connection,
  { watcher, place }: { watcher: RenewedConnection; place: Pick<Place, 'require'> },
): Begun {
  connection.exec('BEGIN IMMEDIATE');
  place.require();
  // From here on no other connection can commit.
  const [before, changesBefore] = [versionSeenBy(watcher), changesOf(connection)];
  let isMarked = false;
  return {
    before(sql) {
      if (isMarked || IS_SELECT.test(sql)) return;
      isMarked = true;
      mark(connection);
    },
    commit() {
      const wrote = changesOf(connection) > changesBefore;
      connection.exec('COMMIT');
      if (wrote && !hasMovedOn(watcher, before)) {
        watcher.close();
        throw new Error('What was committed is not in the database');
      }
      place.require();
    },
  };
}

export function beginReading(connection: Connection): Begun {
  connection.exec('BEGIN');
  return { commit: () => connection.exec('COMMIT') };
}

const IS_SELECT = /^\s*select\b/i;

/** SQLite writes no page for an update to the same values, which could not be told from a lost commit. */
function mark(connection: Connection): void {
  const last = numberOf(connection, 'PRAGMA application_id', 'application_id');
  connection.exec(`PRAGMA application_id = ${(last + 1) % MARKS}`);
}

const changesOf = (connection: Connection): number =>
  numberOf(connection, 'SELECT total_changes() AS changes', 'changes');

const versionSeenBy = (watcher: RenewedConnection): number =>
  watcher.use((connection) => numberOf(connection, 'PRAGMA data_version', 'data_version'));

/** The only value of a row that SQLite always has. */
export function numberOf(connection: Connection, sql: string, name: string): number {
  const row = connection.get(sql);
  const found: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
  if (typeof found !== 'number') throw new Error(`SQLite has no number for ${sql}`);
  return found;
}

/** A lock gives no answer, and must not cause the work to be done twice. */
function hasMovedOn(watcher: RenewedConnection, before: number): boolean {
  try {
    return versionSeenBy(watcher) !== before;
  } catch {
    return false;
  }
}
