import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Purged } from './purge-log';
import type { ToPurge } from './to-purge';

export interface Purger {
  wake: () => void;
  close: () => Promise<void>;
}

interface PurgerOptions {
  url: string;
  purged: Purged | undefined;
  toPurge: (purged: Purged | undefined) => Promise<ToPurge | undefined>;
  send: (tags: readonly string[], signal: AbortSignal) => Promise<void>;
  save: (purged: Purged) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  times?: PurgeTimes;
}

/** All in ms. */
interface PurgeTimes {
  /** Until tags are purged a second time: during the first purge an old answer may have been on its way. */
  again: number;
  look: number;
  retry: number;
  longestRetry: number;
}

const TIMES: PurgeTimes = { again: 5_000, look: 1_000, retry: 250, longestRetry: 5_000 };

/** The cache has answered with Retry-After. */
export class PurgeRefused extends Error {
  override readonly name = 'PurgeRefused';
  constructor(
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}

export function openPurger({ url, purged, toPurge, send, save, log, times = TIMES }: PurgerOptions): Purger {
  const closing = new AbortController();
  const { signal } = closing;
  let wake = (): void => undefined;
  let told = purged;
  const again: (ToPurge & { due: number })[] = [];
  let failures = 0;

  const tell = async (): Promise<void> => {
    const next = await toPurge(told);
    if (!next) return;
    if (next.tags.length > 0) await send(next.tags, signal);
    told = next.then;
    again.push({ ...next, due: performance.now() + times.again });
  };
  const tellAgain = async (): Promise<void> => {
    const due = again.filter((one) => one.due <= performance.now());
    const last = due.at(-1);
    if (!last) return;
    const tags = [...new Set(due.flatMap((one) => one.tags))];
    if (tags.length > 0) await send(tags, signal);
    await save(last.then);
    again.splice(0, due.length);
  };
  /** Returns the ms until the next turn is due. */
  const turn = async (): Promise<number> => {
    try {
      await tell();
      await tellAgain();
      if (failures > 0) log.info(`The cache at ${url} has forgotten what has changed.`);
      failures = 0;
      return Math.min(times.look, Math.max(0, (again[0]?.due ?? Infinity) - performance.now()));
    } catch (error) {
      if (failures === 0 && !signal.aborted)
        log.warn(
          `The cache at ${url} may show older pages; it is told until it has forgotten them: ${reasonOf(error)}`,
        );
      failures += 1;
      const wait = Math.min(times.longestRetry, times.retry * 2 ** (failures - 1));
      return error instanceof PurgeRefused ? Math.max(wait, error.retryAfterMs) : wait;
    }
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const ms = await turn();
      const rest = new AbortController();
      // After a failure a wake-up does not shorten the pause: all changes until then go in one call.
      const waits = [
        delay(ms, undefined, { signal: AbortSignal.any([signal, rest.signal]) }).catch(() => undefined),
      ];
      await Promise.race(failures > 0 ? waits : [...waits, woken]);
      rest.abort();
    }
  };
  const running = run();
  return {
    wake: () => wake(),
    async close() {
      closing.abort();
      await running;
    },
  };
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
