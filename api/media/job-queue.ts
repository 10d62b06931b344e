/** Runs jobs, each key once at a time; idle jobs wait until nothing urgent is left. */
export interface JobQueue {
  /**
   * Runs `work`, or joins the job of the same key that is waiting or running.
   * An urgent call pulls a waiting idle job forward.
   */
  run<T>(key: string, work: () => Promise<T>, urgency?: Urgency): Promise<T>;
  /** Resolves when no job is waiting or running. */
  settled(): Promise<void>;
}
export type Urgency = 'now' | 'idle';

interface Job {
  urgency: Urgency;
  start(): void;
  done: Promise<unknown>;
}

/** @param concurrency how many urgent jobs run at once; idle jobs run one by one */
export function createJobQueue(concurrency: number): JobQueue {
  const waiting = new Map<string, Job>();
  const running = new Map<string, Job>();

  const next = () => {
    const urgent = [...waiting].find(([, job]) => job.urgency === 'now');
    const [key, job] = urgent ?? [...waiting][0] ?? [];
    if (!key || !job || running.size >= (urgent ? concurrency : 1)) return;
    waiting.delete(key);
    running.set(key, job);
    job.start();
    void job.done
      .catch(() => undefined)
      .then(() => {
        running.delete(key);
        next();
      });
    next();
  };

  return {
    run<T>(key: string, work: () => Promise<T>, urgency: Urgency = 'now'): Promise<T> {
      const known = running.get(key) ?? waiting.get(key);
      if (known) {
        if (urgency === 'now') known.urgency = 'now';
        next();
        // One key stands for one piece of work, so that its result has one type.
        return known.done as Promise<T>;
      }
      let start = () => {};
      const done = new Promise<void>((resolve) => (start = resolve)).then(work);
      waiting.set(key, { urgency, start, done });
      next();
      return done;
    },
    async settled() {
      while (waiting.size + running.size > 0) {
        await Promise.allSettled([...waiting.values(), ...running.values()].map(({ done }) => done));
      }
    },
  };
}
