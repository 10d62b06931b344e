import type { Catalogue } from '../published/catalogue';
import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { OfItem } from '../contract/item';
import { ROUTES } from '../../../src/routes/route-table';
import { entriesOn, urlsOf, type ShelfEntry } from '../shelves';
import { formerSlugOwner, slugOwners } from './catalogue-keys';

const routeOf = (folder: Folder) => (folder === 'types' ? 'works-type-slug' : (`${folder}-slug` as const));

const PATTERNS = FOLDERS.flatMap((folder) =>
  LOCALE_CODES.map((locale) => ({
    ...{ folder, locale },
    pattern: new RegExp(`^${ROUTES[routeOf(folder)].patterns[locale].replace(':slug', '([a-z0-9-]+)')}/?$`),
  })),
);

const HREF = /<a\s[^<>]*href="([^"]*)"/gi;

/** Links of a text to items of the gallery that visitors do not find there. */
export const brokenLinks = (catalogue: Catalogue, siteUrl: string, html: string): string[] =>
  linksIn(html).filter((href) => isBroken(catalogue, siteUrl, href));

/** Addresses that links of a text lead to. */
export const linksIn = (html: string): string[] => [...html.matchAll(HREF)].map(([, href = '']) => href);

export function isBroken(catalogue: Catalogue, siteUrl: string, href: string): boolean {
  return placesOf(catalogue, siteUrl, href).some(({ folder, locale, slug }) => {
    const [owner] = slugOwners(catalogue, folder, { [locale]: slug });
    const id = owner ?? formerSlugOwner(catalogue, folder, locale, slug);
    const item = id === undefined ? undefined : (catalogue[folder].get(id) as { status?: string });
    return !item || item.status === 'draft';
  });
}

/** The item whose page an address leads to, also one that it had before. */
export function itemAt(catalogue: Catalogue, siteUrl: string, href: string): OfItem | undefined {
  for (const { folder, locale, slug } of placesOf(catalogue, siteUrl, href)) {
    const [owner] = slugOwners(catalogue, folder, { [locale]: slug });
    const id = owner ?? formerSlugOwner(catalogue, folder, locale, slug);
    if (id !== undefined) return { shelf: folder, id };
  }
  const isAt = (page: ShelfEntry): boolean =>
    Object.values(urlsOf(siteUrl, 'pages', page.id, page)).some(
      (url) => url === href || new URL(url).pathname === href,
    );
  const page = [...entriesOn(catalogue, 'pages').values()].find(isAt);
  return page && { shelf: 'pages', id: page.id };
}

/** The gallery's own pages of items that an address may be; none for other addresses. */
export function placesOf({ site }: Catalogue, siteUrl: string, href: string) {
  const origins = [siteUrl, site.url].map((url) => new URL(url).origin);
  const own = origins.find((origin) => href.startsWith(`${origin}/`)) ?? '';
  const [path = ''] = href.slice(own.length).split(/[?#]/);
  return PATTERNS.flatMap(({ pattern, folder, locale }) => {
    const slug = pattern.exec(path)?.[1];
    return slug ? { folder, locale, slug } : [];
  });
}
