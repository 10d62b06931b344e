import { createBriefStore, type BriefStoreOptions } from './ttl-cache';

interface SharedAnswersOptions<Answer> extends BriefStoreOptions<Answer> {
  /** Whether an answer may be given to those who ask after it. */
  isKept: (answer: Answer) => boolean;
}

export interface SharedAnswers<Answer> {
  /** Takes the answer of a moment ago, joins the task that runs for the key, or starts one. */
  join: (key: string, task: () => Promise<Answer>) => Promise<Answer>;
  /** From now on nobody gets what was answered, or joins a task that runs already. */
  forget: () => void;
}

/** Lets all who ask for the same thing at the same time, and for a moment after, share one answer. */
export function createSharedAnswers<Answer>({
  isKept,
  ...options
}: SharedAnswersOptions<Answer>): SharedAnswers<Answer> {
  const running = new Map<string, Promise<Answer>>();
  const kept = createBriefStore(options);

  async function run(key: string, task: () => Promise<Answer>): Promise<Answer> {
    const started = task();
    running.set(key, started);
    const isForgotten = () => running.get(key) !== started;
    try {
      const answer = await started;
      if (!isForgotten() && isKept(answer)) kept.put(key, answer);
      return answer;
    } finally {
      if (!isForgotten()) running.delete(key);
    }
  }

  return {
    async join(key, task) {
      return kept.get(key) ?? running.get(key) ?? run(key, task);
    },
    forget() {
      running.clear();
      kept.clear();
    },
  };
}
