import {
  UnreadableList,
  type Encoding,
  type ListFault,
  type ReadFile,
} from '../../../api/import-export/contract/file/table';
import { LIST_BOUNDS } from '../../../api/import-export/contract/list-bounds';

/** What `file-worker.ts` says. */
export type WorkerAnswer = { file: ReadFile } | { fault: ListFault };

/** ms after which a list is given up. */
const PATIENCE_MS = 60_000;

/** @throws UnreadableList */
export async function readInWorker(file: File, encoding?: Encoding): Promise<ReadFile> {
  if (file.size > LIST_BOUNDS.bytes) throw new UnreadableList('tooLarge');
  const content = await file.arrayBuffer().catch(() => {
    throw new UnreadableList('damaged');
  });
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const give = (fault: 'damaged' | 'tooSlow') => () => reject(new UnreadableList(fault));
      setTimeout(give('tooSlow'), PATIENCE_MS);
      worker.onerror = give('damaged');
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        'file' in data ? resolve(data.file) : reject(new UnreadableList(data.fault));
      worker.postMessage({ content, encoding }, [content]);
    });
  } finally {
    worker.terminate();
  }
}
