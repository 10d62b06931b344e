import type { GalleryDatabase } from '../../database/database';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { hasItems } from '../../content/published/item-queries';
import { hasFiles, putFile, type NewRow } from '../../files/file-queries';
import { takeIn, type TakingIn } from '../../files/take-in';
import type { Store } from '../../../src/contract/server/store/store';
import { formerInstallation } from '../../takeover/former-installation';
import { layItems } from './bring-folder-in';
import { checkFolder } from './check-folder';
import { findAmong, mediaIn, readMedia } from './folder-media';

interface FirstCatalogue extends TakingIn {
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
  const taking = { measure: former.measure, ...options };
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
