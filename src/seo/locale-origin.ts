import { LOCALES, type LocaleCode } from '../i18n/locales';

/** Where a language has its pages: on its own domain if it has one, else on the site's. */
export function localeOrigin(locale: LocaleCode, origin: string): string {
  const { domain } = LOCALES[locale];
  return domain ? `https://${domain}` : origin;
}
