export interface Repeater {
  /** Requests during a run lead to one more. */
  request(): void;
  settled(): Promise<void>;
}

/** @param work must not reject */
export function openRepeater(work: () => Promise<void>): Repeater {
  let isWaiting = false;
  let runs = Promise.resolve();
  return {
    request: () => {
      if (isWaiting) return;
      isWaiting = true;
      runs = runs.then(() => {
        isWaiting = false;
        return work();
      });
    },
    settled: () => runs,
  };
}
