import { FOLDERS, referencesOf } from '../../catalogue-files/kinds';
import type { Catalogue } from '../published/catalogue';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { SHELVES, type OfItem } from '../contract/item';
import type { Referring } from '../contract/publishing';
import { linksIn, placesOf } from '../findings/own-links';
import { textsIn } from '../findings/texts-in';
import { entriesOn, textsOf, textOf, type ShelfEntry } from '../shelves';

const lineOf = (on: Referring['shelf'], entry: ShelfEntry, field: string, isLink: boolean): Referring => ({
  ...{ shelf: on, id: entry.id, path: field.split('.')[0]!, isLink },
  title: entry['title'] ? textsOf(entry['title']) : { en: textOf(entry['name']), fr: textOf(entry['name']) },
});

/** Items that name another one, and in which field. */
export function referringTo(catalogue: Catalogue, { shelf, id }: OfItem): Referring[] {
  const items = FOLDERS.flatMap((folder) =>
    [...entriesOn(catalogue, folder).values()].flatMap((entry) =>
      referencesOf(folder, entry)
        .filter((one) => one.kind === shelf && one.id === id)
        .map(({ field }) => lineOf(folder, entry, field, false)),
    ),
  );
  const { home } = catalogue;
  const isSelected = shelf === 'works' && home.selected_works.includes(id);
  return isSelected ? [...items, lineOf('pages', home as ShelfEntry, 'selected_works', false)] : items;
}

/** Items with a link to the pages of another one, each field once. */
export function linkingTo(catalogue: Catalogue, siteUrl: string, { shelf, id }: OfItem): Referring[] {
  const entry = entriesOn(catalogue, shelf).get(id);
  const slugs = textsOf(entry?.['slug']);
  const leadsThere = (href: string): boolean =>
    placesOf(catalogue, siteUrl, href).some(
      ({ folder, locale, slug }) => folder === shelf && slugs[locale] === slug,
    );
  // Thousands of texts, of which few have links to it.
  const known = LOCALE_CODES.flatMap((locale) => (slugs[locale] ? `/${slugs[locale]}` : []));
  const isNear = (text: string): boolean => known.some((slug) => text.includes(slug));
  const linksOf = (path: string, text: string): string[] =>
    path.split('.').includes('url') ? [text] : linksIn(text);
  return SHELVES.flatMap((on) =>
    [...entriesOn(catalogue, on).values()].flatMap((other) => {
      if (on === shelf && other.id === id) return [];
      const fields = textsIn(other)
        .filter(({ path, text }) => isNear(text) && linksOf(path, text).some(leadsThere))
        .map(({ path }) => path.split('.')[0]!);
      return [...new Set(fields)].map((field) => lineOf(on, other, field, true));
    }),
  );
}
