import { createKeptAnswers } from '../../src/async/kept-answers';
import { within } from '../../src/async/within';
import type { RefusedPage } from '../../src/gallery/forms/posted-form';
import { compressed } from '../answers/compressed-answer';
import type { LivePages } from '../live/changed-pages';
import type { Deploy } from '../releases/current-release';
import { createReleaseFunctions } from './release-functions';
import { type SsrAnswer, type SsrLog, SsrUnavailable } from './ssr-answer';
import type { KeptFunction } from './supervised-function';

export interface SsrRenderer {
  /**
   * Requests for a path share one render until an answer it was made of changes; without news of changes, for
   * `holdMs`.
   * @param path escaped
   * @throws SsrUnavailable; after 'slow' and 'crowded' the render goes on for later requests
   */
  render: (release: Deploy, path: string, options?: RenderOptions) => Promise<SsrAnswer>;
  /**
   * The page of a form that was posted in vain; kept nowhere.
   * @throws SsrUnavailable
   */
  renderRefused: (release: Deploy, path: string, posted: RefusedPage) => Promise<SsrAnswer>;
  prepare: (release: Deploy) => Promise<void>;
  /** Drops cached answers with these tags; without tags, all. Call it after the change was noted. */
  forget: (tags?: readonly string[]) => void;
  state: () => SsrState;
  close: () => Promise<void>;
}

export interface RenderOptions {
  /** The caller has a built page instead, so it does not wait long when the renderer is crowded. */
  isOptional?: boolean;
}

export interface SsrState {
  /** `down`: it keeps ending and is restarted after a pause. `none`: not used so far. */
  process: 'up' | 'starting' | 'down' | 'none';
  active: number;
  waiting: number;
  restarts: number;
}

export interface SsrRendererOptions {
  env: Record<string, string>;
  log: SsrLog;
  maxActive?: number;
  maxWaiting?: number;
  waitMs?: number;
  answerWithinMs?: number;
  /** ms without any answer to pending renders before the process is replaced. */
  hangAfterMs?: number;
  changes?: Pick<LivePages, 'mark' | 'haveChanged'> | undefined;
  /** ms a page is reused where nobody tells of changes. */
  holdMs?: number;
  retireAfterMs?: number;
}

/** Bytes: some thousand compressed pages. */
const MOST_KEPT = 128 * 1024 * 1024;
const OVERHEAD = 2_048;
/** ms a page is reused at most: what is on view depends on the day. */
const LONGEST_HOLD_MS = 600_000;
/** With so many renders active or waiting, an optional one waits only `patienceMs`. */
const CROWD = { from: 8, patienceMs: 60 };

interface Kept {
  answer: SsrAnswer;
  size: number;
  /** The last request noted when the render began. */
  since: number;
  at: number;
}

