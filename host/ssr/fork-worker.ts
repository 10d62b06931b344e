import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { SsrLog } from './ssr-log';

/** What any process needs of its environment. The function gets no secrets of the host. */
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

/** Gatsby leaves a few packages out of the function, which may lie in a folder that has none above it. */
const PACKAGES = path.resolve(path.dirname(require.resolve('gatsby/package.json')), '..');

/** What a process makes pages with: the function of a release. */
export interface FunctionSource {
  /** Absolute path of the function's module. */
  entry: string;
  /** Absolute folder of the release, where that says how any of its pages is made; else its function makes what it can. */
  releaseDir?: string | undefined;
}

/**
 * Starts the process that loads the function.
 * @param env what the function reads of its environment
 * @param log gets what the process writes, line by line
 */
export function forkWorker(
  { entry, releaseDir }: FunctionSource,
  env: Record<string, string>,
  log: SsrLog,
): ChildProcess {
  const common = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const child = fork(path.join(__dirname, 'worker.ts'), releaseDir ? [entry, releaseDir] : [entry], {
    env: { ...Object.fromEntries(common), NODE_ENV: 'production', NODE_PATH: PACKAGES, ...env },
    // By its own path, so that it is found whatever folder the host was started in.
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.stdout) createInterface(child.stdout).on('line', (line) => log.info(`SSR function: ${line}`));
  if (child.stderr) createInterface(child.stderr).on('line', (line) => log.warn(`SSR function: ${line}`));
  return child;
}
