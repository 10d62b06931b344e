import type { RebuildState, RebuildStatus } from '../../src/contract/rebuild';

export type EndedBuild = NonNullable<RebuildStatus['lastBuild']>;

export interface RebuildRequestOptions {
  /** Releases the next build also when it has far fewer pages. */
  force?: boolean;
}

export interface RebuildQueue {
  /** Asks for a build. All that ask before it begins share one; who asks while one runs gets one more after it. */
  request: (options?: RebuildRequestOptions) => void;
  state: () => RebuildState;
  /** How the last build ended; undefined before there was one. */
  lastBuild: () => EndedBuild | undefined;
  /** Ends a build that runs, and begins none any more. */
  close: () => Promise<void>;
}

interface RebuildQueueOptions {
  /** Builds and releases the site; `id` is the release's. */
  build: (options: { force: boolean; signal: AbortSignal }) => Promise<{ id: string }>;
  /** ms without further requests after which a build begins. */
  quietMs: number;
  /** Told of each build that has ended; `isLast`: nobody has asked for another meanwhile. */
  onEnd?: (build: EndedBuild, isLast: boolean) => void;
  /** ms after which a build is taken for hung and ended. */
  timeLimit?: number;
}

/** Requests that never pause may hold a build up for as many quiet times. */
const MAX_QUIET_TIMES = 10;
const TIME_LIMIT = 30 * 60_000;

/** Gathers requests for a build: one build at a time, begun when requests pause. */
export function createRebuildQueue({
  build,
  quietMs,
  onEnd = () => {},
  timeLimit = TIME_LIMIT,
}: RebuildQueueOptions): RebuildQueue {
  const closing = new AbortController();
  let asked: { first: number; force: boolean } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let lastBuild: EndedBuild | undefined;

  const gather = (): void => {
    if (!asked || running || closing.signal.aborted) return;
    const latest = asked.first + quietMs * MAX_QUIET_TIMES;
    clearTimeout(timer);
    timer = setTimeout(start, Math.min(quietMs, Math.max(0, latest - Date.now())));
  };

  const start = (): void => {
    const force = asked?.force ?? false;
    asked = undefined;
    timer = undefined;
    running = run(force).then((ended) => {
      running = undefined;
      lastBuild = ended;
      onEnd(ended, asked === undefined);
      if (asked) asked.first = Date.now();
      gather();
    });
  };

  const run = async (force: boolean): Promise<EndedBuild> => {
    const startedAt = new Date().toISOString();
    const ended = (rest: Pick<EndedBuild, 'outcome' | 'release' | 'reason'>): EndedBuild => ({
      startedAt,
      endedAt: new Date().toISOString(),
      ...rest,
    });
    const hung = new AbortController();
    const limit = setTimeout(
      () => hung.abort(new Error(`The build was ended: it took more than ${timeLimit / 60_000} minutes.`)),
      timeLimit,
    );
    try {
      const signal = AbortSignal.any([closing.signal, hung.signal]);
      return ended({ outcome: 'released', release: (await build({ force, signal })).id });
    } catch (error) {
      return ended({ outcome: 'failed', reason: error instanceof Error ? error.message : String(error) });
    } finally {
      clearTimeout(limit);
    }
  };

  return {
    request({ force = false } = {}) {
      if (closing.signal.aborted) return;
      asked = { first: asked?.first ?? Date.now(), force: force || (asked?.force ?? false) };
      gather();
    },
    state: () => (running ? 'building' : asked ? 'gathering' : 'idle'),
    lastBuild: () => lastBuild,
    async close() {
      closing.abort(new Error('The build was ended: the host is closing.'));
      clearTimeout(timer);
      await running;
    },
  };
}
