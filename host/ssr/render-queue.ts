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
  /**
   * Runs a task when there is a place. Throws SsrUnavailable 'busy' when none becomes free in time.
   * @param askers how many wait for the task by now
   */
  run: <Result>(task: () => Promise<Result>, askers?: () => number) => Promise<Result>;
  active: () => number;
  waiting: () => number;
}

interface Waiting {
  enter: () => void;
  askers: () => number;
}

/**
 * Bounds how much is done at once: beyond it, a quick refusal beats a late answer. What most wait for comes first; of what
 * as many wait for, what has waited longest.
 */
export function createRenderQueue({ maxActive, maxWaiting, waitMs }: QueueBounds): RenderQueue {
  let active = 0;
  const waiting = new Set<Waiting>();

  const waitForPlace = (askers: () => number): Promise<void> =>
    new Promise((resolve, reject) => {
      const place: Waiting = {
        askers,
        enter(): void {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(place);
        reject(new SsrUnavailable('busy', `No render ended within ${waitMs} ms`));
      }, waitMs);
      waiting.add(place);
    });

  const enter = async (askers: () => number): Promise<void> => {
    if (active >= maxActive) {
      if (waiting.size >= maxWaiting)
        throw new SsrUnavailable('busy', `${waiting.size} renders wait already`);
      // Whoever leaves hands its place over, so that nobody slips in between.
      await waitForPlace(askers);
    } else active += 1;
  };

  const leave = (): void => {
    let next: Waiting | undefined;
    for (const one of waiting) if (!next || one.askers() > next.askers()) next = one;
    if (!next) active -= 1;
    else {
      waiting.delete(next);
      next.enter();
    }
  };

  return {
    async run(task, askers = () => 1) {
      await enter(askers);
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
