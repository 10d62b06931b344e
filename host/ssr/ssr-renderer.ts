import type { SsrLog } from './ssr-log';
import type { Deploy } from '../releases/current-release';
import type { KeptFunction } from './supervised-function';
import { createReleaseFunctions } from './release-functions';
import { createRenderQueue } from './render-queue';
import type { SsrAnswer } from './ssr-answer';
import { SsrUnavailable } from './ssr-unavailable';
import { compressed } from '../answers/compressed-answer';
import type { LivePages } from '../live/changed-pages';
import { createKeptAnswers } from '../../src/async/kept-answers';
import { within } from '../../src/async/within';

export interface SsrRenderer {
  /**
   * Renders a page, its data or a file with the function of a release. All who ask for the same path share one render and
   * get the same object, until one of the answers has changed that it was made of; where nobody tells, for a moment.
   * @param path as in an address, escaped
   * @throws SsrUnavailable; 'slow' and 'crowded' leave the render to go on, for those who ask next
   */
  render: (release: Deploy, path: string, options?: RenderOptions) => Promise<SsrAnswer>;
  /**
   * Starts the function of a release before it is needed and makes it the current one; resolves when it is ready or has
   * failed to be. The one before goes on as long as it is asked for.
   */
  prepare: (release: Deploy) => Promise<void>;
  /**
   * What was had from the API by these tags, anything unless told, is not used again: what is asked for from now on is new.
   * To be called when the change was noted already.
   */
  forget: (tags?: readonly string[]) => void;
  state: () => SsrState;
  close: () => Promise<void>;
}

export interface RenderOptions {
  /** There is something else to send: where many renders are under way, no one waits long for this. */
  isOptional?: boolean;
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
  /** Knows what has changed; undefined where the host is not told. */
  changes?: Pick<LivePages, 'mark' | 'haveChanged'> | undefined;
  /** ms that a page is given out again without being rendered anew, where nobody tells of changes. */
  holdMs?: number;
  /** ms after its last render that the function of a release other than the current one goes on running. */
  retireAfterMs?: number;
}

/** Bytes of what is kept: some thousand pages, compressed. */
const MOST_KEPT = 128 * 1024 * 1024;
/** Of an answer, beside its body. */
const OVERHEAD = 2_048;
/** ms after which a page is rendered anew although nothing has changed: what is on view depends on the day. */
const LONGEST_HOLD_MS = 600_000;
/** Renders under way and waiting from which on who has something else to send waits no longer than this. */
const CROWD = { from: 8, patienceMs: 60 };

/** An answer, and from when it is. */
interface Kept {
  answer: SsrAnswer;
  size: number;
  /** The last request that the host was told by when it was asked for. */
  since: number;
  /** ms of a clock that nobody sets. */
  at: number;
}

/** Renders pages with the function that the build made, in a process of its own. */
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
    isKept: ({ answer: { status } }) => status === 200,
    isRight,
  });
  /** How many wait for each render. */
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
    // The place in the queue is taken until the process has answered, however long that is: it does not do more at a
    // time because visitors have gone.
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
    async prepare(release) {
      if (!isClosed) await functions.prepare(release);
    },
    forget(tags) {
      // Of what is under way nobody knows yet what it is made of.
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
