import { readdir } from 'node:fs/promises';
import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import { contentProblems } from '../../content/checks/check-content';
import type { Shelf } from '../../content/contract/item';
import { loadAssets, type FindFiles } from '../../content/published/assets';
import type { Catalogue, CatalogueContent } from '../../content/published/catalogue-content';
import { catalogueOf, contentOf } from '../../content/published/part';
import { CatalogueError } from '../../content/published/catalogue-problem';
import { entryOf, type Entry } from '../../content/published/entry';
import { readFolder, type ReadFolder } from './read-folder';

export interface CheckedFolder {
  items: ReadFolder['items'];
  catalogue: Catalogue;
}

/**
 * Reads a catalogue's folder, and checks all of it together.
 * @param find pictures, documents and models that it may name
 * @throws CatalogueError with every problem
 */
export async function checkFolder(root: string, find: FindFiles): Promise<CheckedFolder> {
  const { items, named, problems: own } = await readFolder(root);
  const content = contentOfItems(items);
  const ids = Object.fromEntries(
    FOLDERS.map((folder) => [
      folder,
      new Set(named.filter(({ shelf }) => shelf === folder).map(({ id }) => id)),
    ]),
  ) as Record<Folder, Set<string>>;
  const assets = await loadAssets(find, content);
  const problems = [...own, ...contentProblems({ content, ids }), ...assets.problems];
  if (problems.length > 0) throw new CatalogueError(problems, await adviceOn(root));
  return { items, catalogue: catalogueOf(content, assets) };
}

/** Without what is known of pictures and files. */
export function contentOfItems(items: ReadFolder['items']): CatalogueContent {
  const entries = new Map<Shelf, Map<string, Entry>>();
  for (const { values, ...of } of items) {
    const ofKind = entries.get(of.shelf) ?? new Map<string, Entry>();
    entries.set(of.shelf, ofKind.set(of.id, entryOf(of, values)));
  }
  return contentOf(entries);
}

/** Whoever starts the API for the first time has named a folder that nothing was put into. */
async function adviceOn(root: string): Promise<string | undefined> {
  const names = await readdir(root).catch(() => []);
  if (names.length > 0) return undefined;
  return (
    `There is nothing in ${root}. Put a catalogue there (api/catalogue is the sample), ` +
    'or set API_CATALOGUE_DIR to where it is.'
  );
}
