import { useI18next } from 'gatsby-plugin-react-i18next';
import type { LocaleCode } from './locales';

/** The language of the words around: a preview's is its item's. */
export const useLocale = (): LocaleCode => useI18next().language as LocaleCode;
