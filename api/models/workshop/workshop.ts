import path from 'node:path';
import { LaneLost, openLanes, type LaneOptions } from '../../lanes/lanes';
import type { FoundModel } from '../model-facts';

export interface Asked {
  file: string;
  /** For the files that are made, and nothing else. */
  folder: string;
}

export interface Workshop {
  /** @throws the system's error where the file cannot be read, or nothing be written */
  make(asked: Asked): Promise<FoundModel>;
  close(): void;
}

/** Many times what a model of the largest size needs. */
const KIND = { worker: path.join(__dirname, 'worker.ts'), count: 2, heap: 1024, memory: 2048 };

/** Checks models and makes their files in processes of their own. */
export function openWorkshop(options: LaneOptions = {}): Workshop {
  const lanes = openLanes<Asked, FoundModel>(KIND, options);
  return {
    make: (asked) =>
      lanes.run(asked).catch((error: unknown): FoundModel => {
        if (!(error instanceof LaneLost)) throw error;
        return { fault: { code: 'unmade', found: error.message } };
      }),
    close: lanes.close,
  };
}
