import type { LocaleCode } from './locales';
import { PRINT_TAGS } from './print-tags';

/** 'A, B and C' / 'A, B et C'. */
export const joinNames = (names: readonly string[], locale: LocaleCode): string =>
  new Intl.ListFormat(PRINT_TAGS[locale], { type: 'conjunction' }).format(names);
