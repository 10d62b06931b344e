import { readList } from './read-list';
import type { WorkerAnswer } from './read-in-worker';
import { UnreadableList } from './table';

const give = (answer: WorkerAnswer): void => self.postMessage(answer);

/** Reads a list beside the screen, which goes on answering meanwhile. */
self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    give({ sheets: await readList(data) });
  } catch (error) {
    // A fault of the package that reads is one of the file.
    give({ fault: error instanceof UnreadableList ? error.fault : 'damaged' });
  }
};
