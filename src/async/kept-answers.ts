import { LRUCache } from 'lru-cache';

/** Remembers answers, so that all who ask the same get the same one, until it is forgotten. */
export interface KeptAnswers<Answer> {
  /** The answer that is kept, the one that is under way, or a new one from `ask`. Failures are not kept. */
  share: (key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** What is kept or under way for these keys, for all unless told, is given to nobody who asks from now on. */
  forget: (keys?: readonly string[]) => void;
  /** Nobody joins what is under way now; what is kept stays. */
  leave: () => void;
}

interface KeptOptions<Answer> {
  /** ms that an answer is good for at most; with 0, none is kept. */
  holdMs: number;
  /** The sum of the sizes of all that is kept: what was not asked for longest goes first. */
  maxSize: number;
  /** More than 0. */
  sizeOf: (answer: Answer) => number;
  /** Whether an answer may be given to those who ask after it; any may unless told. */
  isKept?: (answer: Answer) => boolean;
  /** Whether an answer that was kept is still right; it is unless told. */
  isRight?: (answer: Answer) => boolean;
}

interface Run<Answer> {
  answer: Promise<Answer>;
  isForgotten: boolean;
}

export function createKeptAnswers<Answer extends object>({
  holdMs,
  maxSize,
  sizeOf,
  isKept = () => true,
  isRight = () => true,
}: KeptOptions<Answer>): KeptAnswers<Answer> {
  const kept = new LRUCache<string, Answer>({
    maxSize,
    sizeCalculation: sizeOf,
    ...(Number.isFinite(holdMs) && { ttl: Math.max(1, holdMs) }),
  });
  const runs = new Map<string, Run<Answer>>();

  function start(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const run: Run<Answer> = { answer: ask(), isForgotten: false };
    runs.set(key, run);
    run.answer.then(
      (answer) => {
        const last = runs.get(key);
        if (last === run) runs.delete(key);
        // Who was asked later answers better.
        if ((!last || last === run) && !run.isForgotten && holdMs > 0 && isKept(answer))
          kept.set(key, answer);
      },
      () => runs.get(key) === run && runs.delete(key),
    );
    return run.answer;
  }

  return {
    share: async (key, ask) => {
      const found = kept.get(key);
      if (found && isRight(found)) return found;
      return runs.get(key)?.answer ?? start(key, ask);
    },
    forget(keys) {
      for (const key of keys ?? [...kept.keys()]) kept.delete(key);
      for (const key of keys ?? [...runs.keys()]) {
        const run = runs.get(key);
        if (run) run.isForgotten = true;
        runs.delete(key);
      }
    },
    leave: () => runs.clear(),
  };
}
