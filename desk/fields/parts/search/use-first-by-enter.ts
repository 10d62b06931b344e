import { useEffect, useRef, useState } from 'react';

/**
 * Takes by Enter the first of what is found by some words, also before that is there.
 * @param isLooking while what is shown is not yet of these words
 * @returns to be called at Enter
 */
export function useFirstByEnter(typed: string, isLooking: boolean, takeFirst: () => void): () => void {
  const [entered, setEntered] = useState<string>();
  const first = useRef(takeFirst);
  useEffect(() => {
    first.current = takeFirst;
  });
  useEffect(() => {
    if (entered === undefined || isLooking) return;
    setEntered(undefined);
    if (entered === typed) first.current();
  }, [entered, typed, isLooking]);
  return () => setEntered(typed);
}
