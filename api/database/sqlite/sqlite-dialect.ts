import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type { Connection } from '../../storage/connection';

/** A transaction that has begun on a connection. */
export interface Begun {
  /** Told of each statement before it runs. */
  before?(sql: string): void;
  /** @throws Error when it is not kept */
  commit(): void;
}

interface SqliteOptions {
  open: () => Connection;
  begin: (connection: Connection) => Begun;
}

/** Kysely on libsql. A connection on which anything has failed is closed, not used again. */
export class LibsqlDialect implements Dialect {
  readonly #options: SqliteOptions;
  constructor(options: SqliteOptions) {
    this.#options = options;
  }
  createAdapter = () => new TransactionalAdapter();
  createDriver = () => new LibsqlDriver(this.#options);
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
  createQueryCompiler = () => new SqliteQueryCompiler();
}

/** All migrations are one transaction, whose lock keeps other processes from theirs. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDriver implements Driver {
  readonly #options: SqliteOptions;
  readonly #idle: Connection[] = [];

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  /** How many there are is decided by the turns of the transactions. */
  async acquireConnection(): Promise<LibsqlConnection> {
    return new LibsqlConnection(this.#idle.pop() ?? this.#options.open());
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    connection.begin(this.#options.begin);
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    connection.commit();
  }

  /** Closing rolls back. */
  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    connection.discard();
  }

  async releaseConnection({ raw, isUsable }: LibsqlConnection): Promise<void> {
    if (isUsable) this.#idle.push(raw);
    else raw.close();
  }

  async destroy(): Promise<void> {
    for (const connection of this.#idle.splice(0)) connection.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly raw: Connection;
  isUsable = true;
  #begun?: Begun;

  constructor(raw: Connection) {
    this.raw = raw;
  }

  begin(begin: SqliteOptions['begin']): void {
    this.#guarded(() => (this.#begun = begin(this.raw)));
  }

  commit(): void {
    this.#guarded(() => this.#begun?.commit());
    this.#begun = undefined;
  }

  discard(): void {
    this.isUsable = false;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#guarded(() => {
      this.#begun?.before?.(sql);
      const { rows, changes } = this.raw.query(sql, parameters);
      // Only the caller of a query knows its rows.
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    });
  }

  streamQuery(): never {
    throw new Error('Rows of SQLite are not streamed');
  }

  /** A failed statement can stay open in libsql, and what is committed then can be lost. */
  #guarded<T>(step: () => T): T {
    if (!this.isUsable)
      throw new Error('A statement of this transaction has failed, so nothing of it is kept');
    try {
      return step();
    } catch (error) {
      this.discard();
      throw error;
    }
  }
}
