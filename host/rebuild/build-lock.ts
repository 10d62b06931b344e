import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** ms after which a lock that nobody renews counts as that of a process that has died. */
const STALE = 10_000;
/** ms between two looks at a lock that another build holds. */
const PATIENCE = 500;

interface BuildLockOptions {
  signal: AbortSignal;
  /** Told once, when another build has to be waited for. */
  onWait: () => void;
}

/**
 * Does a piece of work while no other process does such work on the same folder; waits for one that does.
 * @param work its signal is also given when the lock is lost, as after a long sleep of the machine
 * @throws the signal's reason when that ends the wait
 */
export async function withBuildLock<Result>(
  deployDir: string,
  { signal, onWait }: BuildLockOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const unlock = await acquire(deployDir, lost, { signal, onWait });
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    // A lock that was lost cannot be given back.
    await unlock().catch(() => {});
  }
}

async function acquire(
  deployDir: string,
  lost: AbortController,
  { signal, onWait }: BuildLockOptions,
): Promise<() => Promise<void>> {
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await lock(deployDir, {
        lockfilePath: path.join(deployDir, 'build.lock'),
        stale: STALE,
        onCompromised: ({ message }) => lost.abort(new Error(`The build has lost its lock: ${message}`)),
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      if (attempt === 0) onWait();
      await delay(PATIENCE, undefined, { signal }).catch(() => {});
    }
  }
}
