import { SsrUnavailable } from './ssr-unavailable';

export interface QueueBounds {
  maxActive: number;
  maxWaiting: number;
  waitMs: number;
}

export interface RenderQueue {
  /** Throws SsrUnavailable 'busy' when no place becomes free in time. @param askers requests that wait for the task */
  run: <Result>(task: () => Promise<Result>, askers?: () => number) => Promise<Result>;
  active: () => number;
  waiting: () => number;
}

interface Waiting {
  enter: () => void;
  askers: () => number;
}

/** A quick refusal is better than a late answer. The task with the most askers goes first, then the oldest. */
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
      // The place is handed over by the task before, so that no other can take it.
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
