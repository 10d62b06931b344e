import type { LocaleCode } from './locales';
import { PRINT_TAGS } from './print-tags';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };

const atNoon = (isoDate: string) => new Date(`${isoDate.slice(0, 10)}T12:00:00Z`);

/** '12 November 2026' / '12 novembre 2026', French firsts as '1er'. */
export function formatDate(isoDate: string, locale: LocaleCode): string {
  const text = new Intl.DateTimeFormat(PRINT_TAGS[locale], DAY).format(atNoon(isoDate));
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/**
 * A span of days as the gallery prints it, without repeating the month or year that both ends share:
 * '3 to 8 March 2027' / 'du 3 au 8 mars 2027'. One day alone is a plain date.
 */
export function formatDateRange(start: string, end: string, locale: LocaleCode): string {
  if (start === end) return formatDate(start, locale);
  const [from, to] = [formatDate(start, locale), formatDate(end, locale)];
  const shortened = withoutSharedEnding(from, to);
  return locale === 'fr' ? `du ${shortened} au ${to}` : `${shortened} to ${to}`;
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
