import { LRUCache } from 'lru-cache';

export interface KeptAnswers<Answer> {
  /** A cached answer, a pending one, or a new one from `ask`. Failures are not cached. */
  share: (key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** Also pending answers; without `isOld`, all. */
  forget: (isOld?: (key: string) => boolean) => void;
  /** Later callers do not join pending answers; cached ones stay. */
  leave: () => void;
}

interface KeptOptions<Answer> {
  /** ms; 0 caches nothing. */
  holdMs: number;
  /** Sum of `sizeOf`; the least recently used answers go first. */
  maxSize: number;
  sizeOf: (answer: Answer) => number;
  isKept?: (answer: Answer) => boolean;
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
        // An older call that ends later must not replace a newer answer.
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
    forget(isOld = () => true) {
      for (const key of [...kept.keys()].filter(isOld)) kept.delete(key);
      for (const [key, run] of [...runs].filter(([asked]) => isOld(asked))) {
        run.isForgotten = true;
        runs.delete(key);
      }
    },
    leave: () => runs.clear(),
  };
}
