import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../contract/locale-codes';
import { LANGUAGE as en } from './en/language';
import { LANGUAGE as fr } from './fr/language';
import type { Language } from './language';

/** A language of the site. */
export interface Locale extends Language {
  code: LocaleCode;
}

/** Every language of the contract, from its own folder. */
export const LOCALES: Record<LocaleCode, Locale> = {
  en: { code: 'en', ...en },
  fr: { code: 'fr', ...fr },
};

export { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode };

export const isLocaleCode = (value: unknown): value is LocaleCode =>
  (LOCALE_CODES as readonly unknown[]).includes(value);

/** The language of an address: that of its prefix, else the default one. `path` starts with a slash. */
export function localeOfPath(path: string): LocaleCode {
  const first = path.split(/[/?#]/, 2)[1];
  return (
    LOCALE_CODES.find((code) => LOCALES[code].prefix !== '' && LOCALES[code].prefix === first) ??
    DEFAULT_LOCALE_CODE
  );
}
