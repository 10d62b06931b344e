import { LOCALES, type LocaleCode } from './locales';

export const printTagOf = (locale: LocaleCode): string => LOCALES[locale].printTag ?? LOCALES[locale].tag;
