import { ALL_TYPES_SLUGS } from '../contract/forms/bounds';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { ROUTES, type RouteName } from './route-table';
import { fillPattern, routePath } from './route-path';

/** A page's path in each language; null where it does not exist in that language. */
export type Alternates = Record<LocaleCode, string | null>;

/** A slug that is the same in every language. */
export const sameSlugs = (slug: string): Record<LocaleCode, string> =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, slug])) as Record<LocaleCode, string>;

/** The paths of a page; `slugs` for routes with a slug, null where the item has no translation. */
export function alternatesOf(name: RouteName, slugs?: Record<LocaleCode, string | null>): Alternates {
  const pathIn = (locale: LocaleCode): string | null => {
    if (!ROUTES[name].patterns[locale].includes(':')) return ROUTES[name].patterns[locale];
    const slug = slugs?.[locale];
    return slug ? fillPattern(ROUTES[name].patterns[locale], { slug, id: slug }) : null;
  };
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, pathIn(locale)])) as Alternates;
}

/** The list that a kind of item belongs to: where the language switch leads when there is no translation. */
export function listPathOf(name: RouteName, locale: LocaleCode): string {
  if (name.startsWith('works')) return allWorksPath(locale);
  const list = name.replace(/-.*$/, '');
  return list in ROUTES ? ROUTES[list as RouteName].patterns[locale] : ROUTES.index.patterns[locale];
}

/** The page of all works: the works-by-type route with the slug that stands for all. */
export const allWorksPath = (locale: LocaleCode): string =>
  routePath('works-type-slug', locale, { slug: ALL_TYPES_SLUGS[locale] });
