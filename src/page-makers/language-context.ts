import { DEFAULT_LOCALE_CODE, type LocaleCode } from '../i18n/locales';
import type { PageContext } from './page-context';

/** Makes gatsby-plugin-react-i18next leave a page alone. */
export const languageContext = (
  locale: LocaleCode,
  pagePath: string,
): Pick<PageContext, 'language' | 'i18n'> => ({
  language: locale,
  i18n: {
    language: locale,
    // With several, the plugin would look for its own messages.
    languages: [locale],
    defaultLanguage: DEFAULT_LOCALE_CODE,
    generateDefaultLanguagePage: false,
    routed: locale !== DEFAULT_LOCALE_CODE,
    originalPath: pagePath,
    path: pagePath,
  },
});
