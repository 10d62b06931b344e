import { isSlug } from '../contract/forms/slug-list';
import { itemTag, listTag, type Tag } from '../contract/hook/tags';
import { COLLECTIONS, KINDS, type Collection } from '../contract/kinds/kinds';
import type { GalleryReader } from '../gallery/noted-reader';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { FILE_ROUTE_NAMES, FILE_ROUTES } from '../routes/file-routes';
import { fillPattern } from '../routes/route-path';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import { partPath } from '../routes/works-parts';
import { partsOf } from '../screens/works/parts/works-parts';
import type { SiteSource } from './site-source';

export interface FormerAddress {
  from: string;
  to: string;
  /** What leads elsewhere, or nowhere, once one of these has changed. */
  tags: readonly Tag[];
}

/** Of all pages and files whose slug was changed. Some may belong to another item by now. */
export async function formerAddresses({ reader }: SiteSource): Promise<FormerAddress[]> {
  const all: FormerAddress[] = [];
  for (const locale of LOCALE_CODES) {
    for (const name of COLLECTIONS) all.push(...(await ofItems(reader, name, locale)));
    all.push(...(await ofTypes(reader, locale)));
  }
  return all;
}

async function ofItems(
  reader: GalleryReader,
  name: Collection,
  locale: LocaleCode,
): Promise<FormerAddress[]> {
  const { kind, one } = KINDS[name];
  const patterns = patternsOf(name, locale);
  const all: FormerAddress[] = [];
  for (const { slug } of await reader[name](locale)) {
    const { former_slugs } = await reader[one](locale, slug);
    for (const former of fit(former_slugs)) {
      const tags = [former, slug].map((each) => itemTag(locale, kind, each));
      for (const pattern of patterns)
        all.push({ from: fillPattern(pattern, { slug: former }), to: fillPattern(pattern, { slug }), tags });
    }
  }
  return all;
}

/** Pages, sheets, cards and calendars of an item. */
const patternsOf = (name: Collection, locale: LocaleCode): string[] => [
  ...ROUTE_NAMES.filter(isOf(name)).map((route) => ROUTES[route].patterns[locale]),
  ...FILE_ROUTE_NAMES.filter(isOf(name)).map((route) => FILE_ROUTES[route].patterns[locale]),
];

const isOf =
  (name: Collection) =>
  (route: string): boolean =>
    route.startsWith(`${name}-slug`);

async function ofTypes(reader: GalleryReader, locale: LocaleCode): Promise<FormerAddress[]> {
  const tags = [listTag(locale, 'worktypes')];
  const all: FormerAddress[] = [];
  for (const { slug, former_slugs } of await reader.workTypes(locale))
    for (const former of fit(former_slugs))
      for (const part of partsOf(await reader.works(locale, slug)))
        all.push({ from: partPath(locale, former, part), to: partPath(locale, slug, part), tags });
  return all;
}

/** An API of another make may have had addresses of any kind; a star would stand for many. */
const fit = (slugs: readonly string[] = []): string[] =>
  slugs.filter((slug) => isSlug(slug) && !slug.includes('*'));
