import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import { fold } from '../../../../src/contract/text/fold';
import { isDay } from '../../../../src/contract/time/day';

const MONTHS = 12;
/** Each month by its name and short name in every language, folded, without a point. */
const MONTH_NAMES = new Map(
  [...LOCALE_CODES].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: MONTHS }, (_, at): [string, number] => {
        const name = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at));
        return [fold(name).replace('.', ''), at + 1];
      }),
    ),
  ),
);

/** Folded. The day comes first in numbers, as in Europe. */
const SHAPES = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:t.*)?$/,
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}|[0-4]\d)$/,
  /^(?<day>\d{1,2})(?:er|st|nd|rd|th)?[ -](?<name>[a-z]+)\.?,?[ -](?<year>\d{4})$/,
  /^(?<name>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
];

/** '1 mars 2026', 'March 1, 2026', '01.03.26', '2026-03-01'. @returns ISO; undefined for what is no day of the calendar */
export function dayIn(text: string): string | undefined {
  const plain = fold(text).replace(/\s+/g, ' ').trim();
  const found = SHAPES.map((shape) => shape.exec(plain)?.groups).find((groups) => groups !== undefined);
  const { year, month, name, day } = found ?? {};
  const number = month ?? MONTH_NAMES.get(name ?? '')?.toString();
  if (!year || !number || !day) return undefined;
  // Of two digits: a list is of this century.
  const iso = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}
