import { statementsOf, type Connection, type Statements } from './connection';
import type { Place } from './in-place';
import type { RenewedConnection } from './renewed-connection';

/** `application_id` has 32 bits with a sign. */
const MARKS = 2 ** 31;

export interface Connections {
  writing: RenewedConnection;
  /** Sees what others have committed: no transaction is ever open on it. */
  watching: RenewedConnection;
  place: Pick<Place, 'require'>;
}

/**
 * libsql's word on a commit is not enough (docs/decisions/0013). @throws Error when a reported commit is not there,
 *   DatabaseMoved when its file is not
 */
export function commit<T>(
  { writing, watching, place }: Connections,
  work: (statements: Statements) => Promise<T>,
): Promise<T> {
  return writing.hold(async (connection) => {
    connection.exec('BEGIN IMMEDIATE');
    place.require();
    // From here on no other connection can commit.
    const [before, changesBefore] = [versionSeenBy(watching), changesOf(connection)];
    const result = await work(marking(connection));
    const wrote = changesOf(connection) > changesBefore;
    connection.exec('COMMIT');
    if (wrote && !hasMovedOn(watching, before)) {
      watching.close();
      throw new Error('What was committed is not in the database');
    }
    place.require();
    return result;
  });
}

/** SQLite writes no page for an update to the same values, which could not be told from a lost commit. */
function marking(connection: Connection): Statements {
  let isMarked = false;
  return {
    ...statementsOf(connection),
    async run(sql, ...values) {
      if (!isMarked) {
        const { application_id: last } = connection.get('PRAGMA application_id') as {
          application_id: number;
        };
        connection.exec(`PRAGMA application_id = ${(last + 1) % MARKS}`);
        isMarked = true;
      }
      connection.run(sql, ...values);
    },
  };
}

const changesOf = (connection: Connection): number =>
  (connection.get('SELECT total_changes() AS changes') as { changes: number }).changes;

const versionSeenBy = (watching: RenewedConnection): number =>
  watching.use((connection) => connection.get('PRAGMA data_version') as { data_version: number })
    .data_version;

/** A lock gives no answer, and must not cause the work to be done twice. */
function hasMovedOn(watching: RenewedConnection, before: number): boolean {
  try {
    return versionSeenBy(watching) !== before;
  } catch {
    return false;
  }
}
