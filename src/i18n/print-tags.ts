import { LOCALES, type LocaleCode } from './locales';

/** The tags by which dates and lists are written: British in English, '12 November 2026', 'A, B and C'. */
export const PRINT_TAGS: Record<LocaleCode, string> = { en: 'en-GB', fr: LOCALES.fr.tag };
