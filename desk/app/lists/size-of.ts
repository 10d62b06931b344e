import type { LocaleCode } from '../../../src/contract/locale-codes';

const KILOBYTE = 1_000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Of a file: `1.2 MB`, `84 kB`; in French `1,2 Mo`. */
export function sizeOf(bytes: number, locale: LocaleCode): string {
  const [unit, count, digits] =
    bytes < MEGABYTE
      ? (['kilobyte', bytes / KILOBYTE, 0] as const)
      : (['megabyte', bytes / MEGABYTE, 1] as const);
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ style: 'unit', unit, maximumFractionDigits: digits },
  });
  // The narrow space of French is hardly seen between a number and its unit.
  return format.format(Math.max(count, unit === 'kilobyte' ? 1 : 0)).replace(/\s/, '\u00a0');
}
