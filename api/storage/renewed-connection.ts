import type { Connection } from './connection';

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
