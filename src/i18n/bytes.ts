import { LOCALES, type LocaleCode } from './locales';

/** A file's size as printed: '84 kB' / '84 ko', '1.2 MB' / '1,2 Mo'; decimal units. */
export function formatBytes(bytes: number, locale: LocaleCode): string {
  const [kilo, mega] = LOCALES[locale].byteUnits;
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  const [value, unit] = kilobytes < 1000 ? [kilobytes, kilo] : [bytes / 1e6, mega];
  return `${new Intl.NumberFormat(LOCALES[locale].tag, { maximumFractionDigits: 1 }).format(value)}\u00a0${unit}`;
}

/** How far a download has come, in the unit of its whole: '12.4' and '38 MB' / '12,4' and '38 Mo'. */
export function formatProgress(
  bytes: number,
  total: number,
  locale: LocaleCode,
): { loaded: string; total: string } {
  const [divisor, maximumFractionDigits] = total < 999_500 ? [1e3, 0] : [1e6, 1];
  const number = new Intl.NumberFormat(LOCALES[locale].tag, { maximumFractionDigits });
  return { loaded: number.format(bytes / divisor), total: formatBytes(total, locale) };
}
