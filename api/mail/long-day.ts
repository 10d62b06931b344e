import type { LocaleCode } from '../../src/contract/locale-codes';

/** `10 December 2026`, as the site prints days; the first of a month is `1er` in French. @param timeZone of the place that is meant */
export function longDay(moment: Date, language: LocaleCode, timeZone: string): string {
  const tag = language === 'en' ? 'en-GB' : language;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(moment);
  return language === 'fr' ? day.replace(/^1 /, '1er ') : day;
}
