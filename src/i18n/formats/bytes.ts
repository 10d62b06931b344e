import { LOCALES, type LocaleCode } from '../locales';
import { perLocale } from '../per-locale';

const decimal = perLocale(
  (locale) => new Intl.NumberFormat(LOCALES[locale].tag, { maximumFractionDigits: 1 }),
);
const whole = perLocale((locale) => new Intl.NumberFormat(LOCALES[locale].tag, { maximumFractionDigits: 0 }));

/** '84 kB' / '84 ko', '1.2 MB' / '1,2 Mo'; decimal units. */
export function formatBytes(bytes: number, locale: LocaleCode): string {
  const [kilo, mega] = LOCALES[locale].byteUnits;
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  const [value, unit] = kilobytes < 1000 ? [kilobytes, kilo] : [bytes / 1e6, mega];
  return `${decimal(locale).format(value)}\u00a0${unit}`;
}

/** Both numbers in the unit of the whole: '12.4' and '38 MB' / '12,4' and '38 Mo'. */
export function formatProgress(
  bytes: number,
  total: number,
  locale: LocaleCode,
): { loaded: string; total: string } {
  const [divisor, format] = total < 999_500 ? [1e3, whole] : [1e6, decimal];
  return { loaded: format(locale).format(bytes / divisor), total: formatBytes(total, locale) };
}
