import { createContext, useContext } from 'react';
import type { Words } from './words';

/** The words that everything inside speaks. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** The words and the language of the page around a component; throws outside a WordsContext. */
export function useMessages(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useMessages needs a WordsContext around it');
  return words;
}
