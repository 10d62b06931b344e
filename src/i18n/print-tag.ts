import { LOCALES, type LocaleCode } from './locales';

/** The tag by which a language writes dates and lists. */
export const printTagOf = (locale: LocaleCode): string => LOCALES[locale].printTag ?? LOCALES[locale].tag;
