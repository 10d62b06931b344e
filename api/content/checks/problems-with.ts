import { access } from 'node:fs/promises';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import { measurePicture } from '../../media/picture-facts';
import type { FoundModel } from '../../models/model-facts';
import type { OfItem, Values } from '../contract/item';
import { loadAssets } from '../published/assets';
import type { Catalogue } from '../published/catalogue';
import type { Entries, HomePage, Page, ReadableContent } from '../published/catalogue-content';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { entryOf, fileOf, ownProblems } from '../published/entry';
import { isFolder } from '../shelves';
import { contentProblems } from './check-content';

/** Null takes the item away. */
export type Change = OfItem & { values: Values | null };

/**
 * What would be wrong with the catalogue if some of its items were changed. Looks at these, and at files that nothing has
 * named yet.
 * @param root the catalogue's folder
 */
export async function problemsWith(
  catalogue: Catalogue,
  root: string,
  changes: readonly Change[],
): Promise<CatalogueProblem[]> {
  const own = changes.flatMap(({ values, ...of }) => (values ? ownProblems(of, values) : []));
  const broken = new Set(own.map(({ file }) => file));
  const good = changes.filter((change) => !broken.has(fileOf(change)));
  const content = replaced(catalogue, good);
  const ids = Object.fromEntries(
    FOLDERS.map((folder) => [folder, new Set(content[folder].keys())]),
  ) as Record<Folder, Set<string>>;
  for (const change of changes)
    if (broken.has(fileOf(change)) && isFolder(change.shelf)) ids[change.shelf].add(change.id);
  const others = contentProblems({ content, ids }).filter(({ file }) => !broken.has(file));
  return [...own, ...others, ...(await assetProblems(catalogue, root, content, changes))];
}

/** Changed entries come last, so that they are named where two are in each other's way. */
function replaced(catalogue: Catalogue, changes: readonly Change[]): ReadableContent {
  const ofKind = (kind: OfItem['shelf'], known: ReadonlyMap<string, object>) => {
    const own = changes.filter(({ shelf }) => shelf === kind);
    if (own.length === 0) return known;
    const all = new Map(known);
    for (const { values, ...of } of own) {
      all.delete(of.id);
      if (values) all.set(of.id, entryOf(of, values));
    }
    return all;
  };
  const folders = Object.fromEntries(FOLDERS.map((folder) => [folder, ofKind(folder, catalogue[folder])]));
  const pages = ofKind('pages', new Map<string, object>(catalogue.pages));
  const site = changes.find(({ shelf }) => shelf === 'site');
  return {
    // Safe: each entry was made by the schema of its kind.
    ...(folders as unknown as Entries),
    site: (site?.values ? (entryOf(site, site.values) as unknown) : catalogue.site) as Catalogue['site'],
    home: (pages.get('home') ?? catalogue.home) as HomePage,
    pages: new Map(
      PAGE_SLUGS.flatMap((slug) =>
        slug !== 'home' && pages.has(slug) ? [[slug, pages.get(slug) as Page]] : [],
      ),
    ),
  };
}

const UNSEEN: FoundModel = { fault: { code: 'unmade', found: '' } };

async function assetProblems(
  catalogue: Catalogue,
  root: string,
  content: ReadableContent,
  changes: readonly Change[],
): Promise<CatalogueProblem[]> {
  const known = new Map([...catalogue.offeredPictures.values()].map((picture) => [picture.path, picture]));
  const files = new Set(changes.map(fileOf));
  const named = (kind: OfItem['shelf'], all: ReadonlyMap<string, object>) =>
    new Map([...all].filter(([id]) => files.has(fileOf({ shelf: kind, id }))));
  const some = {
    ...Object.fromEntries(FOLDERS.map((folder) => [folder, named(folder, content[folder])])),
    ...{ site: content.site, home: files.has('pages/home.yaml') ? content.home : undefined },
    pages: named('pages', content.pages),
  } as unknown as ReadableContent;
  const facts = {
    factsOf: async (file: string) => {
      await access(file);
      return known.get(file) ?? measurePicture(file);
    },
    // A faulty model keeps no work from being published; a missing one does, as a missing picture does.
    models: { find: (file: string) => access(file).then(() => UNSEEN) },
  };
  return (await loadAssets(root, some, facts)).problems;
}
