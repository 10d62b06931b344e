import { LOCALES, type LocaleCode } from '../locales';
import { perLocale } from '../per-locale';
import { decimal, formatBytes } from './bytes';

const whole = perLocale((locale) => new Intl.NumberFormat(LOCALES[locale].tag, { maximumFractionDigits: 0 }));

/** Both numbers in the unit of the whole: '12.4' and '38 MB' / '12,4' and '38 Mo'. */
export function formatProgress(
  bytes: number,
  total: number,
  locale: LocaleCode,
): { loaded: string; total: string } {
  const [divisor, format] = total < 999_500 ? [1e3, whole] : [1e6, decimal];
  return { loaded: format(locale).format(bytes / divisor), total: formatBytes(total, locale) };
}
