import type { SsrLog } from './ssr-log';
import { forkWorker, type FunctionSource } from './fork-worker';
import type { FromWorker, ToWorker } from './worker-protocol';
import { createPendingRenders } from './pending-renders';
import type { RefusedPage } from '../../src/gallery/forms/posted-form';
import type { SsrAnswer } from './ssr-answer';
import { SsrUnavailable } from './ssr-unavailable';

export interface FunctionProcess {
  /** Rejects with SsrUnavailable when the process ends before it is ready. */
  ready: Promise<void>;
  /** Throws SsrUnavailable: 'failed', 'dead', or 'slow'. */
  render: (path: string, posted?: RefusedPage) => Promise<SsrAnswer>;
  forget: (tags?: readonly string[]) => void;
  end: () => Promise<void>;
}

export interface FunctionProcessOptions {
  source: FunctionSource;
  env: Record<string, string>;
  log: SsrLog;
  /** ms without any answer to pending renders before it is killed. */
  hangAfterMs: number;
  startTimeoutMs?: number;
}

const END_GRACE_MS = 2_000;

export function startFunctionProcess(options: FunctionProcessOptions, onEnd: () => void): FunctionProcess {
  const { source, env, log, hangAfterMs, startTimeoutMs = 20_000 } = options;
  const child = forkWorker(source, env, log);
  const kill = (reason: string): void => {
    log.warn(`SSR function: process ${child.pid} is killed: ${reason}`);
    child.kill('SIGKILL');
  };
  const renders = createPendingRenders(hangAfterMs, () => kill(`it rendered nothing for ${hangAfterMs} ms`));

  const gone = new Promise<never>((_, reject) => {
    const end = (cause: unknown): void => {
      const error = new SsrUnavailable('dead', `The process of the SSR function has ended: ${cause}`);
      onEnd();
      renders.failAll(error);
      reject(error);
    };
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
    // A process that could not be started emits no exit.
    child.on('error', (error) => child.pid === undefined && end(error.message));
  });
  const loaded = new Promise<void>((resolve) => {
    child.on('message', (message: FromWorker) =>
      message.type === 'ready' ? resolve() : renders.settle(message),
    );
  });
  const ready = Promise.race([loaded, gone]);
  const startTimer = setTimeout(() => kill(`not ready within ${startTimeoutMs} ms`), startTimeoutMs);
  ready.catch(() => undefined).finally(() => clearTimeout(startTimer));

  // A failed send needs no handling: the process is gone, and its renders fail with it.
  const tell = (message: ToWorker): void => void (child.connected && child.send(message, () => undefined));
  return {
    ready,
    render: (path, posted) => renders.wait(path, (id) => tell({ type: 'render', id, path, posted })),
    forget: (tags) => tell({ type: 'forget', tags }),
    async end() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), END_GRACE_MS);
      await gone.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}
