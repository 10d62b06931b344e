import type { LocaleCode } from './locales';
import { messagesOf } from './messages';
import { perLocale } from './per-locale';
import { makeWords, type Translate, type Words } from './words';

export const wordsOf: (locale: LocaleCode) => Words = perLocale((locale) =>
  makeWords(locale, messagesOf(locale)),
);

export const translator = (locale: LocaleCode): Translate => wordsOf(locale).t;
