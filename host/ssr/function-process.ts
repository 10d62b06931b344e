import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { RefusedPage } from '../../src/gallery/forms/posted-form';
import { type FromWorker, type SsrAnswer, type SsrLog, SsrUnavailable, type ToWorker } from './ssr-answer';

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

interface PendingRender {
  resolve: (answer: SsrAnswer) => void;
  reject: (error: SsrUnavailable) => void;
  timer: NodeJS.Timeout;
}

export interface PendingRenders {
  wait: (path: string, send: (id: number) => void) => Promise<SsrAnswer>;
  settle: (message: Extract<FromWorker, { id: number }>) => void;
  failAll: (error: SsrUnavailable) => void;
}

/**
 * @param hangMs ms before a render is given up; all are, and `onHang` is called, when nothing was answered for as
 *   long
 */
export function createPendingRenders(hangMs: number, onHang: () => void): PendingRenders {
  const pending = new Map<number, PendingRender>();
  let silence: NodeJS.Timeout | undefined;
  let lastId = 0;

  const listen = (): void => {
    clearTimeout(silence);
    if (pending.size > 0) silence = setTimeout(hang, hangMs);
  };

  const hang = (): void => {
    // Not 'dead', which is retried: the render at fault would hang the next process too.
    failAll(new SsrUnavailable('slow', `Nothing was rendered for ${hangMs} ms`));
    onHang();
  };

  const take = (id: number): PendingRender | undefined => {
    const render = pending.get(id);
    pending.delete(id);
    clearTimeout(render?.timer);
    listen();
    return render;
  };

  const failAll = (error: SsrUnavailable): void => {
    for (const id of [...pending.keys()]) take(id)?.reject(error);
  };

  return {
    wait: (path, send) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        // It stays pending, so that a silent process is still noticed.
        const giveUp = (): void =>
          reject(new SsrUnavailable('slow', `${path} took longer than ${hangMs} ms`));
        pending.set(id, { resolve, reject, timer: setTimeout(giveUp, hangMs) });
        if (pending.size === 1) listen();
        send(id);
      }),
    settle(message) {
      const render = take(message.id);
      if (message.type === 'failed') render?.reject(new SsrUnavailable('failed', message.message));
      else if (render) {
        const { type: _type, id: _id, ...answer } = message;
        render.resolve(answer);
      }
    },
    failAll,
  };
}

/** The function gets none of the host's secrets. */
const PASSED_ON = [
  'HOME',
  'LANG',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'TZ',
];

/** Gatsby leaves a few packages out of the function, and the release's folder may have no node_modules above it. */
const PACKAGES = path.resolve(path.dirname(require.resolve('gatsby/package.json')), '..');

export interface FunctionSource {
  entry: string;
  releaseDir?: string | undefined;
}

function forkWorker(
  { entry, releaseDir }: FunctionSource,
  env: Record<string, string>,
  log: SsrLog,
): ChildProcess {
  const common = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const child = fork(path.join(__dirname, 'worker.ts'), releaseDir ? [entry, releaseDir] : [entry], {
    env: { ...Object.fromEntries(common), NODE_ENV: 'production', NODE_PATH: PACKAGES, ...env },
    // By absolute path, as the host may be started in any folder; without the loader of ES modules, which takes as long to
    // start as all the rest.
    execArgv: ['--require', require.resolve('tsx/cjs')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.stdout) createInterface(child.stdout).on('line', (line) => log.info(`SSR function: ${line}`));
  if (child.stderr) createInterface(child.stderr).on('line', (line) => log.warn(`SSR function: ${line}`));
  return child;
}
