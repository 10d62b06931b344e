import { useCallback, useState } from 'react';
import type { ListedItem } from '../../../contract/items/list';
import type { Referring } from '../../../contract/items/publishing';

/** Whether items are to be taken off the site, which others show as well. */
export interface Question {
  items: readonly ListedItem[];
  others: readonly Referring[];
  onAnswer: (isWanted: boolean) => void;
}

/** A question that what is being done waits for. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback(
    (about: Omit<Question, 'onAnswer'>) =>
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
