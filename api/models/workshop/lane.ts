import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FoundModel } from '../model-facts';

export interface Asked {
  file: string;
  folder: string;
  /** That its files are made under. */
  id: string;
}

export type Told = { found: FoundModel } | { error: string; code?: string | undefined };

export interface Lane {
  /** One at a time: whatever becomes of the process is the doing of this file. */
  run(asked: Asked): Promise<FoundModel>;
  close(): void;
}

export interface LaneOptions {
  /** ms after the last answer: a process that has nothing to do only takes memory. */
  idleMs?: number;
  /** ms for one file. */
  patienceMs?: number;
}

/** MB of a process, many times what a model of the largest size needs. */
const MEMORY = 1024;
const TOO_MUCH: FoundModel = { fault: { code: 'unmade', found: 'it takes too much time or memory' } };

/** A process that is started when there is something to do. */
export function openLane({ idleMs = 3000, patienceMs = 60_000 }: LaneOptions = {}): Lane {
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    worker?.kill('SIGKILL');
    worker = undefined;
  };
  const rest = () => {
    idle = setTimeout(end, idleMs).unref();
    worker?.unref();
    worker?.channel?.unref();
  };
  const awake = (): ChildProcess => {
    clearTimeout(idle);
    worker ??= startWorker();
    worker.ref();
    worker.channel?.ref();
    return worker;
  };

  return {
    run: (asked) =>
      new Promise((resolve, reject) => {
        const child = awake();
        const settle = (done: () => void) => {
          clearTimeout(patience);
          child.removeAllListeners();
          done();
        };
        const lost = () =>
          settle(() => {
            end();
            resolve(TOO_MUCH);
          });
        const patience = setTimeout(lost, patienceMs);
        child.on('exit', lost).on('error', lost);
        child.on('message', (told: Told) =>
          settle(() => {
            rest();
            if ('found' in told) resolve(told.found);
            else reject(Object.assign(new Error(told.error), { code: told.code }));
          }),
        );
        child.send(asked);
      }),
    close: end,
  };
}

const startWorker = (): ChildProcess =>
  fork(path.join(__dirname, 'worker.ts'), {
    execArgv: [`--max-old-space-size=${MEMORY}`, '--import', pathToFileURL(require.resolve('tsx')).href],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
