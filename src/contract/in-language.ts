import { DEFAULT_LOCALE_CODE, type LocaleCode } from './locale-codes';

/** Missing languages are answered in the default one. */
export type InLanguages<Words> = Partial<Record<LocaleCode, Words>> &
  Record<typeof DEFAULT_LOCALE_CODE, Words>;

export const inLanguage = <Words>(words: InLanguages<Words>, language: LocaleCode): Words =>
  words[language] ?? words[DEFAULT_LOCALE_CODE];
