import type { ReactNode } from 'react';
import { WordsContext } from '../../src/i18n/use-messages';
import type { PageWords } from './i18next';

/** Stands in for react-i18next's provider: the plugin's words of a page become those of our components. */
export function I18nextProvider({ i18n, children }: { i18n: PageWords; children: ReactNode }) {
  return <WordsContext.Provider value={i18n.words}>{children}</WordsContext.Provider>;
}
