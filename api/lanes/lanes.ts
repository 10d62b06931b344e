import { fork, type ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';

export type Told<Found> = { found: Found } | { error: string; code?: string | undefined };

/** The process took too much time or memory, or fell. */
export class LaneLost extends Error {
  constructor() {
    super('it takes too much time or memory');
    this.name = 'LaneLost';
  }
}

export interface Lanes<Asked, Found> {
  /** @throws LaneLost, or what the worker throws, with its `code` */
  run(asked: Asked): Promise<Found>;
  close(): void;
}

export interface LaneOptions {
  /** ms after the last answer: a process that has nothing to do only takes memory. */
  idleMs?: number;
  /** ms for one file. */
  patienceMs?: number;
}

interface Kind {
  /** Path of a module that calls `answerInLane`. */
  worker: string;
  /** How many run at once; others wait. */
  count: number;
  /** MB of a process for what JavaScript makes. */
  heap: number;
  /** MB of a process altogether. */
  memory: number;
}

/**
 * Processes that look at files of strangers, each started when there is something to do: the API goes on answering meanwhile,
 * and a file that takes all time or memory takes its process down alone.
 */
export function openLanes<Asked, Found>(kind: Kind, options: LaneOptions = {}): Lanes<Asked, Found> {
  const lanes = Array.from({ length: kind.count }, () => openLane<Asked, Found>(kind, options));
  const free = [...lanes];
  const limit = pLimit(kind.count);
  return {
    run: (asked) =>
      limit(async () => {
        // Safe: no more run at once than there are lanes.
        const lane = free.pop()!;
        try {
          return await lane.run(asked);
        } finally {
          free.push(lane);
        }
      }),
    close: () => lanes.forEach((lane) => lane.close()),
  };
}

/** One at a time: whatever becomes of the process is the doing of this file. */
function openLane<Asked, Found>(
  kind: Kind,
  { idleMs = 3000, patienceMs = 60_000 }: LaneOptions,
): Lanes<Asked, Found> {
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
    worker ??= startWorker(kind);
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
            reject(new LaneLost());
          });
        const patience = setTimeout(lost, patienceMs);
        child.on('exit', lost).on('error', lost);
        child.on('message', (told: Told<Found>) =>
          settle(() => {
            rest();
            if ('found' in told) resolve(told.found);
            else reject(Object.assign(new Error(told.error), { code: told.code }));
          }),
        );
        child.send(asked as object);
      }),
    close: end,
  };
}

const startWorker = ({ worker, heap, memory }: Kind): ChildProcess =>
  fork(worker, [String(memory)], {
    execArgv: [`--max-old-space-size=${heap}`, '--import', pathToFileURL(require.resolve('tsx')).href],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
