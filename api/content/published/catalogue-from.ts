import { PAGE_SLUGS } from '../../../src/contract/page';
import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import type { OfferedPicture } from '../../media/offered-media';
import type { OfItem, Shelf } from '../contract/item';
import { entriesOn } from '../shelves';
import { pictureKey, type Assets } from './assets';
import type { Catalogue } from './catalogue';
import type { CatalogueContent, Entries } from './catalogue-content';
import type { Entry } from './entry';
import { inOrder, withChanged, type Items } from './in-order';

export type EntriesByKind = ReadonlyMap<Shelf, ReadonlyMap<string, Entry>>;

/** The items in the site's order. */
export function contentOf(entries: EntriesByKind): CatalogueContent {
  const ofKind = (kind: Shelf) => entries.get(kind) ?? new Map<string, Entry>();
  const folders = FOLDERS.map((folder) => [folder, inOrder(folder, ofKind(folder).values())]);
  return {
    // Safe: each entry was made by the schema of its kind.
    ...(Object.fromEntries(folders) as unknown as Entries),
    ...singles((of) => ofKind(of.shelf).get(of.id)),
  };
}

/** By kind; null takes an item away. */
export type ChangedEntries = ReadonlyMap<Shelf, ReadonlyMap<string, Entry | null>>;

/** The same with some items changed: whatever is not stays the same object. */
export function contentWith(before: CatalogueContent, changed: ChangedEntries): CatalogueContent {
  const folders = FOLDERS.map((folder) => [
    folder,
    withChanged(folder, entriesIn(before, folder), changed.get(folder) ?? new Map<string, null>()),
  ]);
  return {
    ...(Object.fromEntries(folders) as unknown as Entries),
    ...singles(
      ({ shelf, id }) =>
        changed.get(shelf)?.get(id) ?? (entriesOn(before as Catalogue, shelf).get(id) as Entry | undefined),
    ),
  };
}

type Singles = Pick<CatalogueContent, 'site' | 'home' | 'pages'>;

/** Pages, and the gallery itself, of which there is one each. */
const singles = (find: (of: OfItem) => Entry | undefined): Singles =>
  ({
    site: find({ shelf: 'site', id: 'site' }),
    home: find({ shelf: 'pages', id: 'home' }),
    pages: new Map(
      PAGE_SLUGS.flatMap((id) => {
        const page = id === 'home' ? undefined : find({ shelf: 'pages', id });
        return page ? [[id, page]] : [];
      }),
    ),
  }) as unknown as Singles;

const entriesIn = (content: CatalogueContent, folder: Folder) =>
  content[folder] as ReadonlyMap<string, object> as Items;

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
