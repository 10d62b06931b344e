import type { Connection } from './connection';

/** A connection that is opened when it is needed, and anew after each failure. */
export interface RenewedConnection {
  use<T>(work: (connection: Connection) => T): T;
  close(): void;
}

/**
 * Keeps a connection for as long as all goes well with it. A statement that has failed can stay under way in libsql, and
 * then commits nothing that comes after it, or sees nothing new, until it is collected as garbage.
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
