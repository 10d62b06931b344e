import type { DatabaseLog } from './engine';

/** What there can be news of: changes, published items, times at which something is done, an item at the desk, and who has it open. */
export type Channel = 'changes' | 'items' | 'times' | 'item' | 'here';

/** @param about what the news is about, where a channel says so; of others a listener looks what is new */
export interface Notice {
  channel: Channel;
  about: string;
}

/** `maybe-missed`: the way between the processes was cut, so there may have been notifications. */
export type Listener = (reason: 'notified' | 'maybe-missed', about: string) => void;

/** As PostgreSQL sends it. */
export const noticeText = (notice: Channel | Notice): string =>
  typeof notice === 'string' ? notice : `${notice.channel} ${notice.about}`;

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
    const added: Listener = (reason, about) => listener(reason, about);
    listeners.add(added);
    return () => void listeners.delete(added);
  }

  /** @param text of `noticeText`; the channel of another process may be unknown here */
  notify(text: string): void {
    const [channel, ...about] = text.split(' ');
    for (const [name, listeners] of this.#listeners)
      if (name === channel) this.#tell(listeners, 'notified', about.join(' '));
  }

  notifyOfGap(): void {
    for (const listeners of this.#listeners.values()) this.#tell(listeners, 'maybe-missed', '');
  }

  /** A listener that fails is not to harm others, nor the write that told it. */
  #tell(listeners: Iterable<Listener>, ...[reason, about]: Parameters<Listener>): void {
    for (const listener of [...listeners]) {
      try {
        listener(reason, about);
      } catch (error) {
        this.#log('error', { err: error }, 'a listener of the database failed');
      }
    }
  }
}
