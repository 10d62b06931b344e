import { ALL_TYPES_SLUGS } from '../contract/forms/bounds';
import { isSlug } from '../contract/forms/slug-list';
import { itemTag, listTag, type Tag } from '../contract/hook/tags';
import { COLLECTIONS, KINDS, type Collection } from '../contract/kinds/kinds';
import type { WorkType } from '../contract/items/work';
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

/**
 * Of all pages and files whose slug was changed, and after these of all whose slug is another one in another language, which people
 * keep when they change the language in an address by hand. Some may belong to another item by now.
 */
export async function formerAddresses({ reader }: SiteSource): Promise<FormerAddress[]> {
  const all: FormerAddress[] = [];
  for (const slugsOf of [formerSlugs, slugsElsewhere])
    for (const locale of LOCALE_CODES) {
      for (const name of COLLECTIONS) all.push(...(await ofItems(reader, name, locale, slugsOf)));
      all.push(...(await ofTypes(reader, locale, slugsOf)));
    }
  return all;
}

type Named = Pick<WorkType, 'slugs' | 'former_slugs'>;
type SlugsOf = (named: Named, locale: LocaleCode) => string[];

const formerSlugs: SlugsOf = ({ former_slugs }) => fit(former_slugs);

const slugsElsewhere: SlugsOf = ({ slugs }, locale) => {
  const others = LOCALE_CODES.flatMap((code) => slugs[code] ?? []);
  return fit([...new Set(others)].filter((slug) => slug !== slugs[locale]));
};

async function ofItems(
  reader: GalleryReader,
  name: Collection,
  locale: LocaleCode,
  slugsOf: SlugsOf,
): Promise<FormerAddress[]> {
  const { kind, one } = KINDS[name];
  const patterns = patternsOf(name, locale);
  const all: FormerAddress[] = [];
  for (const { slug } of await reader[name](locale)) {
    for (const former of slugsOf(await reader[one](locale, slug), locale)) {
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

async function ofTypes(
  reader: GalleryReader,
  locale: LocaleCode,
  slugsOf: SlugsOf,
): Promise<FormerAddress[]> {
  const tags = [listTag(locale, 'worktypes')];
  const all: FormerAddress[] = [];
  const everyType = { slug: ALL_TYPES_SLUGS[locale], slugs: ALL_TYPES_SLUGS };
  for (const type of [everyType, ...(await reader.workTypes(locale))]) {
    const listed = () => reader.works(locale, type === everyType ? undefined : type.slug);
    for (const other of slugsOf(type, locale))
      for (const part of partsOf(await listed()))
        all.push({ from: partPath(locale, other, part), to: partPath(locale, type.slug, part), tags });
  }
  return all;
}

/** An API of another make may have had addresses of any kind; a star would stand for many. */
const fit = (slugs: readonly string[] = []): string[] =>
  slugs.filter((slug) => isSlug(slug) && !slug.includes('*'));
