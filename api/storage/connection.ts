import Database from 'libsql';
import { LRUCache } from 'lru-cache';

type Value = string | number | null;

interface Outcome {
  rows: unknown[];
  /** Of a statement without rows. */
  changes: number;
}

/** Never waits for a lock: libsql would block the whole API. */
export interface Connection {
  run(sql: string, ...values: Value[]): void;
  get(sql: string, ...values: Value[]): unknown;
  all(sql: string, ...values: Value[]): unknown[];
  /** Any statement. @throws TypeError for a value that libsql cannot bind: it would end the process */
  query(sql: string, values: readonly unknown[]): Outcome;
  /** Leaves no statement open, even when it fails. */
  exec(sql: string): void;
  close(): void;
}

/** Prepared statements that a connection keeps. */
const MAX_STATEMENTS = 1000;

/** A commit returns once it is on the disk. */
export function openWriting(file: string): Connection {
  const connection = connect(file);
  connection.exec('PRAGMA synchronous = FULL');
  // Overwrites deleted data.
  connection.exec('PRAGMA secure_delete = ON');
  return connection;
}

export function openReading(file: string): Connection {
  const connection = connect(file);
  connection.exec('PRAGMA query_only = ON');
  return connection;
}

function connect(file: string): Connection {
  const database = new Database(file, { timeout: 0 });
  const statements = new LRUCache<string, Database.Statement>({ max: MAX_STATEMENTS });
  const prepared = (sql: string): Database.Statement => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, ...values) => void prepared(sql).run(...values),
    get: (sql, ...values) => prepared(sql).get(...values),
    all: (sql, ...values) => prepared(sql).all(...values) as unknown[],
    query(sql, values) {
      const bindable = values.map(toBindable);
      const statement = prepared(sql);
      if (statement.reader) return { rows: statement.all(...bindable), changes: 0 };
      return { rows: [], changes: statement.run(...bindable).changes };
    },
    exec: (sql) => void database.exec(sql),
    close() {
      // libsql keeps a closed database open, with its lock, until statements are garbage-collected.
      if (database.inTransaction) database.exec('ROLLBACK');
      database.close();
    },
  };
}

function toBindable(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A column takes text, numbers and null, not ${typeof value}`);
}

export interface RenewedConnection {
  use<T>(work: (connection: Connection) => T): T;
  close(): void;
}

/**
 * Reopens after a failure: in libsql a failed statement can stay open, so that later commits are lost or reads
 * stale.
 */
export function renewConnection(open: () => Connection): RenewedConnection {
  let current: Connection | undefined;
  const close = () => {
    const closing = current;
    current = undefined;
    closing?.close();
  };
  return {
    use(work) {
      current ??= open();
      try {
        return work(current);
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
}
