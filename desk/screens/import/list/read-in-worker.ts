import { LIST_BOUNDS } from '../../../../api/import-export/contract/list-bounds';
import { UnreadableList, type ListFault, type Sheet } from './table';

/** What `list-worker.ts` says. */
export type WorkerAnswer = { sheets: Sheet[] } | { fault: ListFault };

/** ms after which a list is given up. */
const PATIENCE_MS = 60_000;

/** @throws UnreadableList */
export async function readInWorker(file: File): Promise<Sheet[]> {
  if (file.size > LIST_BOUNDS.bytes) throw new UnreadableList('tooLarge');
  const content = await file.arrayBuffer().catch(() => {
    throw new UnreadableList('damaged');
  });
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Sheet[]>((resolve, reject) => {
      const give = (fault: 'damaged' | 'tooSlow') => () => reject(new UnreadableList(fault));
      setTimeout(give('tooSlow'), PATIENCE_MS);
      worker.onerror = give('damaged');
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        'sheets' in data ? resolve(data.sheets) : reject(new UnreadableList(data.fault));
      worker.postMessage(content, [content]);
    });
  } finally {
    worker.terminate();
  }
}
