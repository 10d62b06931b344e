import { LOCALES, type LocaleCode } from '../locales';
import { perLocale } from '../per-locale';
import { printTagOf } from '../print-tag';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(printTagOf(locale), DAY));

const atNoon = (isoDate: string) => new Date(`${isoDate.slice(0, 10)}T12:00:00Z`);

/** '12 November 2026' / '12 novembre 2026' */
export function formatDate(isoDate: string, locale: LocaleCode): string {
  const text = dayFormat(locale).format(atNoon(isoDate));
  return LOCALES[locale].printDate?.(text) ?? text;
}

/** '3 to 8 March 2027' / 'du 3 au 8 mars 2027'; two equal days are one plain date. */
export function formatDateRange(start: string, end: string, locale: LocaleCode): string {
  if (start === end) return formatDate(start, locale);
  const [from, to] = [formatDate(start, locale), formatDate(end, locale)];
  return LOCALES[locale].printRange(withoutSharedEnding(from, to), to);
}

function withoutSharedEnding(from: string, to: string): string {
  const words = from.split(' ');
  const toWords = to.split(' ');
  while (words.length > 1 && words.at(-1) === toWords.at(-1)) {
    words.pop();
    toWords.pop();
  }
  return words.join(' ');
}
