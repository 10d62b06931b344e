import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { shortDay } from '../lists/short-time';

type Texts = Partial<Record<LocaleCode, string>>;

/** Texts of an item in the desk's language, else in one that it has. */
export function textIn(texts: Texts, locale: LocaleCode): { text: string; lang?: LocaleCode } {
  const mine = texts[locale];
  if (mine) return { text: mine };
  const other = LOCALE_CODES.find((one) => texts[one]);
  return other ? { text: texts[other] ?? '', lang: other } : { text: '' };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As printed; a day as lists say days. */
export function dateIn(texts: Texts, locale: LocaleCode): { text: string; lang?: LocaleCode } {
  const found = textIn(texts, locale);
  return DAY.test(found.text) ? { text: shortDay(found.text, locale) } : found;
}
