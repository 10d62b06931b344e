import { readdir } from 'node:fs/promises';
import type { Store } from '../../../src/contract/server/store/store';
import { type Folder, FOLDERS } from '../../catalogue-files/kinds';
import { contentProblems } from '../../content/checks/check-content';
import type { Shelf } from '../../content/contract/item';
import { filesIn, type FindFiles, loadAssets } from '../../content/published/assets';
import {
  type Catalogue,
  type CatalogueContent,
  CatalogueError,
} from '../../content/published/catalogue-content';
import { type Entry, entryOf } from '../../content/published/entry';
import { hasItems } from '../../content/published/item-queries';
import { catalogueOf, contentOf } from '../../content/published/part';
import type { GalleryDatabase } from '../../database/database';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { hasFiles, type NewRow, putFile } from '../../files/file-queries';
import { takeIn, type TakingIn } from '../../files/take-in';
import { formerInstallation } from '../../takeover/former-installation';
import { layItems } from './bring-folder-in';
import { findAmong, mediaIn, readMedia } from './folder-media';
import { readFolder, type ReadFolder } from './read-folder';
import { withLines } from './yaml-file';

interface FirstCatalogue extends Pick<TakingIn, 'models' | 'measure'> {
  files: Store;
  database: GalleryDatabase;
  /** The catalogue's folder. */
  root: string;
  /** What a server of before had beside its database. */
  dataDir: string;
  now?: () => number;
}

/**
 * Brings the catalogue's files into a database without items, or without pictures: the sample, or what was public on a server
 * that had files as the truth. They are not read again.
 * @throws CatalogueError for files that cannot be served together
 */
export async function bringFirstCatalogue(options: FirstCatalogue): Promise<void> {
  const { isFilled, isStored } = await options.database.read(lookAt);
  // Processes that are started together take turns.
  if (!isFilled || !isStored) await options.database.alone('first catalogue', () => bring(options));
}

const lookAt = async (from: Queries) => ({ isFilled: await hasItems(from), isStored: await hasFiles(from) });

async function bring(options: FirstCatalogue): Promise<void> {
  const { database, root, now = Date.now } = options;
  const { isFilled, isStored } = await database.read(lookAt);
  if (isFilled && isStored) return;
  const former = await formerInstallation(options);
  const taking = { measure: former.measure, ...options, into: options };
  const media = await readMedia(root, await mediaIn(root), (file) => takeIn(taking, file));
  const rows = [...media.rows, ...(await former.rowsPutAside(taking))];
  if (isFilled) return database.write((to) => putRows(to, rows));
  const settle = await former.finishWriting();
  const { items } = await checkFolder(root, findAmong(media));
  await layItems(database, items, async (to) => {
    await putRows(to, rows);
    await settle(to, items, new Date(now()).toISOString());
  });
}

const putRows = async (to: Queries, rows: readonly NewRow[]): Promise<void> =>
  void (await inTurn(rows, (row) => putFile(to, row)));

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
  const assets = await loadAssets(find, filesIn(content));
  const problems = [...own, ...contentProblems({ content, ids }), ...assets.problems];
  if (problems.length > 0) throw new CatalogueError(await withLines(root, problems), await adviceOn(root));
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
