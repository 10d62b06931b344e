import { useCallback, useState } from 'react';

/** Something that is about to be done, and what it is asked about. */
export type Question<About> = About & { onAnswer: (isWanted: boolean) => void };

/** A question that what is being done waits for. */
export function useQuestion<About extends object>() {
  const [question, setQuestion] = useState<Question<About>>();
  const ask = useCallback(
    (about: About) =>
      new Promise<boolean>((resolve) => {
        const onAnswer = (isWanted: boolean): void => {
          setQuestion(undefined);
          resolve(isWanted);
        };
        setQuestion({ ...about, onAnswer });
      }),
    [],
  );
  return [question, ask] as const;
}
