import { readFile } from '../../../api/import-export/contract/file/read-file';
import { UnreadableList, type Encoding } from '../../../api/import-export/contract/file/table';
import type { WorkerAnswer } from './read-in-worker';

const give = (answer: WorkerAnswer): void => self.postMessage(answer);

/** Reads a list beside the screen, which goes on answering meanwhile. */
self.onmessage = ({ data }: MessageEvent<{ content: ArrayBuffer; encoding?: Encoding }>) => {
  try {
    give({ file: readFile(new Uint8Array(data.content), data.encoding) });
  } catch (error) {
    // A fault of the package that reads is one of the file.
    give({ fault: error instanceof UnreadableList ? error.fault : 'damaged' });
  }
};
