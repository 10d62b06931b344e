import path from 'node:path';
import { matchesPattern } from '../../src/routes/match-pattern';
import type { Deploy } from '../releases/current-release';
import { type FunctionSource, startFunctionProcess } from './function-process';
import type { SsrLog } from './ssr-answer';
import { keepFunction, type KeptFunction } from './supervised-function';

export interface ReleaseFunctionsOptions {
  env: Record<string, string>;
  log: SsrLog;
  startWaitMs: number;
  hangAfterMs: number;
  /** ms after its last render before a function of another release ends. */
  retireAfterMs: number;
}

export interface ReleaseFunctions {
  of: (release: Deploy, path: string) => KeptFunction | undefined;
  prepare: (release: Deploy) => Promise<void>;
  forget: (tags?: readonly string[]) => void;
  state: () => 'up' | 'starting' | 'down' | 'none';
  restarts: () => number;
  end: () => Promise<void>;
}

/** Files have a process of their own: a sitemap takes as long as hundreds of pages. */
type Role = 'pages' | 'files';

const FILES_RETIRE_MS = 300_000;

function sourceOf({ manifest, functionDir }: Deploy): FunctionSource | undefined {
  if (!manifest.functionEntry) return undefined;
  const entry = path.join(functionDir, manifest.functionEntry);
  return { entry, ...(manifest.live && { releaseDir: path.dirname(functionDir) }) };
}

/** Requests that came before a switch still need the earlier release, so its function runs until nobody asks for it. */
export function createReleaseFunctions(options: ReleaseFunctionsOptions): ReleaseFunctions {
  const { env, log, startWaitMs, hangAfterMs, retireAfterMs } = options;
  const functions = new Map<string, KeptFunction>();
  let current: string | undefined;
  let prepared: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let restarts = 0;

  const keyOf = ({ entry }: FunctionSource, role: Role) => `${role} ${entry}`;
  const isOfFiles = (key: string) => key.startsWith('files ');

  function launch(source: FunctionSource, role: Role): KeptFunction {
    const key = keyOf(source, role);
    const launched = keepFunction({
      start: (onEnd) => startFunctionProcess({ source, env, log, hangAfterMs }, onEnd),
      startWaitMs,
      log,
      onRestart: () => (restarts += 1),
    });
    functions.set(key, launched);
    if (role === 'pages') current ??= key;
    watchOthers();
    return launched;
  }

  function watchOthers(): void {
    clearTimeout(timer);
    if (functions.size > 1) timer = setTimeout(retireOthers, retireAfterMs);
  }

  function retireOthers(): void {
    // Until the current one is ready, another may become current again.
    if (current !== undefined && functions.get(current)?.state() === 'up') {
      for (const [key, other] of functions) {
        const keptMs = isOfFiles(key) ? FILES_RETIRE_MS : retireAfterMs;
        if (key === current || key === prepared || other.unusedMs() < keptMs) continue;
        functions.delete(key);
        other.end().catch((error: unknown) => log.error(error));
      }
    }
    watchOthers();
  }

  const get = (source: FunctionSource, role: Role): KeptFunction =>
    functions.get(keyOf(source, role)) ?? launch(source, role);

  return {
    of(release, asked) {
      const source = sourceOf(release);
      const isFile = release.manifest.live?.files.some((pattern) => matchesPattern(pattern, asked));
      return source && get(source, isFile ? 'files' : 'pages');
    },
    async prepare(release) {
      const source = sourceOf(release);
      if (!source) return;
      const key = keyOf(source, 'pages');
      prepared = key;
      await get(source, 'pages').settled();
      if (prepared === key && functions.has(key)) current = key;
    },
    forget: (tags) => functions.forEach((running) => running.forget(tags)),
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
