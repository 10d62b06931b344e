import { useEffect } from 'react';
import type { LocaleCode } from '../../i18n/locales';

type Searches = Partial<Record<LocaleCode, string>>;

let searches: Searches = {};

/** The page's query for each language, with its '?': slugs differ. Without one the query stays as it is. */
export function useTranslatedSearch(given: Searches): void {
  useEffect(() => {
    searches = given;
    return () => {
      searches = {};
    };
  }, [given]);
}

export const searchIn = (locale: LocaleCode): string => searches[locale] ?? window.location.search;
