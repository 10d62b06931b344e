import { PAGE_SLUGS } from '../../../src/contract/page';
import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import type { OfferedPicture } from '../../media/offered-media';
import type { Shelf } from '../contract/item';
import { pictureKey, type Assets } from './assets';
import type { Catalogue } from './catalogue';
import type { CatalogueContent, Entries } from './catalogue-content';
import type { Entry } from './entry';
import { inOrder } from './in-order';

export type EntriesByKind = ReadonlyMap<Shelf, ReadonlyMap<string, Entry>>;

/**
 * The items in the site's order.
 * @param before of which unchanged parts stay the same objects
 */
export function contentOf(entries: EntriesByKind, before?: Catalogue): CatalogueContent {
  const ofKind = (kind: Shelf) => entries.get(kind) ?? new Map<string, Entry>();
  const folders = FOLDERS.map((folder) => [
    folder,
    inOrder(folder, ofKind(folder), before && entriesIn(before, folder)),
  ]);
  const pages = ofKind('pages');
  return {
    // Safe: each entry was made by the schema of its kind.
    ...(Object.fromEntries(folders) as unknown as Entries),
    site: ofKind('site').get('site') as unknown as CatalogueContent['site'],
    home: pages.get('home') as unknown as CatalogueContent['home'],
    pages: new Map(
      PAGE_SLUGS.flatMap((slug) => (slug !== 'home' && pages.has(slug) ? [[slug, pages.get(slug)]] : [])),
    ) as unknown as CatalogueContent['pages'],
  };
}

const entriesIn = (catalogue: Catalogue, folder: Folder) =>
  catalogue[folder] as ReadonlyMap<string, object> as ReadonlyMap<string, Entry>;

/** With its pictures and files. */
export function catalogueOf(
  content: CatalogueContent,
  { pictures, missing, files, models }: Assets,
): Catalogue {
  return {
    ...content,
    offeredPictures: byName(pictures),
    offeredFiles: files,
    foundModels: models,
    pictureOf: (picture) => {
      const key = pictureKey(picture);
      // Safe: each picture that an item names was looked at.
      return (pictures.get(key) ?? missing.get(key)) as OfferedPicture;
    },
  };
}

type Pictures = ReadonlyMap<string, OfferedPicture>;

const namedOf = new WeakMap<Pictures, Pictures>();

/** A picture in two entries may be downloaded when one of them allows it. */
function byName(pictures: Pictures): Pictures {
  const known = namedOf.get(pictures);
  if (known) return known;
  const sorted = [...pictures.values()].sort((a, b) => Number(a.hd) - Number(b.hd));
  const named = new Map(sorted.map((picture) => [picture.name, picture]));
  namedOf.set(pictures, named);
  return named;
}
