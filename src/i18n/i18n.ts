import type { LocaleCode } from './locales';
import { messagesOf } from './messages';
import { perLocale } from './per-locale';
import { makeWords, type Translate, type Words } from './words';

/** The words of a language, made once. */
export const wordsOf: (locale: LocaleCode) => Words = perLocale((locale) =>
  makeWords(locale, messagesOf(locale)),
);

/** The translator of a language, for what stands outside a page. */
export const translator = (locale: LocaleCode): Translate => wordsOf(locale).t;
