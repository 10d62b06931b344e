import type { SsrLog } from './ssr-log';
import type { Deploy } from '../releases/current-release';
import { createReleaseFunctions, functionEntryOf } from './release-functions';
import { createRenderQueue } from './render-queue';
import { createSharedAnswers } from './shared-answers';
import type { SsrAnswer } from './ssr-answer';
import { SsrUnavailable } from './ssr-unavailable';

export interface SsrRenderer {
  /**
   * Renders a page, or its data, with the function of a release. Those who ask for the same path at the same time share
   * one render.
   * @param path as in an address, escaped
   * @throws SsrUnavailable
   */
  render: (release: Deploy, path: string) => Promise<SsrAnswer>;
  /** Starts the function of a release before it is needed; resolves when it is ready or has failed to be. */
  prepare: (release: Deploy) => Promise<void>;
  /** The function forgets the answers of the API that it holds for a moment: what is rendered from now on is new. */
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
  /** ms for one render; after it, the process is taken for hung. */
  renderTimeoutMs?: number;
}

/** Renders pages with the function that the build made, in a process of its own. */
export function createSsrRenderer({
  env,
  log,
  maxActive = 32,
  maxWaiting = 128,
  waitMs = 1_000,
  renderTimeoutMs = 5_000,
}: SsrRendererOptions): SsrRenderer {
  const queue = createRenderQueue({ maxActive, maxWaiting, waitMs });
  const shared = createSharedAnswers<SsrAnswer>();
  const functions = createReleaseFunctions({ env, log, renderTimeoutMs });
  let isClosed = false;

  return {
    async render(release, path) {
      const entry = functionEntryOf(release);
      if (!entry) throw new SsrUnavailable('no function', `Release ${release.manifest.id} has no function`);
      if (isClosed) throw new SsrUnavailable('dead', 'The host is closing');
      return shared.join(`${entry} ${path}`, () => queue.run(() => functions.of(entry).render(path)));
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
      await functions.end();
    },
  };
}
