import { rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** ms without renewal after which a lock counts as abandoned. */
const STALE = 10_000;
const PATIENCE = 500;

interface BuildLockOptions {
  signal: AbortSignal;
  onWait: () => void;
  staleMs?: number;
}

/** @param work its signal also fires when the lock is lost. @throws the signal's reason when aborted while waiting */
export async function withBuildLock<Result>(
  deployDir: string,
  options: BuildLockOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const unlock = await acquire(deployDir, lost, options);
  try {
    return await work(AbortSignal.any([options.signal, lost.signal]));
  } finally {
    // A lock that was lost cannot be released.
    await unlock().catch(() => {});
  }
}

async function acquire(
  deployDir: string,
  lost: AbortController,
  { signal, onWait, staleMs = STALE }: BuildLockOptions,
): Promise<() => Promise<void>> {
  const lockfilePath = path.join(deployDir, 'build.lock');
  const removeDead = watchLock(lockfilePath, staleMs);
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await lock(deployDir, {
        lockfilePath,
        stale: staleMs,
        onCompromised: ({ message }) => lost.abort(new Error(`The build has lost its lock: ${message}`)),
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      if (attempt === 0) onWait();
      await removeDead();
      await delay(PATIENCE, undefined, { signal }).catch(() => {});
    }
  }
}

/** The lock package compares times with the clock: if that was set back, a dead process's lock would stay. */
function watchLock(lockfilePath: string, staleMs: number): () => Promise<void> {
  let seen: { renewed: number; since: number } | undefined;
  return async () => {
    const found = await stat(lockfilePath).catch(() => undefined);
    if (!found || found.mtimeMs !== seen?.renewed) {
      seen = found && { renewed: found.mtimeMs, since: performance.now() };
      return;
    }
    if (performance.now() - seen.since > staleMs) await rmdir(lockfilePath).catch(() => {});
  };
}
