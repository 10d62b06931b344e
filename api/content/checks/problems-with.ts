import { access } from 'node:fs/promises';
import type { GalleryDatabase } from '../../database/database';
import { measurePicture } from '../../media/picture-facts';
import type { OfferedPicture } from '../../media/offered-media';
import type { FoundModel } from '../../models/model-facts';
import type { OfItem, Values } from '../contract/item';
import { loadAssets } from '../published/assets';
import { picturesOf } from '../published/assets-of';
import type { Catalogue } from '../published/catalogue';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { entryOf, fileOf, ownProblems } from '../published/entry';
import { isFolder } from '../shelves';
import { contentProblems } from './check-content';
import { contentOf, nearBy, type ChangedEntry } from './near-by';

/** Null takes the item away. */
export type Change = OfItem & { values: Values | null };

interface Place {
  database: Pick<GalleryDatabase, 'read'>;
  catalogue: Catalogue;
  /** The catalogue's folder. */
  root: string;
}

/** What would be wrong if some items were changed. Looks at these, at what they concern, and at files that nothing has named yet. */
export async function problemsWith(
  { database, catalogue, root }: Place,
  changes: readonly Change[],
): Promise<CatalogueProblem[]> {
  const own = changes.flatMap(({ values, ...of }) => (values ? ownProblems(of, values) : []));
  const broken = new Set(own.map(({ file }) => file));
  const good = changes.filter((change) => !broken.has(fileOf(change)));
  const entries = good.map(({ values, ...of }) => ({ ...of, entry: values && entryOf(of, values) }));
  const { content, ids, concerned } = await database.read((from) => nearBy(from, catalogue, entries));
  // What is wrong by itself is there all the same.
  const isThere = (kind: string, id: string) =>
    changes.some(
      (change) =>
        change.shelf === kind && change.id === id && isFolder(change.shelf) && broken.has(fileOf(change)),
    );
  const known = Object.fromEntries(
    Object.entries(ids).map(([kind, of]) => [kind, { has: (id: string) => of.has(id) || isThere(kind, id) }]),
  ) as typeof ids;
  const together = contentProblems({ content, ids: known }).filter(({ file }) => concerned.has(file));
  return [...own, ...together, ...(await assetProblems(catalogue, root, entries))];
}

const UNSEEN: FoundModel = { fault: { code: 'unmade', found: '' } };

async function assetProblems(
  catalogue: Catalogue,
  root: string,
  changes: readonly ChangedEntry[],
): Promise<CatalogueProblem[]> {
  const content = contentOf(changes, catalogue);
  const known = new Map<string, OfferedPicture>();
  for (const { picture } of picturesOf(content))
    for (const part of [picture, ...(picture.night ? [picture.night] : [])]) {
      const offered = catalogue.pictureOf(part) as OfferedPicture | undefined;
      if (offered) known.set(offered.path, offered);
    }
  const facts = {
    factsOf: async (file: string) => {
      await access(file);
      return known.get(file) ?? measurePicture(file);
    },
    // A faulty model keeps no work from being published; a missing one does, as a missing picture does.
    models: { find: (file: string) => access(file).then(() => UNSEEN) },
  };
  return (await loadAssets(root, content, facts)).problems;
}
