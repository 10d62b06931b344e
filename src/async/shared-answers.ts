/** Remembers what was asked a moment ago, so that whoever asks the same meanwhile gets the same answer. */
export interface SharedAnswers {
  /** The answer to `key`: the one under way or just given, else a new one from `ask`. Failures are not kept. */
  share<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** The next question is asked anew, whatever was answered before. */
  forget(): void;
}

/**
 * @param holdMs milliseconds that an answer is good for, counted from the question
 * @param now milliseconds of a clock that nobody sets
 */
export function createSharedAnswers(
  holdMs: number,
  now: () => number = () => performance.now(),
): SharedAnswers {
  const held = new Map<string, { answer: Promise<unknown>; until: number }>();
  return {
    share: async <Answer>(key: string, ask: () => Promise<Answer>) => {
      const found = held.get(key);
      if (found && found.until > now()) return found.answer as Promise<Answer>;
      for (const [old, { until }] of held) if (until <= now()) held.delete(old);
      const entry = { answer: ask(), until: now() + holdMs };
      held.set(key, entry);
      entry.answer.catch(() => held.get(key) === entry && held.delete(key));
      return entry.answer;
    },
    forget: () => held.clear(),
  };
}
