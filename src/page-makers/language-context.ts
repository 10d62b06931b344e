import { DEFAULT_LOCALE_CODE, LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales';
import type { PageContext } from './page-context';

/** What gatsby-plugin-react-i18next would give a page, so that it need not make each a second time. */
export const languageContext = (
  locale: LocaleCode,
  pagePath: string,
): Pick<PageContext, 'language' | 'i18n'> => {
  const { prefix } = LOCALES[locale];
  const isPrefixed = prefix !== '';
  return {
    language: locale,
    i18n: {
      language: locale,
      languages: LOCALE_CODES,
      defaultLanguage: DEFAULT_LOCALE_CODE,
      generateDefaultLanguagePage: false,
      routed: isPrefixed,
      originalPath: isPrefixed ? pagePath.slice(prefix.length + 1) || '/' : pagePath,
      path: pagePath,
    },
  };
};
