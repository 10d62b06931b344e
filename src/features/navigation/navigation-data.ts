import type { LocaleCode } from '../../i18n/locales';

/** What the sub-navigations list in a language, each list in the order of its page. */
export interface NavigationData {
  /** The types of works. */
  works: { title: string; path: string; count: number }[];
  creators: { name: string; path: string; life?: string }[];
  events: { title: string; path: string; dates: string; state: 'current' | 'coming' | 'past' }[];
}

/** Where the build puts it, and the browser asks for it. */
export const navigationDataPath = (locale: LocaleCode): string => `/data/${locale}/navigation.json`;
