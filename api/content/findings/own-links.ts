import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { ROUTES } from '../../../src/routes/route-table';
import { type Folder, FOLDERS } from '../../catalogue-files/kinds';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import type { Finding, OfItem, Values } from '../contract/item';
import { formerSlugsIn } from '../former-slugs';
import { findEntry } from '../published/item-queries';
import { ownerOf } from '../published/link-queries';
import { isFolder, textOf, textsOf, urlsOf } from '../shelves';

/** Where a page of an item is, or was. */
export interface Place {
  folder: Folder;
  locale: LocaleCode;
  slug: string;
}

/** The item that has a page, or had it before. */
export interface AtPlace {
  id: string;
  isFormer: boolean;
  isPublic: boolean;
}

const routeOf = (folder: Folder) => (folder === 'types' ? 'works-type-slug' : (`${folder}-slug` as const));

const PATTERNS = FOLDERS.flatMap((folder) =>
  LOCALE_CODES.map((locale) => ({
    ...{ folder, locale },
    pattern: new RegExp(`^${ROUTES[routeOf(folder)].patterns[locale].replace(':slug', '([a-z0-9-]+)')}/?$`),
  })),
);

const HREF = /<a\s[^<>]*href="([^"]*)"/gi;

/** Addresses that links of a text lead to. */
export const linksIn = (html: string): string[] => [...html.matchAll(HREF)].map(([, href = '']) => href);

/** Those of the gallery: where it runs, and where it says that it does. */
export async function originsOf(from: Queries, siteUrl: string): Promise<string[]> {
  const site = await findEntry(from, { shelf: 'site', id: 'site' });
  return [siteUrl, textOf(site?.['url']) || siteUrl].map((url) => new URL(url).origin);
}

/** The gallery's own pages of items that an address may be; none for other addresses. */
export function placesOf(origins: readonly string[], href: string): Place[] {
  const own = origins.find((origin) => href.startsWith(`${origin}/`)) ?? '';
  const [path = ''] = href.slice(own.length).split(/[?#]/);
  return PATTERNS.flatMap(({ pattern, folder, locale }) => {
    const slug = pattern.exec(path)?.[1];
    return slug ? { folder, locale, slug } : [];
  });
}

/** Of one statement. */
const AT_ONCE = 500;

/** Who is at these places now; where nobody is, who was there before. */
export async function itemsAt(
  from: Queries,
  places: readonly Place[],
): Promise<(place: Place) => AtPlace | undefined> {
  const found = new Map<string, AtPlace>();
  const keyOf = ({ folder, locale, slug }: Place): string => `${folder} ${locale} ${slug}`;
  for (const folder of FOLDERS) {
    const slugs = [...new Set(places.filter((one) => one.folder === folder).map(({ slug }) => slug))];
    for (let at = 0; at < slugs.length; at += AT_ONCE) {
      const rows = await from
        .selectFrom('item_slugs as s')
        .innerJoin('items as i', (join) => join.onRef('i.kind', '=', 's.kind').onRef('i.id', '=', 's.item'))
        .select(['s.locale', 's.slug', 's.is_former', 's.item', 'i.public_in'])
        .where('s.kind', '=', folder)
        .where('s.locale', 'in', LOCALE_CODES)
        .where('s.slug', 'in', slugs.slice(at, at + AT_ONCE))
        .orderBy('s.is_former', 'desc')
        .execute();
      // Who has it now takes the place of who had it.
      for (const { locale, slug, item, is_former, public_in } of rows)
        found.set(keyOf({ folder, locale, slug }), {
          ...{ id: item, isFormer: is_former === 1, isPublic: public_in !== '' },
        });
    }
  }
  return (place) => found.get(keyOf(place));
}

/** Of addresses, those of pages of the gallery that visitors do not find there. */
export async function brokenAmong(
  from: Queries,
  siteUrl: string,
  hrefs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hrefs.length === 0) return new Set();
  const origins = await originsOf(from, siteUrl);
  const places = new Map([...new Set(hrefs)].map((href) => [href, placesOf(origins, href)]));
  const at = await itemsAt(from, [...places.values()].flat());
  const broken = [...places].filter(([, own]) => own.some((place) => !at(place)?.isPublic));
  return new Set(broken.map(([href]) => href));
}

/** The item whose page an address leads to, also one that it had before. */
export async function itemAt(from: Queries, siteUrl: string, href: string): Promise<OfItem | undefined> {
  const places = placesOf(await originsOf(from, siteUrl), href);
  const at = await itemsAt(from, places);
  for (const place of places) {
    const found = at(place);
    if (found) return { shelf: place.folder, id: found.id };
  }
  for (const id of PAGE_SLUGS) {
    const urls = Object.values(urlsOf(siteUrl, 'pages', id, await findEntry(from, { shelf: 'pages', id })));
    if (urls.some((url) => url === href || new URL(url).pathname === href)) return { shelf: 'pages', id };
  }
  return undefined;
}

/** An address that was one item's and is another's: visitors see the one that has it now. */
export async function onAddresses(from: Queries, { shelf, id }: OfItem, values: Values): Promise<Finding[]> {
  if (!isFolder(shelf)) return [];
  const ofOther = async (
    locale: LocaleCode,
    slug: string,
    isFormer: boolean,
  ): Promise<string | undefined> => {
    const owner = slug ? await ownerOf(from, shelf, { locale, slug, isFormer }) : undefined;
    return owner === undefined || owner === id ? undefined : titleOf(from, { shelf, id: owner });
  };
  const inEach = await inTurn(LOCALE_CODES, async (locale) => {
    const had = await ofOther(locale, textsOf(values['slug'])[locale] ?? '', true);
    const taken = await inTurn(formerSlugsIn(values, locale), async (former) => {
      const owner = await ofOther(locale, former, false);
      return owner === undefined ? [] : `${former} (${owner})`;
    });
    return [
      ...(had === undefined ? [] : [advice('slugWasOthers', 'slug', locale, had)]),
      ...(taken.flat().length === 0
        ? []
        : [advice('formerSlugTaken', 'former_slugs', locale, taken.flat().join(', '))]),
    ];
  });
  return inEach.flat();
}

const advice = (name: Finding['name'], field: string, locale: LocaleCode, text: string): Finding => ({
  ...{ path: `${field}.${locale}`, name, text, locale },
  severity: 'advice',
});

/** With what the page is called that has the address already. */
export async function withOwner(from: Queries, finding: Finding): Promise<Finding> {
  const { name, of } = finding;
  if (name !== 'slugTaken' || !of) return finding;
  return { ...finding, of: { ...of, title: await titlesOf(from, of) } };
}

/** What an item is called in each language. */
export async function titlesOf(from: Queries, of: OfItem): Promise<Partial<Record<LocaleCode, string>>> {
  const entry = await findEntry(from, of);
  const name = textOf(entry?.['name']);
  return name ? Object.fromEntries(LOCALE_CODES.map((locale) => [locale, name])) : textsOf(entry?.['title']);
}

const titleOf = async (from: Queries, of: OfItem): Promise<string> =>
  Object.values(await titlesOf(from, of))[0] ?? of.id;
