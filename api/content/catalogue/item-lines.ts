import type { Picture } from '../../catalogue-files/fields';
import type { Catalogue } from '../published/catalogue';
import { derivativeUrls } from '../../media/media-addresses';
import type { Change } from '../../../src/contract/hook/changes';
import { COLLECTIONS, folderOf, KINDS, type Collection } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { routePath } from '../../../src/routes/route-path';
import type { ItemLine } from '../../releases/contract/releases';

type Slugs = Partial<Record<string, string>>;
export interface Item {
  id: string;
  slug: Slugs;
  status?: 'draft';
  updated_at: string;
  title?: Slugs;
  name?: string;
  pictures?: Picture[];
  portrait?: Picture;
}

export const itemsOf = (catalogue: Catalogue, collection: Collection): ReadonlyMap<string, Item> =>
  catalogue[collection];

export function itemLine(
  catalogue: Catalogue,
  siteUrl: string,
  collection: Collection,
  item: Item,
): ItemLine {
  const locale = LOCALE_CODES.find((one) => item.slug[one]);
  const url =
    locale && item.status !== 'draft'
      ? siteUrl + routePath(`${collection}-slug`, locale, { slug: item.slug[locale]! })
      : null;
  return {
    kind: KINDS[collection].kind,
    title: item.title ?? { en: item.name ?? item.id, fr: item.name ?? item.id },
    ...{ url, file: `${collection}/${item.id}.yaml` },
    picture: pictureLine(catalogue, item.pictures?.[0] ?? item.portrait),
  };
}

function pictureLine(catalogue: Catalogue, picture: Picture | undefined): ItemLine['picture'] {
  if (!picture) return null;
  const offered = catalogue.pictureOf(picture);
  const night = picture.night && catalogue.pictureOf(picture.night);
  return {
    src: derivativeUrls(offered, 'webp').sm,
    night: night ? derivativeUrls(night, 'webp').sm : null,
    ...{ width: offered.width, height: offered.height },
  };
}

/** Hours between which what a release was made for was edited. */
export interface Edited {
  after?: string | undefined;
  until?: string | undefined;
}

/** Without duplicates and items that are gone; what was edited for the release before those whose pages show it. */
export function changedItems(
  catalogue: Catalogue,
  siteUrl: string,
  changed: readonly Change[],
  { after, until }: Edited = {},
): ItemLine[] {
  const first = after === undefined ? 0 : Date.parse(after);
  const last = until === undefined ? Infinity : Date.parse(until);
  // What was edited again since was perhaps edited then as well; what was left alone before then was not.
  const rank = (at: number): number => (at <= first ? 2 : Number(at > last));
  const lines = changed.flatMap(({ kind, slugs }) => {
    const named = new Set(slugs);
    const collection = COLLECTIONS.find((one) => one === folderOf(kind));
    if (!collection) return pagesOf(catalogue, siteUrl, named).map((line) => ({ line, at: 0 }));
    const found = [...itemsOf(catalogue, collection).values()].filter(({ slug }) =>
      Object.values(slug).some((one) => one && named.has(one)),
    );
    return found.map((item) => ({
      line: itemLine(catalogue, siteUrl, collection, item),
      at: Date.parse(item.updated_at),
    }));
  });
  return lines
    .sort((one, other) => rank(one.at) - rank(other.at) || other.at - one.at)
    .map(({ line }) => line);
}

const pagesOf = (catalogue: Catalogue, siteUrl: string, ids: ReadonlySet<string>): ItemLine[] =>
  [catalogue.home, ...catalogue.pages.values()]
    .filter(({ id }) => ids.has(id))
    .map(({ id, title }) => ({
      kind: 'page',
      title,
      ...{ url: id === 'home' ? `${siteUrl}/` : `${siteUrl}/${id}`, file: `pages/${id}.yaml`, picture: null },
    }));
