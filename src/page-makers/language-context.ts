import { DEFAULT_LOCALE_CODE, type LocaleCode } from '../i18n/locales';
import type { PageContext } from './page-context';

/** What gatsby-plugin-react-i18next wants to find on a page that it is to leave alone. */
export const languageContext = (
  locale: LocaleCode,
  pagePath: string,
): Pick<PageContext, 'language' | 'i18n'> => ({
  language: locale,
  i18n: {
    language: locale,
    // Of several it would look for words of its own.
    languages: [locale],
    defaultLanguage: DEFAULT_LOCALE_CODE,
    generateDefaultLanguagePage: false,
    routed: locale !== DEFAULT_LOCALE_CODE,
    originalPath: pagePath,
    path: pagePath,
  },
});
