import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../contract/locale-codes';
import { LANGUAGE as en } from './en/language';
import { LANGUAGE as fr } from './fr/language';
import type { Language } from './language';

export interface Locale extends Language {
  code: LocaleCode;
}

export const LOCALES: Record<LocaleCode, Locale> = {
  en: { code: 'en', ...en },
  fr: { code: 'fr', ...fr },
};

export { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode };

export const isLocaleCode = (value: unknown): value is LocaleCode =>
  (LOCALE_CODES as readonly unknown[]).includes(value);

/** By the path's prefix. `path` starts with a slash. */
export function localeOfPath(path: string): LocaleCode {
  const first = path.split(/[/?#]/, 2)[1];
  return (
    LOCALE_CODES.find((code) => LOCALES[code].prefix !== '' && LOCALES[code].prefix === first) ??
    DEFAULT_LOCALE_CODE
  );
}
