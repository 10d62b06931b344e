import type { LocaleCode } from '../../../src/contract/locale-codes';

/** Times are the gallery's, wherever the reader is. */
export const HOURS = { timeZone: 'Europe/Paris' } as const;

/** The time of day: `7:30`, `15:52`, `9:00`; in French `7 h 30`, `15 h 52`, `9 h`. */
export function clock(moment: Date, locale: LocaleCode): string {
  const options = { ...HOURS, hour: '2-digit', minute: '2-digit' } as const;
  const [hours, minutes = ''] = new Intl.DateTimeFormat('en-GB', options).format(moment).split(':');
  const hour = Number(hours);
  if (locale !== 'fr') return `${hour}:${minutes}`;
  return minutes === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
}

const DAY = { ...HOURS, day: 'numeric', month: 'short' } as const;
const WHOLE = { ...DAY, year: 'numeric' } as const;

const tagOf = (locale: LocaleCode): string => (locale === 'en' ? 'en-GB' : locale);

/** A day as lists say it: `18 Nov. 2026`. */
export const shortDay = (iso: string, locale: LocaleCode): string =>
  new Date(iso).toLocaleDateString(tagOf(locale), WHOLE);

/** `15:52`, `15 h 52` of today, else `17 Nov`, else with the year. */
export function shortTime(iso: string, locale: LocaleCode): string {
  const [then, now] = [new Date(iso), new Date()];
  const day = (date: Date) => date.toLocaleDateString('en', WHOLE);
  if (day(then) === day(now)) return clock(then, locale);
  return then.toLocaleDateString(tagOf(locale), then.getFullYear() === now.getFullYear() ? DAY : WHOLE);
}
