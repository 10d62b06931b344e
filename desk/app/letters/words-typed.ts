import { useEffect, useRef } from 'react';

type Take = (word: string) => void;
const takers: { current: Take }[] = [];

/** To whoever looks for words on the screen: nothing that is typed is lost. */
export const giveWord = (word: string): void => takers.at(-1)?.current(word);

/** Takes what is typed in one go while no field is chosen. */
export function useWordsTyped(take: Take): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    takers.push(latest);
    return () => void takers.splice(takers.indexOf(latest), 1);
  }, []);
}
