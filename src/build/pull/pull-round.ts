import { GalleryError } from '../../gallery/faults/gallery-error';
import type { Progress } from './progress';

/** Attends to the calls of one pull: counts them, and collects their failures instead of stopping at the first. */
export interface PullRound {
  /** Awaits a call; a failed one is answered by its error, so that the others go on. */
  attend<T>(call: Promise<T>): Promise<T | GalleryError>;
  /** The failures so far, in the order of their calls' names. */
  failures(): GalleryError[];
}

/** @param unchangedCalls how many calls of this pull were answered by what is stored already */
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
