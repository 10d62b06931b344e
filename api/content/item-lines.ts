import type { Change } from '../../src/contract/hook/changes';
import { type Collection, COLLECTIONS, folderOf, KINDS } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../src/contract/page';
import { routePath } from '../../src/routes/route-path';
import type { StoredPicture } from '../../src/contract/collections/stored';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { derivativeUrls } from '../media/media-addresses';
import type { ItemLine } from '../releases/contract/releases';
import type { Entry } from './published/entry';
import { findEntry } from './published/item-queries';
import { picturesShown } from './published/item-files';
import { textOf, textsOf } from './shelves';

/** What lines are made with. */
export interface LinePlace {
  siteUrl: string;
}

/** Of public items; without those that are gone. */
export const itemLines = async (
  from: Queries,
  place: LinePlace,
  items: readonly { shelf: Collection; id: string }[],
): Promise<ItemLine[]> =>
  (
    await inTurn(items, async (of) => {
      const entry = await findEntry(from, of);
      return entry ? itemLine(from, place, of.shelf, entry) : [];
    })
  ).flat();

async function itemLine(
  from: Queries,
  { siteUrl }: LinePlace,
  shelf: Collection,
  entry: Entry,
): Promise<ItemLine> {
  const slugs = textsOf(entry['slug']);
  const locale = LOCALE_CODES.find((one) => slugs[one]);
  const url =
    locale && entry['status'] !== 'draft'
      ? siteUrl + routePath(`${shelf}-slug`, locale, { slug: slugs[locale]! })
      : null;
  const name = textOf(entry['name']) || entry.id;
  const [first] = (entry['pictures'] ?? []) as StoredPicture[];
  return {
    kind: KINDS[shelf].kind,
    title: entry['title'] ? textsOf(entry['title']) : { en: name, fr: name },
    ...{ url, file: `${shelf}/${entry.id}.yaml` },
    picture: await pictureLine(from, first ?? (entry['portrait'] as StoredPicture | undefined)),
  };
}

async function pictureLine(from: Queries, picture: StoredPicture | undefined): Promise<ItemLine['picture']> {
  if (!picture) return null;
  const { night: inTheEvening } = picture;
  const pictureOf = await picturesShown(from, [picture, ...(inTheEvening ? [inTheEvening] : [])]);
  const offered = pictureOf(picture);
  if (!offered) return null;
  const night = inTheEvening && pictureOf(inTheEvening);
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
export async function changedItems(
  from: Queries,
  place: LinePlace,
  changed: readonly Change[],
  edited: Edited = {},
): Promise<ItemLine[]> {
  const lines = await inTurn(changed, async ({ kind, slugs }) => {
    const shelf = COLLECTIONS.find((one) => one === folderOf(kind));
    if (!shelf) return (await pagesOf(from, place, slugs)).map((line) => ({ line, at: 0 }));
    const found = await inTurn(await idsWith(from, shelf, slugs), async (id) => {
      const entry = await findEntry(from, { shelf, id });
      if (!entry) return [];
      const line = await itemLine(from, place, shelf, entry);
      return [{ line, at: Date.parse(textOf(entry['updated_at'])) }];
    });
    return found.flat();
  });
  return byEdit(lines.flat(), edited).map(({ line }) => line);
}

/** @param lines `at` in ms */
export function byEdit<Line extends { at: number }>(
  lines: readonly Line[],
  { after, until }: Edited = {},
): Line[] {
  const first = after === undefined ? 0 : Date.parse(after);
  const last = until === undefined ? Infinity : Date.parse(until);
  // What was edited again since was perhaps edited then as well; what was left alone before then was not.
  const rank = (at: number): number => (at <= first ? 2 : Number(at > last));
  return [...lines].sort((one, other) => rank(one.at) - rank(other.at) || other.at - one.at);
}

async function idsWith(from: Queries, shelf: Collection, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await from
    .selectFrom('item_slugs')
    .select('item')
    .distinct()
    .where('kind', '=', shelf)
    .where('locale', 'in', LOCALE_CODES)
    .where('slug', 'in', slugs)
    .where('is_former', '=', 0)
    .execute();
  return rows.map(({ item }) => item);
}

const pagesOf = async (from: Queries, { siteUrl }: LinePlace, ids: readonly string[]): Promise<ItemLine[]> =>
  (
    await inTurn(
      PAGE_SLUGS.filter((id) => ids.includes(id)),
      async (id) => {
        const page = await findEntry(from, { shelf: 'pages', id });
        if (!page) return [];
        const url = id === 'home' ? `${siteUrl}/` : `${siteUrl}/${id}`;
        return {
          kind: 'page' as const,
          title: textsOf(page['title']),
          url,
          file: `pages/${id}.yaml`,
          picture: null,
        };
      },
    )
  ).flat();
