import type { SsrLog } from './ssr-log';
import { forkWorker, type FunctionSource } from './fork-worker';
import type { FromWorker, ToWorker } from './worker-protocol';
import { createPendingRenders } from './pending-renders';
import type { SsrAnswer } from './ssr-answer';
import { SsrUnavailable } from './ssr-unavailable';

export interface FunctionProcess {
  /** Resolves when it can render; rejects with SsrUnavailable when it has ended before. */
  ready: Promise<void>;
  /** Throws SsrUnavailable: 'failed', 'dead', or 'slow'. */
  render: (path: string) => Promise<SsrAnswer>;
  /** Makes the function forget the answers of the API that it holds, all of them unless told which. */
  forget: (tags?: readonly string[]) => void;
  /** Ends it, by force if need be; resolves when it is gone. */
  end: () => Promise<void>;
}

export interface FunctionProcessOptions {
  source: FunctionSource;
  /** What the function reads of its environment. */
  env: Record<string, string>;
  log: SsrLog;
  /** ms without any answer, while renders are pending, after which it is killed. */
  hangAfterMs: number;
  /** ms until it must be ready; 20,000 unless told. */
  startTimeoutMs?: number;
}

/** ms a process has to end by itself. */
const END_GRACE_MS = 2_000;

/**
 * Starts a process with the function.
 * @param onEnd called when it has ended, before its renders fail
 */
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
    // Where it could not be started, there is no exit.
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

  // A message that cannot be sent needs no care of its own: the process is gone, and its renders fail with it.
  const tell = (message: ToWorker): void => void (child.connected && child.send(message, () => undefined));
  return {
    ready,
    render: (path) => renders.wait(path, (id) => tell({ type: 'render', id, path })),
    forget: (tags) => tell({ type: 'forget', tags }),
    async end() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), END_GRACE_MS);
      await gone.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}
