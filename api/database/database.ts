import type { Engine } from './engine';
import type { Channel, Listener, Notice } from './listeners';
import type { Queries } from './queries';
import type { Tables } from './schema/tables';

export interface WriteOptions {
  /** Overtakes the writes that have not begun. */
  urgent?: boolean;
  /** What listeners are told once it is kept. */
  notify?: readonly (Channel | Notice)[];
  /**
   * Tables that nobody else writes meanwhile, for a long transaction: PostgreSQL would have it begin again whenever a short one
   * was in its way, until its patience is over. In SQLite nobody else writes anyway.
   */
  alone?: readonly (keyof Tables)[];
}

/**
 * One interface on SQLite and PostgreSQL. Its promises reject with a ServerBusy (DatabaseBusy, DatabaseUnreachable) where a
 * lock or a lost server outlasts the patience. A transaction within a transaction is refused: it could wait for itself.
 */
export interface GalleryDatabase {
  readonly engine: Engine;
  /** Files that others can read or write, where the mode could not be changed. */
  readonly openToOthers: readonly string[];
  /** @throws DatabaseMoved when one of its files was deleted or replaced; nothing is written then */
  requireInPlace(): void;
  /** One consistent snapshot for all that `work` asks. `work` may run again, so it must have no other effect. */
  read<T>(work: (from: Queries) => Promise<T>): Promise<T>;
  /**
   * One transaction: all or nothing, resolved once it is kept. `work` may run again, so it must have no other effect. A
   * statement that fails ends the transaction, even where `work` catches its error.
   */
  write<T>(work: (to: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Takes what was deleted out of SQLite's log, and with `wholeFile` also what was deleted before deletion wrote over it.
   * PostgreSQL does so by itself, in its own time. @throws DatabaseBusy when others keep the file locked
   */
  leaveNoTrace(options?: { wholeFile?: boolean }): Promise<void>;
  /** Tells listeners of all processes what is kept in no table, in the order of the calls. Without a server nobody is told. */
  notify(notice: Notice): void;
  /**
   * Does some work while no other process, and nothing else of this one, does work of that name. A process that is killed leaves
   * it to others. Where the server is lost meanwhile, others may begin before it ends.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** @returns how to stop listening */
  listen(channel: Channel, listener: Listener): () => void;
  /** Waits for what has begun. It may be called again. */
  close(): Promise<void>;
}
