import path from 'node:path';
import type { SsrLog } from './ssr-log';
import type { Deploy } from '../releases/current-release';
import { startFunctionProcess } from './function-process';
import { keepFunction, type KeptFunction } from './kept-function';

interface ReleaseFunctionsOptions {
  env: Record<string, string>;
  log: SsrLog;
  renderTimeoutMs: number;
}

export interface ReleaseFunctions {
  /** The function of the module at `entry`; started where it does not run. */
  of: (entry: string) => KeptFunction;
  /** Starts a function before it is needed and makes it the current one; resolves when it is ready or has failed to be. */
  prepare: (entry: string) => Promise<void>;
  forget: () => void;
  /** Of the function that was started last. */
  state: () => 'up' | 'starting' | 'down' | 'none';
  /** Processes that have ended by themselves. */
  restarts: () => number;
  end: () => Promise<void>;
}

/** The path of a release's function; undefined when it has none. */
export const functionEntryOf = ({ manifest, functionDir }: Deploy): string | undefined =>
  manifest.functionEntry && path.join(functionDir, manifest.functionEntry);

/**
 * The running functions: that of the current release, and for a moment that of the one before, which renders what it has
 * been asked for until the new one is ready and then ends.
 */
export function createReleaseFunctions({
  env,
  log,
  renderTimeoutMs,
}: ReleaseFunctionsOptions): ReleaseFunctions {
  const functions = new Map<string, KeptFunction>();
  let current: string | undefined;
  let restarts = 0;

  function launch(entry: string): KeptFunction {
    const launched = keepFunction({
      start: (onEnd) => startFunctionProcess({ entry, env, log, renderTimeoutMs }, onEnd),
      startWaitMs: renderTimeoutMs,
      log,
      onRestart: () => (restarts += 1),
    });
    functions.set(entry, launched);
    makeCurrent(entry, launched);
    return launched;
  }

  function makeCurrent(entry: string, fresh: KeptFunction): void {
    current = entry;
    for (const [other, old] of functions) {
      if (other !== entry) retire(other, old, fresh).catch((error: unknown) => log.error(error));
    }
  }

  async function retire(entry: string, old: KeptFunction, fresh: KeptFunction): Promise<void> {
    await fresh.settled();
    await old.idle();
    // It may have become the current one again, or have been ended already.
    if (entry === current || functions.get(entry) !== old) return;
    functions.delete(entry);
    await old.end();
  }

  return {
    of: (entry) => functions.get(entry) ?? launch(entry),
    async prepare(entry) {
      const known = functions.get(entry);
      if (known && entry !== current) makeCurrent(entry, known);
      await (known ?? launch(entry)).settled();
    },
    forget: () => functions.forEach((running) => running.forget()),
    state: () => (current === undefined ? 'none' : (functions.get(current)?.state() ?? 'none')),
    restarts: () => restarts,
    async end() {
      current = undefined;
      const running = [...functions.values()];
      functions.clear();
      await Promise.all(running.map((one) => one.end()));
    },
  };
}
