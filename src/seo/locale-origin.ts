import { LOCALES, type LocaleCode } from '../i18n/locales';

/** The language's own domain if it has one, else the site's. */
export function localeOrigin(locale: LocaleCode, origin: string): string {
  const { domain } = LOCALES[locale];
  return domain ? `https://${domain}` : origin;
}