export function createSsrRenderer({
  env,
  log,
  maxActive = 32,
  maxWaiting = 128,
  waitMs = 1_000,
  answerWithinMs = 5_000,
  hangAfterMs = 30_000,
  changes,
  holdMs = 2_000,
  retireAfterMs = 10_000,
}: SsrRendererOptions): SsrRenderer {
  const queue = createRenderQueue({ maxActive, maxWaiting, waitMs });
  const isRight = ({ answer: { tags }, since, at }: Kept): boolean =>
    tags && changes ? !changes.haveChanged(tags, since) : performance.now() - at < holdMs;
  const kept = createKeptAnswers<Kept>({
    holdMs: LONGEST_HOLD_MS,
    maxSize: MOST_KEPT,
    sizeOf: ({ size }) => size,
    isKept: ({ answer: { status, headers } }) => status === 200 && headers['cache-control'] !== 'no-store',
    isRight,
  });
  const askers = new Map<string, number>();
  const startWaitMs = answerWithinMs;
  const functions = createReleaseFunctions({ env, log, startWaitMs, hangAfterMs, retireAfterMs });
  let isClosed = false;

  function functionFor(release: Deploy, path: string): KeptFunction {
    if (isClosed) throw new SsrUnavailable('dead', 'The host is closing');
    const found = functions.of(release, path);
    if (!found) throw new SsrUnavailable('no function', `Release ${release.manifest.id} has no function`);
    return found;
  }

  async function ask(release: Deploy, path: string, key: string): Promise<Kept> {
    const from = { since: changes?.mark().number ?? 0, at: performance.now() };
    // The place stays taken until the process has answered, even when visitors have gone: it is still busy.
    const answer = await queue.run(
      async () => functionFor(release, decodeURIComponent(path)).render(path),
      () => askers.get(key) ?? 0,
    );
    const { answer: small, size } = await compressed(answer);
    return { answer: small, size: size + OVERHEAD, ...from };
  }

  return {
    async render(release, path, { isOptional = false } = {}) {
      functionFor(release, path);
      const key = `${release.functionDir} ${path}`;
      askers.set(key, 1 + (askers.get(key) ?? 0));
      const isCrowd = isOptional && queue.active() + queue.waiting() >= CROWD.from;
      const patienceMs = isCrowd ? CROWD.patienceMs : answerWithinMs;
      const late = () =>
        new SsrUnavailable(isCrowd ? 'crowded' : 'slow', `Not rendered within ${patienceMs} ms`);
      try {
        return (
          await within(
            kept.share(key, () => ask(release, path, key)),
            patienceMs,
            late,
          )
        ).answer;
      } finally {
        const left = (askers.get(key) ?? 1) - 1;
        if (left > 0) askers.set(key, left);
        else askers.delete(key);
      }
    },
    async renderRefused(release, path, posted) {
      const run = () => functionFor(release, decodeURIComponent(path)).render(path, posted);
      const late = () => new SsrUnavailable('slow', `Not rendered within ${answerWithinMs} ms`);
      return within(queue.run(run), answerWithinMs, late);
    },
    async prepare(release) {
      if (!isClosed) await functions.prepare(release);
    },
    forget(tags) {
      // What renders under way are made of is not known yet.
      if (tags) kept.leave();
      else kept.forget();
      functions.forget(tags);
    },
    state: () => ({
      process: functions.state(),
      active: queue.active(),
      waiting: queue.waiting(),
      restarts: functions.restarts(),
    }),
    async close() {
      isClosed = true;
      kept.forget();
      await functions.end();
    },
  };
}

interface QueueBounds {
  maxActive: number;
  maxWaiting: number;
  waitMs: number;
}

interface RenderQueue {
  /** Throws SsrUnavailable 'busy' when no place becomes free in time. @param askers requests that wait for the task */
  run: <Result>(task: () => Promise<Result>, askers?: () => number) => Promise<Result>;
  active: () => number;
  waiting: () => number;
}

interface Waiting {
  enter: () => void;
  askers: () => number;
}

/** A quick refusal is better than a late answer. The task with the most askers goes first, then the oldest. */
export function createRenderQueue({ maxActive, maxWaiting, waitMs }: QueueBounds): RenderQueue {
  let active = 0;
  const waiting = new Set<Waiting>();

  const waitForPlace = (askers: () => number): Promise<void> =>
    new Promise((resolve, reject) => {
      const place: Waiting = {
        askers,
        enter(): void {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(place);
        reject(new SsrUnavailable('busy', `No render ended within ${waitMs} ms`));
      }, waitMs);
      waiting.add(place);
    });

  const enter = async (askers: () => number): Promise<void> => {
    if (active >= maxActive) {
      if (waiting.size >= maxWaiting)
        throw new SsrUnavailable('busy', `${waiting.size} renders wait already`);
      // The place is handed over by the task before, so that no other can take it.
      await waitForPlace(askers);
    } else active += 1;
  };

  const leave = (): void => {
    let next: Waiting | undefined;
    for (const one of waiting) if (!next || one.askers() > next.askers()) next = one;
    if (!next) active -= 1;
    else {
      waiting.delete(next);
      next.enter();
    }
  };

  return {
    async run(task, askers = () => 1) {
      await enter(askers);
      try {
        return await task();
      } finally {
        leave();
      }
    },
    active: () => active,
    waiting: () => waiting.size,
  };
}
