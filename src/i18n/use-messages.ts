import { createContext, useContext } from 'react';
import type { Words } from './words';

export const WordsContext = createContext<Words | undefined>(undefined);

/** Throws outside a WordsContext. */
export function useMessages(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useMessages needs a WordsContext around it');
  return words;
}
