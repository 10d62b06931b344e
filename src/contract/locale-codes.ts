/** The languages of the API (contract, 'Rules for every call'). No TypeBox here: the browser imports this file. */
export const LOCALE_CODES = ['en', 'fr'] as const;

export type LocaleCode = (typeof LOCALE_CODES)[number];

export const DEFAULT_LOCALE_CODE = 'en' satisfies LocaleCode;
