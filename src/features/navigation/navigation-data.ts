import type { LocaleCode } from '../../i18n/locales';

/** Each list in the order of its page. */
export interface NavigationData {
  /** The types of works. */
  works: { title: string; path: string; count: number }[];
  creators: { name: string; path: string; life?: string }[];
  events: { title: string; path: string; dates: string; state: 'current' | 'coming' | 'past' }[];
}

export const navigationDataPath = (locale: LocaleCode): string => `/data/${locale}/navigation.json`;
