import pLimit from 'p-limit';
import type { FoundModel } from '../model-facts';
import { openLane, type LaneOptions } from './lane';
import { modelId } from './model-files';

export interface Workshop {
  /**
   * @param id that its files are made under, where its own name is another one
   * @throws the system's error where the file cannot be read, or nothing be written
   */
  make(file: string, id?: string): Promise<FoundModel>;
  close(): void;
}

const LANES = 2;

/**
 * Checks models and makes their files in processes of their own: the API goes on answering meanwhile, and a file that takes
 * all memory takes its process down alone. @param folder of all models that were made
 */
export function openWorkshop(folder: string, options: LaneOptions = {}): Workshop {
  const lanes = Array.from({ length: LANES }, () => openLane(options));
  const free = [...lanes];
  const limit = pLimit(LANES);
  return {
    make: (file, id = modelId(file)) =>
      limit(async () => {
        // Safe: no more run at once than there are lanes.
        const lane = free.pop()!;
        try {
          return await lane.run({ file, folder, id });
        } finally {
          free.push(lane);
        }
      }),
    close: () => lanes.forEach((lane) => lane.close()),
  };
}
