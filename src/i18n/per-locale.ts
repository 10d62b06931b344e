import type { LocaleCode } from './locales';

/** Makes something of each language once, when it is first asked for: formats of `Intl` take long to make. */
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
