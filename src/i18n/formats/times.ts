import * as en from '../en/times';
import * as fr from '../fr/times';
import type { LocaleCode } from '../locales';

const PRINT: Record<LocaleCode, typeof en> = { en, fr };

/** From 'HH:MM': '7 pm' / '19 h'. */
export function formatTime(time: string, locale: LocaleCode): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return PRINT[locale].printTime(hours, minutes);
}

/** '7 to 8.30 pm' / 'de 19 h à 20 h 30' */
export const formatTimes = (from: string, to: string, locale: LocaleCode): string =>
  PRINT[locale].printTimes(formatTime(from, locale), formatTime(to, locale));

/** 'opening at 6 pm' / 'ouverture à 18 h' */
export const formatOpening = (time: string, locale: LocaleCode): string =>
  PRINT[locale].printOpening(formatTime(time, locale));
