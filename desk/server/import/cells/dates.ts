import { inLanguage, type InLanguages } from '../../../../src/contract/in-language';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { isDay } from '../../../../src/contract/time/day';

const ABOUT = /^(?:circa|about|around|vers|env(?:iron)?\.?|ca?\.?)\s*(?=\d)/i;
const ABOUT_IN: InLanguages<string> = { en: 'circa', fr: 'vers' };

/** Of a column for both languages: 'c. 1955' is 'circa 1955' in English and 'vers 1955' in French. */
export const dateFor = (locale: LocaleCode, text: string): string =>
  text.replace(ABOUT, `${inLanguage(ABOUT_IN, locale)} `);

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/;
/** The day first, as in Europe. */
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** ISO; undefined for what is no day of the calendar. */
export function dayIn(text: string): string | undefined {
  const iso = ISO.exec(text);
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [undefined, iso?.[3], iso?.[2], iso?.[1]];
  if (!year || !month || !day) return undefined;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}
