import { COLLECTIONS, KINDS, type Collection } from '../../contract/kinds/kinds';
import type { LocaleCode } from '../../contract/locale-codes';
import type { Gallery } from '../../gallery/gallery';
import { GalleryError } from '../../gallery/faults/gallery-error';
import type { Collections as Pulled, LocaleCatalogue } from '../../gallery/catalogue';
import type { Collections, Entry } from './check-catalogue';

/** A failed call leaves its error, a failed list what arrived. */
type Arrived<T> = T extends unknown[] ? T : T | GalleryError;

export interface LocalePull {
  /** Checked for equal slugs, which the details cannot show. */
  lists: Collections;
  catalogue: { [Field in Exclude<keyof LocaleCatalogue, 'pages'>]: Arrived<LocaleCatalogue[Field]> } & {
    pages: { [Slug in keyof LocaleCatalogue['pages']]: Arrived<LocaleCatalogue['pages'][Slug]> };
  };
}

const isHere = <T>(arrived: T | GalleryError): arrived is T => !(arrived instanceof GalleryError);

type Attend = <T>(call: Promise<T>) => Promise<T | GalleryError>;

/** Pulls also the items of a list with wrong fields, as far as their slugs can be read. */
async function pullCollection<Summary extends { slug: string }, Item>(
  attend: Attend,
  list: Promise<Summary[]>,
  readItem: (slug: string) => Promise<Item>,
): Promise<{ listed: Summary[]; items: Item[] }> {
  const summaries = await attend(list);
  const listed = isHere(summaries) ? summaries : [];
  const slugs = isHere(summaries) ? summaries.map(({ slug }) => slug) : summaries.slugs;
  const items = await Promise.all([...new Set(slugs)].map((slug) => attend(readItem(slug))));
  return { listed, items: items.filter(isHere) };
}

export async function pullLocale(gallery: Gallery, locale: LocaleCode, attend: Attend): Promise<LocalePull> {
  const pullOne = async (name: Collection) => {
    const list: Promise<Entry[]> = gallery[name](locale);
    const readItem = (slug: string): Promise<Entry> => gallery[KINDS[name].one](locale, slug);
    return { name, ...(await pullCollection(attend, list, readItem)) };
  };
  const [settings, listedTypes, collections, home, about, contact, legalNotice] = await Promise.all([
    attend(gallery.siteSettings(locale)),
    attend(gallery.workTypes(locale)),
    Promise.all(COLLECTIONS.map(pullOne)),
    attend(gallery.homePage(locale)),
    attend(gallery.page(locale, 'about')),
    attend(gallery.page(locale, 'contact')),
    attend(gallery.page(locale, 'legal-notice')),
  ]);
  const workTypes = isHere(listedTypes) ? listedTypes : [];
  const each = <T>(part: (pulled: (typeof collections)[number]) => T) =>
    Object.fromEntries(collections.map((pulled) => [pulled.name, part(pulled)]));

  return {
    lists: { workTypes, ...(each(({ listed }) => listed) as Record<Collection, Entry[]>) },
    catalogue: {
      settings,
      workTypes,
      ...(each(({ items }) => items) as unknown as Pulled),
      home,
      pages: { about, contact, 'legal-notice': legalNotice },
    },
  };
}
