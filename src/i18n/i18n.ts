import type { LocaleCode } from './locales';
import { messagesOf } from './messages';
import { makeWords, type Translate, type Words } from './words';

const known = new Map<LocaleCode, Words>();

/** The words of a language, made once. */
export function wordsOf(locale: LocaleCode): Words {
  const words = known.get(locale) ?? makeWords(locale, messagesOf(locale));
  known.set(locale, words);
  return words;
}

/** The translator of a language, for what stands outside a page. */
export const translator = (locale: LocaleCode): Translate => wordsOf(locale).t;
