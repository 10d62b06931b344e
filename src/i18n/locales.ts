import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../contract/locale-codes';

/** A language of the site, with the fields of the product specification, section 3. */
export interface Locale {
  code: LocaleCode;
  /** BCP 47 language tag. */
  tag: string;
  /** The language's own name, as its speakers write it. */
  name: string;
  /** First segment of the language's paths, without slashes; empty for the default language. */
  prefix: string;
  /** Domain that serves this language alone: 'galerie.example'. */
  domain?: string;
  /** Further domains that serve it. */
  domains?: readonly string[];
  /** Domains for which this is the language of a first visit. */
  defaultForDomains: readonly string[];
  direction?: 'ltr' | 'rtl';
  /** Whether it is the language of visitors whose own is not offered. */
  catchall: boolean;
}

export const LOCALES: Record<LocaleCode, Locale> = {
  en: {
    code: 'en',
    tag: 'en-US',
    name: 'English',
    prefix: '',
    defaultForDomains: [],
    direction: 'ltr',
    catchall: true,
  },
  fr: {
    code: 'fr',
    tag: 'fr-FR',
    name: 'français',
    prefix: 'fr',
    defaultForDomains: [],
    direction: 'ltr',
    catchall: false,
  },
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
