import { LOCALES, type LocaleCode } from '../locales';
import { perLocale } from '../per-locale';

export const decimal = perLocale(
  (locale) => new Intl.NumberFormat(LOCALES[locale].tag, { maximumFractionDigits: 1 }),
);

/** '84 kB' / '84 ko', '1.2 MB' / '1,2 Mo'; decimal units. */
export function formatBytes(bytes: number, locale: LocaleCode): string {
  const [kilo, mega] = LOCALES[locale].byteUnits;
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  const [value, unit] = kilobytes < 1000 ? [kilobytes, kilo] : [bytes / 1e6, mega];
  return `${decimal(locale).format(value)}\u00a0${unit}`;
}
