import { isDead, type SsrAnswer, type SsrLog, SsrUnavailable } from './ssr-answer';
import type { FunctionProcess } from './function-process';
import type { RefusedPage } from '../../src/gallery/forms/posted-form';
import { within } from '../../src/async/within';

export interface KeptFunction {
  render: (path: string, posted?: RefusedPage) => Promise<SsrAnswer>;
  forget: (tags?: readonly string[]) => void;
  settled: () => Promise<void>;
  unusedMs: () => number;
  state: () => 'up' | 'starting' | 'down';
  end: () => Promise<void>;
}

interface KeptFunctionOptions {
  start: (onEnd: () => void) => FunctionProcess;
  startWaitMs: number;
  log: SsrLog;
  onRestart: () => void;
}

/** Restarts the process when it ends, and retries each interrupted render once. */
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
    // Without a gap, so that its renders can be retried.
    if (pause === 0) launch();
    else timer = setTimeout(launch, pause);
  }

  async function attempt(path: string, posted?: RefusedPage): Promise<SsrAnswer> {
    const { process } = running ?? {};
    if (!process) throw new SsrUnavailable('dead', 'The process of the SSR function has ended several times');
    const late = () => new SsrUnavailable('slow', `The SSR function was not ready within ${startWaitMs} ms`);
    await within(process.ready, startWaitMs, late);
    const answer = await process.render(path, posted);
    failures = 0;
    return answer;
  }

  launch();
  return {
    async render(path, posted) {
      active += 1;
      try {
        return await attempt(path, posted).catch((error: unknown) => {
          if (isDead(error) && running) return attempt(path, posted);
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

/** ms; growing, so that a broken function does not use up the processor. */
const restartPause = (failures: number): number =>
  failures <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS);
