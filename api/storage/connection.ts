import Database from 'libsql';

type Value = string | number | null;

/** What a table needs of a connection; a statement is prepared once, by its words. */
export interface Statements {
  /** Carries out a statement that writes. */
  run(sql: string, ...values: Value[]): void;
  /** The first row that a statement finds. */
  get(sql: string, ...values: Value[]): unknown;
  /** All rows that a statement finds. */
  all(sql: string, ...values: Value[]): unknown[];
}

/** A connection to the gallery's database. It never waits for a lock: libsql would let the whole API wait with it. */
export interface Connection extends Statements {
  /** Carries out words without values, of which nothing is left under way, whatever comes of it. */
  exec(sql: string): void;
  /** Gives up what is not committed, and closes. */
  close(): void;
}

/** Opens a connection of which every commit is on the disk before it is said to be done. */
export function openWriting(file: string): Connection {
  const connection = connect(file);
  connection.exec('PRAGMA synchronous = FULL');
  // What is deleted is written over, not left in the file until its room is needed.
  connection.exec('PRAGMA secure_delete = ON');
  return connection;
}

/** Opens a connection that refuses to write. */
export function openReading(file: string): Connection {
  const connection = connect(file);
  connection.exec('PRAGMA query_only = ON');
  return connection;
}

function connect(file: string): Connection {
  const database = new Database(file, { timeout: 0 });
  const statements = new Map<string, Database.Statement>();
  const prepared = (sql: string): Database.Statement => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, ...values) => void prepared(sql).run(...values),
    get: (sql, ...values) => prepared(sql).get(...values),
    all: (sql, ...values) => prepared(sql).all(...values) as unknown[],
    exec: (sql) => void database.exec(sql),
    close() {
      // What closes is open until its statements are collected as garbage, with the lock of a transaction.
      if (database.inTransaction) database.exec('ROLLBACK');
      database.close();
    },
  };
}
