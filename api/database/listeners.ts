import type { DatabaseLog } from './engine';

/** What there can be news of. A notification says that something is new, not what: its listener looks. */
export type Channel = 'changes' | 'items' | 'jobs';

/** `maybe-missed`: the way between the processes was cut, so there may have been notifications. */
export type Listener = (reason: 'notified' | 'maybe-missed') => void;

/** Those in this process who listen. */
export class Listeners {
  readonly #listeners = new Map<Channel, Set<Listener>>();
  readonly #log: DatabaseLog;

  constructor(log: DatabaseLog) {
    this.#log = log;
  }

  add(channel: Channel, listener: Listener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    // The same function may listen twice.
    const added: Listener = (reason) => listener(reason);
    listeners.add(added);
    return () => void listeners.delete(added);
  }

  /** @param channel a name of another process may be unknown here */
  notify(channel: string): void {
    for (const [name, listeners] of this.#listeners) if (name === channel) this.#tell(listeners, 'notified');
  }

  notifyOfGap(): void {
    for (const listeners of this.#listeners.values()) this.#tell(listeners, 'maybe-missed');
  }

  /** A listener that fails is not to harm others, nor the write that told it. */
  #tell(listeners: Iterable<Listener>, reason: Parameters<Listener>[0]): void {
    for (const listener of [...listeners]) {
      try {
        listener(reason);
      } catch (error) {
        this.#log('error', { err: error }, 'a listener of the database failed');
      }
    }
  }
}
