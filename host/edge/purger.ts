import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Purged } from './purge-log';
import type { ToPurge } from './to-purge';

/** Has one cache forget what has changed, until it has. */
export interface Purger {
  /** There may be something to forget. */
  wake: () => void;
  close: () => Promise<void>;
}

interface PurgerOptions {
  /** Of the cache, for the log. */
  url: string;
  /** What the cache of the run before had forgotten. */
  purged: Purged | undefined;
  /** What there is to forget for one that has forgotten so much. */
  toPurge: (purged: Purged | undefined) => Promise<ToPurge | undefined>;
  /** Has the cache forget. @throws Error when it may not have; `PurgeRefused` where it says when to ask again */
  send: (tags: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Notes on the disk what it has forgotten. */
  save: (purged: Purged) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  times?: PurgeTimes;
}

/** ms. */
interface PurgeTimes {
  /** After which the same is forgotten again: what was on its way there when it was forgotten first has arrived. */
  again: number;
  /** Between two looks at the release that is served. */
  look: number;
  /** Before the first further try; each waits twice as long as the one before. */
  retry: number;
  longestRetry: number;
}

const TIMES: PurgeTimes = { again: 5_000, look: 1_000, retry: 250, longestRetry: 5_000 };

/** A cache that asks to be left alone for a while. */
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
  /** What it has been told once. */
  let told = purged;
  /** What it is to be told once more, the oldest first. */
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
  /** ms until there is something to do of which nobody tells. */
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
          `The cache at ${url} may show pages of before; it is told until it has forgotten them: ${reasonOf(error)}`,
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
      // After a failure nothing hurries: all that has changed until then is told together.
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
