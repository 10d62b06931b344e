import { setTimeout } from 'node:timers/promises';
import { ServerBusy } from '../http/api-error';

export class DatabaseBusy extends ServerBusy {
  constructor(cause: unknown) {
    super('The database is locked by another process', { cause });
    this.name = 'DatabaseBusy';
  }
}

/** ms; the API serves others meanwhile. */
const PAUSE_MS = 25;
/** SQLITE_BUSY and SQLITE_LOCKED: low bytes of their variants. */
const LOCKED_CODES = [5, 6];

/** @param until ms by `performance.now()`, which no clock change affects. @throws DatabaseBusy when still locked */
export async function whenFree<T>(attempt: () => T | Promise<T>, until: number): Promise<T> {
  for (;;) {
    try {
      return await attempt();
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
