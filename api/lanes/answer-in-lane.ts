import { Worker } from 'node:worker_threads';
import type { Told } from './lanes';

const MB = 1024 * 1024;
/** A thread of its own, as the work holds the other; the heap's limit does not count what files unfold to. */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => process.memoryUsage.rss() > workerData && process.kill(process.pid, 'SIGKILL'), 50);`;

/** The side of the process that `openLanes` starts: it answers one question after the other, and ends with its API. */
export function answerInLane<Asked, Found>(answer: (asked: Asked) => Promise<Found>): void {
  new Worker(WATCH, { eval: true, workerData: Number(process.argv[2]) * MB, execArgv: [] }).unref();
  process.on('message', (asked: Asked) => {
    const tell = (told: Told<Found>) => process.send?.(told);
    void answer(asked).then(
      (found) => tell({ found }),
      (error: NodeJS.ErrnoException) => tell({ error: error.message, code: error.code }),
    );
  });
  // Its API was killed.
  process.on('disconnect', () => process.exit());
}
