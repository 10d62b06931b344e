import { LOCALES, type LocaleCode } from '../locales';
import { perLocale } from '../per-locale';

const numberFormat = perLocale((locale) => new Intl.NumberFormat(LOCALES[locale].tag));

export const formatNumber = (value: number, locale: LocaleCode): string => numberFormat(locale).format(value);
