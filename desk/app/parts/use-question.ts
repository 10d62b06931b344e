import { useCallback, useState } from 'react';

/** Something that is about to be done, and what it is asked about. */
export type Question<About, Answer = true> = About & { onAnswer: (answer: Answer | false) => void };

/** A question that what is being done waits for; false where it is not to be done. */
export function useQuestion<About extends object, Answer = true>() {
  const [question, setQuestion] = useState<Question<About, Answer>>();
  const ask = useCallback(
    (about: About) =>
      new Promise<Answer | false>((resolve) => {
        const onAnswer = (answer: Answer | false): void => {
          setQuestion(undefined);
          resolve(answer);
        };
        setQuestion({ ...about, onAnswer });
      }),
    [],
  );
  return [question, ask] as const;
}
