import type { LocaleCode } from '../../../src/contract/locale-codes';

const HOURS = { timeZone: 'Europe/Paris' } as const;
const DAY = { ...HOURS, day: 'numeric', month: 'short' } as const;
const WHOLE = { ...DAY, year: 'numeric' } as const;

const tagOf = (locale: LocaleCode): string => (locale === 'en' ? 'en-GB' : locale);

function clock(then: Date, locale: LocaleCode): string {
  const text = then.toLocaleTimeString(tagOf(locale), { ...HOURS, hour: '2-digit', minute: '2-digit' });
  return locale === 'fr' ? text.replace(':', '\u00a0h\u00a0') : text;
}

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
