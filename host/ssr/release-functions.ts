import path from 'node:path';
import type { SsrLog } from './ssr-log';
import type { Deploy } from '../releases/current-release';
import { startFunctionProcess } from './function-process';
import { keepFunction, type KeptFunction } from './supervised-function';

export interface ReleaseFunctionsOptions {
  env: Record<string, string>;
  log: SsrLog;
  /** ms a render waits for a process that is starting. */
  startWaitMs: number;
  /** ms without any answer after which a process is killed. */
  hangAfterMs: number;
  /** ms after its last render that a function other than the current one goes on running. */
  retireAfterMs: number;
}

export interface ReleaseFunctions {
  /** The function of the module at `entry`; started where it does not run. */
  of: (entry: string) => KeptFunction;
  /** Starts a function before it is needed and makes it the current one; resolves when it is ready or has failed to be. */
  prepare: (entry: string) => Promise<void>;
  forget: () => void;
  /** Of the current function: that which was prepared last, or used first of all. */
  state: () => 'up' | 'starting' | 'down' | 'none';
  /** Processes that have ended by themselves. */
  restarts: () => number;
  end: () => Promise<void>;
}

/** The path of a release's function; undefined when it has none. */
export const functionEntryOf = ({ manifest, functionDir }: Deploy): string | undefined =>
  manifest.functionEntry && path.join(functionDir, manifest.functionEntry);

/**
 * The running functions: that of the current release, and those of others as long as they are asked for. Requests that
 * came before a switch hold the release before it, so that its function must be there until nobody asks for it.
 */
export function createReleaseFunctions(options: ReleaseFunctionsOptions): ReleaseFunctions {
  const { env, log, startWaitMs, hangAfterMs, retireAfterMs } = options;
  const functions = new Map<string, KeptFunction>();
  let current: string | undefined;
  let prepared: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let restarts = 0;

  function launch(entry: string): KeptFunction {
    const launched = keepFunction({
      start: (onEnd) => startFunctionProcess({ entry, env, log, hangAfterMs }, onEnd),
      startWaitMs,
      log,
      onRestart: () => (restarts += 1),
    });
    functions.set(entry, launched);
    current ??= entry;
    watchOthers();
    return launched;
  }

  function watchOthers(): void {
    clearTimeout(timer);
    if (functions.size > 1) timer = setTimeout(retireOthers, retireAfterMs);
  }

  function retireOthers(): void {
    // Until the current one works, another may have to take its place again.
    if (current !== undefined && functions.get(current)?.state() === 'up') {
      for (const [entry, other] of functions) {
        if (entry === current || entry === prepared || other.unusedMs() < retireAfterMs) continue;
        functions.delete(entry);
        other.end().catch((error: unknown) => log.error(error));
      }
    }
    watchOthers();
  }

  return {
    of: (entry) => functions.get(entry) ?? launch(entry),
    async prepare(entry) {
      prepared = entry;
      await (functions.get(entry) ?? launch(entry)).settled();
      if (prepared === entry && functions.has(entry)) current = entry;
    },
    forget: () => functions.forEach((running) => running.forget()),
    state: () => (current === undefined ? 'none' : (functions.get(current)?.state() ?? 'none')),
    restarts: () => restarts,
    async end() {
      clearTimeout(timer);
      current = undefined;
      const running = [...functions.values()];
      functions.clear();
      await Promise.all(running.map((one) => one.end()));
    },
  };
}
