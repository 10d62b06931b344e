/** Does one piece of work again and again, once at a time. */
export interface Repeater {
  /** Asks for one more run; many requests during a run lead to one. */
  request(): void;
  /** Resolves when nothing is under way and nothing waits. */
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
