export interface JobQueue {
  /** Joins a waiting or running job of the same key; an urgent call pulls a waiting idle job forward. */
  run<T>(key: string, work: () => Promise<T>, urgency?: Urgency): Promise<T>;
  settled(): Promise<void>;
}
export type Urgency = 'now' | 'idle';

interface Job {
  urgency: Urgency;
  start(): void;
  done: Promise<unknown>;
}

/** @param concurrency of urgent jobs; idle jobs run one by one when nothing urgent is left */
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
