import { readList } from './read-list';
import { UnreadableList, type ListFault, type Sheet } from './table';

export type WorkerAnswer = { sheets: Sheet[] } | { fault: ListFault };

/** Reads a list beside the screen, which goes on answering meanwhile. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  readList(data).then(
    (sheets) => self.postMessage({ sheets } satisfies WorkerAnswer),
    (error: unknown) =>
      self.postMessage({
        fault: error instanceof UnreadableList ? error.fault : 'damaged',
      } satisfies WorkerAnswer),
  );
};
