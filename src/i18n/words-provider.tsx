import { I18nextContext, I18nextProvider, useTranslation } from 'gatsby-plugin-react-i18next';
import type { i18n } from 'i18next';
import { useContext, useMemo, type ReactNode } from 'react';
import type { LocaleCode } from './locales';
import { instanceFor, type PageWords } from './translator';

/** The words to show a page with: those that gatsby-plugin-react-i18next gives around, `more`, and what has come with code. */
export function usePageWords(locale: LocaleCode, more?: PageWords): i18n {
  const { i18n: given } = useTranslation();
  return useMemo(() => instanceFor(given, locale, more), [given, locale, more]);
}

/** Takes the place of the plugin's provider, with an instance that stays when the plugin makes another. */
export function WordsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const { language } = i18n;
  const { path, originalPath, routed, languages, defaultLanguage, generateDefaultLanguagePage } =
    useContext(I18nextContext);
  const context = useMemo(
    () => ({
      language,
      path,
      originalPath,
      routed,
      languages,
      defaultLanguage,
      generateDefaultLanguagePage,
    }),
    [language, path, originalPath, routed, languages, defaultLanguage, generateDefaultLanguagePage],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  );
}
