import { ALL_TYPES_SLUGS } from '../contract/forms/bounds';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { ROUTES, type RouteName } from './route-table';
import { fillPattern, routePath } from './route-path';

/** Null where the page does not exist in that language. */
export type Alternates = Record<LocaleCode, string | null>;

export const sameSlugs = (slug: string): Record<LocaleCode, string> =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, slug])) as Record<LocaleCode, string>;

export function alternatesOf(name: RouteName, slugs?: Record<LocaleCode, string | null>): Alternates {
  const pathIn = (locale: LocaleCode): string | null => {
    if (!ROUTES[name].patterns[locale].includes(':')) return ROUTES[name].patterns[locale];
    const slug = slugs?.[locale];
    return slug ? fillPattern(ROUTES[name].patterns[locale], { slug, id: slug }) : null;
  };
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, pathIn(locale)])) as Alternates;
}

/** Target of the language switch when there is no translation. */
export function listPathOf(name: RouteName, locale: LocaleCode): string {
  if (name.startsWith('works')) return allWorksPath(locale);
  const list = name.replace(/-.*$/, '');
  return list in ROUTES ? ROUTES[list as RouteName].patterns[locale] : ROUTES.index.patterns[locale];
}

export const allWorksPath = (locale: LocaleCode): string =>
  routePath('works-type-slug', locale, { slug: ALL_TYPES_SLUGS[locale] });
