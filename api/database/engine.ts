import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit from 'p-limit';

export type Engine = 'sqlite' | 'postgres';

/** One line of the log. */
export type DatabaseLog = (level: 'info' | 'warn' | 'error', facts: object, words: string) => void;

/** How an engine opens its database. */
export interface EngineOptions {
  /** ms that a transaction waits for locks, or for a server that is away. */
  patienceMs: number;
  log: DatabaseLog;
  /** Unix ms, for tests: the clock of SQLite's queries. A server has its own. */
  now?: (() => number) | undefined;
}

type Work<T> = () => Promise<T>;

/** The turns of transactions: so many at once, the rest in their order. */
export function turns(atOnce: number): <T>(work: Work<T>, options?: { urgent?: boolean }) => Promise<T> {
  const inTurn = pLimit(atOnce);
  const inLine = pLimit(atOnce);
  return (work, { urgent = false } = {}) => (urgent ? inTurn(work) : inLine(() => inTurn(work)));
}

/** Work of one name is done one after another. Names may be many: one is kept for as long as there is work. */
export function oneByOne(): <T>(name: string, work: Work<T>) => Promise<T> {
  const ends = new Map<string, Promise<void>>();
  return async (name, work) => {
    const before = ends.get(name) ?? Promise.resolve();
    const done = before.then(work);
    const end = done.then(
      () => undefined,
      () => undefined,
    );
    ends.set(name, end);
    try {
      return await done;
    } finally {
      if (ends.get(name) === end) ends.delete(name);
    }
  };
}

/** Counts the transactions of a database, so that its end can wait for them. */
export class Transactions {
  readonly #within = new AsyncLocalStorage<{ isOpen: boolean }>();
  readonly #open = new Set<Promise<unknown>>();
  #end?: Promise<void>;

  /** @throws Error after the end, and within another transaction, which could wait for itself */
  async run<T>(work: Work<T>): Promise<T> {
    if (this.#end) throw new Error('The database is closed');
    if (this.#within.getStore()?.isOpen)
      throw new Error('A transaction was begun within another: what is asked within goes to its own queries');
    const transaction = { isOpen: true };
    const running = this.#within.run(transaction, work).finally(() => (transaction.isOpen = false));
    this.#open.add(running);
    try {
      return await running;
    } finally {
      this.#open.delete(running);
    }
  }

  /** Closes once, after all that has begun. */
  end(close: () => Promise<void> | void): Promise<void> {
    this.#end ??= Promise.allSettled(this.#open).then(close);
    return this.#end;
  }
}
