import { setTimeout } from 'node:timers/promises';
import type { GalleryDatabase } from '../database/database';
import { DatabaseBusy } from './when-free';

interface TryOptions {
  database: Pick<GalleryDatabase, 'write' | 'requireInPlace'>;
  /** Told when it begins to fail, with the error, and when it no longer does. */
  onChange: (error: unknown) => void;
  now?: () => number;
}

/** ms that an answer holds: each try is a commit, and anybody may ask. */
const HOLDS_MS = 30_000;
/** ms; the host waits a second for the health. */
const PATIENCE_MS = 500;

/**
 * Whether the database takes a row now: tried by a commit that changes none. A full disk is seen before a visitor meets it,
 * a file that was deleted or replaced each time.
 * While another process locks the database, what was last known counts.
 */
export function tryWriting({
  database,
  onChange,
  now = () => performance.now(),
}: TryOptions): () => Promise<boolean> {
  let failure: unknown;
  let holdsUntil = -Infinity;
  const settle = (error: unknown) => {
    if (error instanceof DatabaseBusy) return;
    if (Boolean(error) !== Boolean(failure)) onChange(error);
    failure = error;
  };
  return async () => {
    try {
      database.requireInPlace();
    } catch (error) {
      settle(error);
      holdsUntil = -Infinity;
      return false;
    }
    if (now() >= holdsUntil) {
      holdsUntil = now() + HOLDS_MS;
      const tried = database
        .write((to) =>
          to
            .deleteFrom('messages')
            .where(({ lit }) => lit(false))
            .execute(),
        )
        .then(
          () => settle(undefined),
          (error: unknown) => settle(error),
        );
      await Promise.race([tried, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    }
    return !failure;
  };
}
