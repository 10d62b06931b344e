import type { LocaleCode } from './locales';
import { printTagOf } from './print-tag';

/** 'A, B and C' / 'A, B et C'. */
export const joinNames = (names: readonly string[], locale: LocaleCode): string =>
  new Intl.ListFormat(printTagOf(locale), { type: 'conjunction' }).format(names);
