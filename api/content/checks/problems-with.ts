import { access } from 'node:fs/promises';
import type { Folder } from '../../catalogue-files/kinds';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { measurePicture } from '../../media/picture-facts';
import type { OfferedPicture } from '../../media/offered-media';
import type { FoundModel } from '../../models/model-facts';
import type { OfItem, Values } from '../contract/item';
import { loadAssets } from '../published/assets';
import { picturesOf } from '../published/assets-of';
import type { Catalogue } from '../published/catalogue';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { entryOf, fileOf, ownProblems } from '../published/entry';
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

/**
 * What would be wrong if some items were changed. Looks at these, at what they concern, and at files that nothing has named yet.
 * Where they are good by themselves, others are looked at by the transaction that writes them (`problemsTogether`).
 */
export async function problemsWith(
  { database, catalogue, root }: Place,
  changes: readonly Change[],
): Promise<CatalogueProblem[]> {
  const own = changes.flatMap(({ values, ...of }) => (values ? ownProblems(of, values) : []));
  const found = [...own, ...(await assetProblems(catalogue, root, entriesIn(changes, own)))];
  if (found.length === 0) return [];
  const together = await database.read((from) => problemsTogether(from, changes, own));
  return [...own, ...together, ...found.slice(own.length)];
}

/** What some items get wrong with others, before they are written. @param own what is wrong with them by themselves */
export async function problemsTogether(
  from: Queries,
  changes: readonly Change[],
  own: readonly CatalogueProblem[] = [],
): Promise<CatalogueProblem[]> {
  const { content, ids, concerned } = await nearBy(from, entriesIn(changes, own));
  // What is wrong by itself is there all the same.
  const broken = new Set(own.map(({ file }) => file));
  const known = Object.fromEntries(
    Object.entries(ids).map(([kind, of]) => [
      kind,
      { has: (id: string) => of.has(id) || broken.has(fileOf({ shelf: kind as Folder, id })) },
    ]),
  ) as typeof ids;
  return contentProblems({ content, ids: known }).filter(({ file }) => concerned.has(file));
}

/** Those that are good by themselves. */
function entriesIn(changes: readonly Change[], own: readonly CatalogueProblem[]): ChangedEntry[] {
  const broken = new Set(own.map(({ file }) => file));
  return changes
    .filter((change) => !broken.has(fileOf(change)))
    .map(({ values, ...of }) => ({ ...of, entry: values && entryOf(of, values) }));
}

const UNSEEN: FoundModel = { fault: { code: 'unmade', found: '' } };

async function assetProblems(
  catalogue: Catalogue,
  root: string,
  changes: readonly ChangedEntry[],
): Promise<CatalogueProblem[]> {
  const content = contentOf(changes);
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
