import type { RebuildState, RebuildStatus } from '../../src/contract/hook/rebuild';

export type EndedBuild = NonNullable<RebuildStatus['lastBuild']>;

export interface RebuildRequestOptions {
  force?: boolean;
}

export interface RebuildQueue {
  /** Requests before a build begins share it; those during a build get one more after it. */
  request: (options?: RebuildRequestOptions) => void;
  state: () => RebuildState;
  lastBuild: () => EndedBuild | undefined;
  retryAt: () => string | undefined;
  /** What was asked for and neither released nor given up, including a build that `close` has ended. */
  outstanding: () => { force: boolean } | undefined;
  /** Also gives up what was asked for; resolves when no build runs any more. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

interface RebuildQueueOptions {
  build: (options: { force: boolean; signal: AbortSignal }) => Promise<{ id: string }>;
  quietMs: number;
  onEnd?: (build: EndedBuild, seconds: number) => void;
  /** Whether a build that failed for this reason is tried again; default: always. */
  mayRetry?: (error: unknown) => boolean;
  /** ms before each retry; the last value repeats. */
  retryPauses?: readonly [number, ...number[]];
  timeLimit?: number;
}

const MAX_QUIET_TIMES = 10;
const MINUTE = 60_000;
const TIME_LIMIT = 30 * MINUTE;
const RETRY_PAUSES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE] as const;

/** One build at a time. A failed build is retried until one succeeds; a new request replaces the retry. */
export function createRebuildQueue({
  build,
  quietMs,
  onEnd = () => {},
  mayRetry = () => true,
  retryPauses = RETRY_PAUSES,
  timeLimit = TIME_LIMIT,
}: RebuildQueueOptions): RebuildQueue {
  const closing = new AbortController();
  let stopping = new AbortController();
  let asked: { first: number; force: boolean } | undefined;
  /** `at` is for display; a timer starts the retry. */
  let retry: { at: number; force: boolean } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let unfinished: { force: boolean } | undefined;
  let failures = 0;
  let lastBuild: EndedBuild | undefined;

  const request = ({ force = false }: RebuildRequestOptions = {}): void => {
    if (closing.signal.aborted) return;
    retry = undefined;
    asked = { first: asked?.first ?? performance.now(), force: force || (asked?.force ?? false) };
    gather();
  };

  const gather = (): void => {
    if (!asked || running || closing.signal.aborted) return;
    const latest = asked.first + quietMs * MAX_QUIET_TIMES;
    clearTimeout(timer);
    timer = setTimeout(start, Math.min(quietMs, Math.max(0, latest - performance.now())));
  };

  const start = (): void => {
    const force = asked?.force ?? false;
    asked = undefined;
    timer = undefined;
    unfinished = { force };
    stopping = new AbortController();
    const begun = performance.now();
    const { signal } = stopping;
    running = run(force).then(({ ended: asItEnded, again }) => {
      const isStopped = signal.aborted && asItEnded.outcome === 'failed';
      const ended = isStopped ? { ...asItEnded, outcome: 'stopped' as const } : asItEnded;
      running = undefined;
      lastBuild = ended;
      failures = ended.outcome === 'failed' ? failures + 1 : 0;
      if (!closing.signal.aborted) {
        unfinished = undefined;
        if (asked) asked.first = performance.now();
        else if (again && !isStopped) planRetry(force);
      }
      onEnd(ended, (performance.now() - begun) / 1000);
      gather();
    });
  };

  const planRetry = (force: boolean): void => {
    const pause = retryPauses[failures - 1] ?? retryPauses.at(-1) ?? retryPauses[0];
    retry = { at: Date.now() + pause, force };
    timer = setTimeout(() => request({ force }), pause);
  };

  const run = async (force: boolean): Promise<{ ended: EndedBuild; again: boolean }> => {
    const startedAt = new Date().toISOString();
    const ended = (rest: Pick<EndedBuild, 'outcome' | 'release' | 'reason'>): EndedBuild => ({
      startedAt,
      endedAt: new Date().toISOString(),
      ...rest,
    });
    const hung = new AbortController();
    const limit = setTimeout(
      () => hung.abort(new Error(`The build was ended: it took more than ${timeLimit / MINUTE} minutes.`)),
      timeLimit,
    );
    try {
      const signal = AbortSignal.any([closing.signal, hung.signal, stopping.signal]);
      const { id } = await build({ force, signal });
      return { ended: ended({ outcome: 'released', release: id }), again: false };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { ended: ended({ outcome: 'failed', reason }), again: mayRetry(error) };
    } finally {
      clearTimeout(limit);
    }
  };

  return {
    request,
    state: () => (running ? 'building' : asked ? 'gathering' : 'idle'),
    lastBuild: () => lastBuild,
    retryAt: () => retry && new Date(retry.at).toISOString(),
    outstanding() {
      const all = [unfinished, asked, retry].filter((one) => one !== undefined);
      return all.length > 0 ? { force: all.some(({ force }) => force) } : undefined;
    },
    async stop() {
      clearTimeout(timer);
      [asked, retry, timer] = [undefined, undefined, undefined];
      if (running) stopping.abort(new Error('The build was stopped.'));
      await running;
    },
    async close() {
      closing.abort(new Error('The build was ended: the host is closing.'));
      clearTimeout(timer);
      await running;
    },
  };
}
