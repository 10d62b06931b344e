import type { ReactNode } from 'react';
import { wordsOf } from '../../i18n/i18n';
import { localeOfPath } from '../../i18n/locales';
import { WordsContext } from '../../i18n/use-messages';

/** Gives an error page the language of its address: one file serves all languages. */
export function ErrorPage({ path, children }: { path: string; children: ReactNode }) {
  return <WordsContext.Provider value={wordsOf(localeOfPath(path))}>{children}</WordsContext.Provider>;
}
