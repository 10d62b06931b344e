import { setTimeout } from 'node:timers/promises';

/** The database stayed locked by another process for longer than one waits. */
export class DatabaseBusy extends Error {
  constructor(cause: unknown) {
    super('The database is locked by another process', { cause });
    this.name = 'DatabaseBusy';
  }
}

/** ms between two tries, in which the API answers others. */
const PAUSE_MS = 25;
/** SQLITE_BUSY and SQLITE_LOCKED: the low byte of their variants. */
const LOCKED_CODES = [5, 6];

/**
 * Tries again for as long as another process has locked the database; at least once.
 * @param until ms by `performance.now()`, which goes on whatever the machine's clock is set to
 * @throws DatabaseBusy when it is locked even then, and at once whatever else `attempt` throws
 */
export async function whenFree<T>(attempt: () => T, until: number): Promise<T> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= until) throw new DatabaseBusy(error);
    }
    await setTimeout(PAUSE_MS);
  }
}

function isLocked(error: unknown): boolean {
  const { rawCode } = error as { rawCode?: unknown };
  return typeof rawCode === 'number' && LOCKED_CODES.includes(rawCode & 0xff);
}
