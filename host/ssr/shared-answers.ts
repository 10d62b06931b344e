export interface SharedAnswers<Answer> {
  /** Joins the task that runs for the key, or starts one. */
  join: (key: string, task: () => Promise<Answer>) => Promise<Answer>;
  /** From now on nobody joins a task that runs already. */
  forget: () => void;
}

/** Lets all who ask for the same thing at the same time share one answer. */
export function createSharedAnswers<Answer>(): SharedAnswers<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return {
    join(key, task) {
      const joined = running.get(key);
      if (joined) return joined;
      const started = task().finally(() => {
        if (running.get(key) === started) running.delete(key);
      });
      running.set(key, started);
      return started;
    },
    forget: () => running.clear(),
  };
}
