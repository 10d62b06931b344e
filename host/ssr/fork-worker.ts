import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { SsrLog } from './ssr-log';

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

export function forkWorker(
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
