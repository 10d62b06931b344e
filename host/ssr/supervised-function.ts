import type { SsrLog } from './ssr-log';
import type { FunctionProcess } from './function-process';
import type { SsrAnswer } from './ssr-answer';
import { isDead, SsrUnavailable } from './ssr-unavailable';
import { within } from '../../src/async/within';

export interface KeptFunction {
  /** Throws SsrUnavailable. */
  render: (path: string) => Promise<SsrAnswer>;
  forget: (tags?: readonly string[]) => void;
  /** Resolves when its process is ready or has failed to be. */
  settled: () => Promise<void>;
  /** ms since its last render ended, or since it was started; 0 while it renders. */
  unusedMs: () => number;
  state: () => 'up' | 'starting' | 'down';
  end: () => Promise<void>;
}

interface KeptFunctionOptions {
  start: (onEnd: () => void) => FunctionProcess;
  /** ms a render waits for a process that is starting. */
  startWaitMs: number;
  log: SsrLog;
  /** Called each time the process has ended by itself. */
  onRestart: () => void;
}

/**
 * Keeps one process of a function running: when it ends, another takes its place. A render that was under way is tried
 * once more on the new one.
 */
export function keepFunction({ start, startWaitMs, log, onRestart }: KeptFunctionOptions): KeptFunction {
  let running: { process: FunctionProcess; isReady: boolean } | undefined;
  let failures = 0;
  let isEnded = false;
  let active = 0;
  let timer: NodeJS.Timeout | undefined;
  let lastUse = performance.now();

  function launch(): void {
    try {
      const process = start(scheduleRestart);
      const launched = { process, isReady: false };
      running = launched;
      process.ready.then(
        () => (launched.isReady = true),
        () => undefined,
      );
    } catch (error) {
      log.error(error, 'SSR function: no process can be started');
      scheduleRestart();
    }
  }

  function scheduleRestart(): void {
    running = undefined;
    if (isEnded) return;
    failures += 1;
    const pause = restartPause(failures);
    log.warn(`SSR function: the process has ended, another is started in ${pause} ms`);
    onRestart();
    // Without a pause there is no moment without a process, so that its renders can go on.
    if (pause === 0) launch();
    else timer = setTimeout(launch, pause);
  }

  async function attempt(path: string): Promise<SsrAnswer> {
    const { process } = running ?? {};
    if (!process) throw new SsrUnavailable('dead', 'The process of the SSR function has ended several times');
    const late = () => new SsrUnavailable('slow', `The SSR function was not ready within ${startWaitMs} ms`);
    await within(process.ready, startWaitMs, late);
    const answer = await process.render(path);
    failures = 0;
    return answer;
  }

  launch();
  return {
    async render(path) {
      active += 1;
      try {
        return await attempt(path).catch((error: unknown) => {
          if (isDead(error) && running) return attempt(path);
          throw error;
        });
      } finally {
        active -= 1;
        lastUse = performance.now();
      }
    },
    forget: (tags) => running?.process.forget(tags),
    settled: async () => running?.process.ready.catch(() => undefined),
    unusedMs: () => (active > 0 ? 0 : performance.now() - lastUse),
    state: () => (running ? (running.isReady ? 'up' : 'starting') : 'down'),
    async end() {
      isEnded = true;
      clearTimeout(timer);
      await running?.process.end();
    },
  };
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * ms until a process that has ended is started again: at once the first time, then ever longer, so that one that cannot
 * work does not keep the machine busy.
 * @param failures how many in a row have ended without having answered anything, this one included
 */
const restartPause = (failures: number): number =>
  failures <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS);
