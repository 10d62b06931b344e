import type { Folder } from '../../catalogue-files/kinds';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { OfItem, Values } from '../contract/item';
import { filesOf, loadAssets } from '../published/assets';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { entryOf, fileOf, ownProblems } from '../published/entry';
import { contentProblems } from './check-content';
import { contentOf, nearBy, type ChangedEntry } from './near-by';

/** Null takes the item away. */
export type Change = OfItem & { values: Values | null };

/**
 * What would be wrong if some items were changed. Looks at these, at what they concern, and at the files they name.
 * Where they are good by themselves, others are looked at by the transaction that writes them (`problemsTogether`).
 */
export async function problemsWith(
  database: Pick<GalleryDatabase, 'read'>,
  changes: readonly Change[],
): Promise<CatalogueProblem[]> {
  const own = changes.flatMap(({ values, ...of }) => (values ? ownProblems(of, values) : []));
  const entries = entriesIn(changes, own);
  // A faulty model keeps no work from being published; a missing one does, as a missing picture does.
  const assets = await database.read((from) => loadAssets(filesOf(from), contentOf(entries)));
  if (own.length + assets.problems.length === 0) return [];
  const together = await database.read((from) => problemsTogether(from, changes, own));
  return [...own, ...together, ...assets.problems];
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
