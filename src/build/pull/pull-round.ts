import { GalleryError } from '../../gallery/faults/gallery-error';
import type { Progress } from './progress';

export interface PullRound {
  /** Resolves to the error of a failed call, so that the others go on. */
  attend<T>(call: Promise<T>): Promise<T | GalleryError>;
  failures(): GalleryError[];
}

export function createRound(
  unchangedCalls: () => number,
  onProgress?: (progress: Progress) => void,
): PullRound {
  const failures: GalleryError[] = [];
  let total = 0;
  let done = 0;

  return {
    async attend(call) {
      total += 1;
      try {
        return await call;
      } catch (error) {
        if (!(error instanceof GalleryError)) throw error;
        failures.push(error);
        return error;
      } finally {
        done += 1;
        onProgress?.({ done, total, notModified: unchangedCalls() });
      }
    },
    failures: () => failures.toSorted((a, b) => (a.call < b.call ? -1 : 1)),
  };
}
