/** No TypeBox: browsers load this file. */
export const LOCALE_CODES = ['en', 'fr'] as const;

export type LocaleCode = (typeof LOCALE_CODES)[number];

export const DEFAULT_LOCALE_CODE = 'en' satisfies LocaleCode;
