import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';

/** Texts of an item in the desk's language, else in one that it has. */
export function textIn(
  texts: Partial<Record<LocaleCode, string>>,
  locale: LocaleCode,
): { text: string; lang?: LocaleCode } {
  const mine = texts[locale];
  if (mine) return { text: mine };
  const other = LOCALE_CODES.find((one) => texts[one]);
  return other ? { text: texts[other] ?? '', lang: other } : { text: '' };
}
