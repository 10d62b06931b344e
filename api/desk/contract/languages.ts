import type { LocaleCode } from '../../../src/contract/locale-codes';

/** Those that the desk itself speaks; what is written in it may be in more (`LOCALE_CODES`). */
export const DESK_LANGUAGES = ['en', 'fr'] as const satisfies readonly LocaleCode[];
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** Kept, since making one takes longer than all else of a field's label, which is written anew with every letter. */
const names = new Map<LocaleCode, Intl.DisplayNames>();

/** 'French'; in itself, unless told otherwise: 'français'. */
export function languageName(code: LocaleCode, spoken: LocaleCode = code): string {
  const known = names.get(spoken) ?? new Intl.DisplayNames(spoken, { type: 'language' });
  names.set(spoken, known);
  return known.of(code) ?? code;
}

/** For who is addressed in a language of the site that the desk may not speak. */
export const deskLanguage = (code: LocaleCode): DeskLanguage =>
  DESK_LANGUAGES.find((one) => one === code) ?? 'en';
