import { LOCALES, type LocaleCode } from './locales';

/** 'A, B and C' / 'A, B et C'. */
export const joinNames = (names: readonly string[], locale: LocaleCode): string =>
  new Intl.ListFormat(LOCALES[locale].tag === 'en-US' ? 'en-GB' : LOCALES[locale].tag, {
    type: 'conjunction',
  }).format(names);
