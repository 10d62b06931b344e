import { createRequire } from 'node:module';
import { FORGET_EVENT } from '../../src/gallery/forget-event';
import { callFunction, type PageFunction } from './call-function';
import type { FromWorker, ToWorker } from './worker-protocol';

/**
 * The process of the function, started by the host with the path of the function's module: it changes the working folder
 * and may crash, which must not touch the host. An exception of one render is told; any other ends the process.
 */
const [, , entry = ''] = process.argv;

// The host decides when this process ends: a signal to the whole group (Ctrl-C, a service manager) must let it finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const { default: render } = createRequire(entry)(entry) as { default: PageFunction };

const tell = (message: FromWorker): void => void process.send?.(message);

async function answer(id: number, path: string): Promise<void> {
  try {
    tell({ type: 'answer', id, ...(await callFunction(render, path)) });
  } catch (error) {
    tell({ type: 'failed', id, message: (error instanceof Error && error.stack) || String(error) });
  }
}

process.on('message', (message: ToWorker) => {
  if (message.type === 'render') void answer(message.id, message.path);
  else (process as NodeJS.EventEmitter).emit(FORGET_EVENT);
});

tell({ type: 'ready' });
