import { readList } from './read-list';
import type { WorkerAnswer } from './read-in-worker';
import { UnreadableList } from './table';

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
