import type { LocaleCode } from '../locales';
import { perLocale } from '../per-locale';
import { printTagOf } from '../print-tag';

const listFormat = perLocale((locale) => new Intl.ListFormat(printTagOf(locale), { type: 'conjunction' }));

export const joinNames = (names: readonly string[], locale: LocaleCode): string =>
  listFormat(locale).format(names);
