import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { matches, parsedJson } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { LivePages } from '../live/changed-pages';
import { EditMark } from '../live/edit-mark';
import { addressTag, EVERYTHING, hashed } from './edge-provider';

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

/** Beyond this, purging everything is quicker. */
const MOST_TAGS = 300;
const ALL = [EVERYTHING];

interface ToPurge {
  tags: readonly string[];
  then: Purged;
}

interface Now {
  live: Pick<LivePages, 'mark' | 'changedAfter'>;
  release: string;
  /** Undefined where the earlier release is gone. */
  differences: (before: string) => Promise<readonly string[] | undefined>;
}

/** Undefined when nothing is left to purge. */
export async function toPurge(
  purged: Purged | undefined,
  { live, release, differences }: Now,
): Promise<ToPurge | undefined> {
  const then: Purged = { mark: live.mark(), release };
  // Numbers of another log cannot be compared.
  if (!purged || purged.mark.log !== then.mark.log) return { tags: ALL, then };
  const isEdited = purged.mark.number !== then.mark.number;
  const isReleased = purged.release !== release;
  if (!isEdited && !isReleased) return undefined;
  const edited = isEdited ? live.changedAfter(purged.mark.number) : [];
  const released = isReleased ? await differences(purged.release) : [];
  if (!edited || !released) return { tags: ALL, then };
  const tags = [...edited.map(hashed), ...released.map(addressTag)];
  return { tags: tags.length > MOST_TAGS ? ALL : tags, then };
}

const Purged = Type.Object({ mark: EditMark, release: Type.String() });
export type Purged = Static<typeof Purged>;

const PurgeLog = Type.Record(Type.String(), Purged);

interface PurgeStore {
  read: (url: string) => Purged | undefined;
  save: (url: string, purged: Purged) => Promise<void>;
}

export async function openPurgeStore(file: string, urls: readonly string[]): Promise<PurgeStore> {
  const found = parsedJson(await readFile(file, 'utf8').catch(() => ''));
  const log: Static<typeof PurgeLog> = matches(PurgeLog, found) ? found : {};
  const inTurn = pLimit(1);
  return {
    read: (url) => log[url],
    save(url, purged) {
      log[url] = purged;
      const kept = Object.fromEntries(urls.flatMap((known) => (log[known] ? [[known, log[known]]] : [])));
      return inTurn(() => writeWhole(file, JSON.stringify(kept)));
    },
  };
}
