import { readList } from './read-list';
import { UnreadableList, type ListFault, type Sheet } from './table';

export type WorkerAnswer = { sheets: Sheet[] } | { fault: ListFault };

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
