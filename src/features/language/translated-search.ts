import { useEffect } from 'react';
import type { LocaleCode } from '../../i18n/locales';

type Searches = Partial<Record<LocaleCode, string>>;

let searches: Searches = {};

/**
 * Tells the language switch what a page's query becomes in each language, as long as the page is there: works have
 * other slugs there. Nothing is rendered from it; the switch asks when it is used.
 * @param given queries with their '?'; a language without one gets the query as it is
 */
export function useTranslatedSearch(given: Searches): void {
  useEffect(() => {
    searches = given;
    return () => {
      searches = {};
    };
  }, [given]);
}

/** The query of the page in a language. */
export const searchIn = (locale: LocaleCode): string => searches[locale] ?? window.location.search;
