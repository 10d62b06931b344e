import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';

interface PlacedText {
  /** `credits.0.role.fr` */
  path: string;
  locale: LocaleCode;
  text: string;
}

const isLocale = (name: string): name is LocaleCode => (LOCALE_CODES as readonly string[]).includes(name);

/** All that are in a language. */
export function textsIn(value: unknown, path = '', locale?: LocaleCode): PlacedText[] {
  if (typeof value === 'string') return locale && value ? [{ path, locale, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = path === '' ? name : `${path}.${name}`;
    if (place === 'slug' || place === 'former_slugs') return [];
    return textsIn(part, place, isLocale(name) ? name : locale);
  });
}
