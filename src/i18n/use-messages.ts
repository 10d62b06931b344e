import { useTranslation } from 'react-i18next';
import { isLocaleCode, DEFAULT_LOCALE_CODE, type LocaleCode } from './locales';
import type { Translate } from './i18n';

/** The words and the language of the page around a component. */
export function useMessages(): { t: Translate; locale: LocaleCode } {
  const { t, i18n } = useTranslation();
  return { t: t as Translate, locale: isLocaleCode(i18n.language) ? i18n.language : DEFAULT_LOCALE_CODE };
}
