import { SsrUnavailable } from './ssr-unavailable';

export interface QueueBounds {
  /** Tasks at a time. */
  maxActive: number;
  /** Tasks that may wait for a place. */
  maxWaiting: number;
  /** ms a task waits for a place. */
  waitMs: number;
}

export interface RenderQueue {
  /** Runs a task when there is a place. Throws SsrUnavailable 'busy' when none becomes free in time. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  active: () => number;
  waiting: () => number;
}

/** Bounds how much is done at once, first come, first served: beyond it, a quick refusal beats a late answer. */
export function createRenderQueue({ maxActive, maxWaiting, waitMs }: QueueBounds): RenderQueue {
  let active = 0;
  const waiting = new Set<() => void>();

  const waitForPlace = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(enter);
        reject(new SsrUnavailable('busy', `No render ended within ${waitMs} ms`));
      }, waitMs);
      waiting.add(enter);
    });

  const enter = async (): Promise<void> => {
    if (active >= maxActive) {
      if (waiting.size >= maxWaiting)
        throw new SsrUnavailable('busy', `${waiting.size} renders wait already`);
      // Whoever leaves hands its place over, so that nobody slips in between.
      await waitForPlace();
    } else active += 1;
  };

  const leave = (): void => {
    const [next] = waiting;
    if (!next) active -= 1;
    else {
      waiting.delete(next);
      next();
    }
  };

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    active: () => active,
    waiting: () => waiting.size,
  };
}
