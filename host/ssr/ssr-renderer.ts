import type { SsrLog } from './ssr-log';
import type { Deploy } from '../releases/current-release';
import type { KeptFunction } from './supervised-function';
import { createReleaseFunctions, functionEntryOf } from './release-functions';
import { createRenderQueue } from './render-queue';
import { createSharedAnswers } from './shared-answers';
import type { SsrAnswer } from './ssr-answer';
import { SsrUnavailable } from './ssr-unavailable';
import { within } from '../../src/async/within';

export interface SsrRenderer {
  /**
   * Renders a page, or its data, with the function of a release. Those who ask for the same path at the same time, or a
   * moment later, share one render and get the same object.
   * @param path as in an address, escaped
   * @throws SsrUnavailable; 'slow' leaves the render to go on, for those who ask next
   */
  render: (release: Deploy, path: string) => Promise<SsrAnswer>;
  /**
   * Starts the function of a release before it is needed and makes it the current one; resolves when it is ready or has
   * failed to be. The one before goes on as long as it is asked for.
   */
  prepare: (release: Deploy) => Promise<void>;
  /** Nothing that was rendered, or had from the API, before now is used again: what is asked for from now on is new. */
  forget: () => void;
  state: () => SsrState;
  close: () => Promise<void>;
}

export interface SsrState {
  /** `down`: it has ended several times and is started again after a pause. `none`: nothing was asked of it so far. */
  process: 'up' | 'starting' | 'down' | 'none';
  /** Renders under way. */
  active: number;
  /** Renders that wait for a place. */
  waiting: number;
  /** Processes that have ended by themselves, since the start of the host. */
  restarts: number;
}

export interface SsrRendererOptions {
  /** What the function reads of its environment. */
  env: Record<string, string>;
  log: SsrLog;
  /** Renders at a time. */
  maxActive?: number;
  /** Renders that may wait for a place; further ones are refused. */
  maxWaiting?: number;
  /** ms a render waits for a place. */
  waitMs?: number;
  /** ms in which whoever asks gets an answer, or is refused. */
  answerWithinMs?: number;
  /** ms without any answer, while renders are pending, after which the process is taken for hung and replaced. */
  hangAfterMs?: number;
  /** ms that a page is given out again without being rendered anew. */
  holdMs?: number;
  /** ms after its last render that the function of a release other than the current one goes on running. */
  retireAfterMs?: number;
}

/** Bounds of what is kept for a moment: pages, and the characters of them all. */
const MAX_KEPT = { maxEntries: 200, maxSize: 64 * 1024 * 1024 };

/** Renders pages with the function that the build made, in a process of its own. */
export function createSsrRenderer({
  env,
  log,
  maxActive = 32,
  maxWaiting = 128,
  waitMs = 1_000,
  answerWithinMs = 5_000,
  hangAfterMs = 30_000,
  holdMs = 2_000,
  retireAfterMs = 10_000,
}: SsrRendererOptions): SsrRenderer {
  const queue = createRenderQueue({ maxActive, maxWaiting, waitMs });
  const shared = createSharedAnswers<SsrAnswer>({
    ...MAX_KEPT,
    holdMs,
    sizeOf: ({ body }) => body.length,
    isKept: ({ status }) => status === 200,
  });
  const startWaitMs = answerWithinMs;
  const functions = createReleaseFunctions({ env, log, startWaitMs, hangAfterMs, retireAfterMs });
  let isClosed = false;

  function start(entry: string): KeptFunction {
    if (isClosed) throw new SsrUnavailable('dead', 'The host is closing');
    return functions.of(entry);
  }

  return {
    async render(release, path) {
      const entry = functionEntryOf(release);
      if (!entry) throw new SsrUnavailable('no function', `Release ${release.manifest.id} has no function`);
      // The place in the queue is taken until the process has answered, however long that is: it does not do more at a
      // time because visitors have gone.
      const task = () => queue.run(async () => start(entry).render(path));
      const answer = shared.join(`${entry} ${path}`, task);
      const late = () => new SsrUnavailable('slow', `Not rendered within ${answerWithinMs} ms`);
      return within(answer, answerWithinMs, late);
    },
    async prepare(release) {
      const entry = functionEntryOf(release);
      if (entry && !isClosed) await functions.prepare(entry);
    },
    forget() {
      shared.forget();
      functions.forget();
    },
    state: () => ({
      process: functions.state(),
      active: queue.active(),
      waiting: queue.waiting(),
      restarts: functions.restarts(),
    }),
    async close() {
      isClosed = true;
      shared.forget();
      await functions.end();
    },
  };
}
