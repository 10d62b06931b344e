import type { LocaleCode } from './locales';

/** Caches one value for each language: `Intl` formats are slow to make. */
export function perLocale<Made>(make: (locale: LocaleCode) => Made): (locale: LocaleCode) => Made {
  const made = new Map<LocaleCode, Made>();
  return (locale) => {
    const before = made.get(locale);
    if (before !== undefined) return before;
    const now = make(locale);
    made.set(locale, now);
    return now;
  };
}
