import { PAGE_SLUGS } from '../../../src/contract/page';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { OfferedPicture } from '../../media/offered-media';
import type { OfItem, Shelf } from '../contract/item';
import { pictureKey, type Assets } from './assets';
import type { Catalogue } from './catalogue';
import type { CatalogueContent, Entries } from './catalogue-content';
import type { Entry } from './entry';
import { inOrder } from './in-order';

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

/** With its pictures and files. */
export function catalogueOf(
  content: CatalogueContent,
  { pictures, missing, files, models }: Assets,
): Catalogue {
  return {
    ...content,
    offeredFiles: files,
    foundModels: models,
    pictureOf: (picture) => {
      const key = pictureKey(picture);
      // Safe: each picture that an item names was looked at.
      return (pictures.get(key) ?? missing.get(key)) as OfferedPicture;
    },
  };
}
