import path from 'node:path';
import { LaneLost, openLanes, type LaneOptions } from '../../lanes/lanes';
import type { FoundModel } from '../model-facts';
import { modelId } from './model-files';

export interface Asked {
  file: string;
  folder: string;
  /** That its files are made under. */
  id: string;
}

export interface Workshop {
  /**
   * @param id that its files are made under, where its own name is another one
   * @throws the system's error where the file cannot be read, or nothing be written
   */
  make(file: string, id?: string): Promise<FoundModel>;
  close(): void;
}

/** Many times what a model of the largest size needs. */
const KIND = { worker: path.join(__dirname, 'worker.ts'), count: 2, heap: 1024, memory: 2048 };

/** Checks models and makes their files in processes of their own. @param folder of all models that were made */
export function openWorkshop(folder: string, options: LaneOptions = {}): Workshop {
  const lanes = openLanes<Asked, FoundModel>(KIND, options);
  return {
    make: (file, id = modelId(file)) =>
      lanes.run({ file, folder, id }).catch((error: unknown): FoundModel => {
        if (!(error instanceof LaneLost)) throw error;
        return { fault: { code: 'unmade', found: error.message } };
      }),
    close: lanes.close,
  };
}
