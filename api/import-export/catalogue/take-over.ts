import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { settingsTag } from '../../../src/contract/hook/tags';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { addChange, newestChange } from '../../changes/change-queries';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { Values } from '../../content/contract/item';
import { fileOf } from '../../content/published/entry';
import { hasItems } from '../../content/published/item-queries';
import { itemText, valuesOf } from '../../content/published/item-text';
import { settleDrafts } from '../../content/writing/settle-draft';
import { settleSwaps } from '../../content/writing/settle-swaps';
import { addVersion, newestOf, type Written } from '../../content/writing/version-queries';
import { hasFiles, putFile, type NewRow } from '../../files/file-queries';
import { carryAlong, measureWithFacts, takeInPutAside } from '../../files/former-folders';
import { takeIn, type TakingIn } from '../../files/take-in';
import { inTurn } from '../../database/in-turn';
import type { Store } from '../../../src/contract/server/store/store';
import { writeWhole } from '../../../src/contract/server/write-whole';
import { layItems } from './bring-folder-in';
import { checkFolder, type CheckedFolder } from './check-folder';
import { findAmong, mediaIn, readMedia } from './folder-media';

interface TakingOver extends TakingIn {
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
export async function takeOver(options: TakingOver): Promise<void> {
  const { isFilled, isStored } = await options.database.read(lookAt);
  // Processes that are started together take turns.
  if (!isFilled || !isStored) await options.database.alone('first catalogue', () => take(options));
}

const lookAt = async (from: Queries) => ({ isFilled: await hasItems(from), isStored: await hasFiles(from) });

async function take(options: TakingOver): Promise<void> {
  const { database, root, dataDir, now = Date.now } = options;
  const { isFilled, isStored } = await database.read(lookAt);
  if (isFilled && isStored) return;
  await carryAlong(options.files, dataDir);
  const taking = { measure: await measureWithFacts(dataDir), ...options };
  const media = await readMedia(root, await mediaIn(root), (file) => takeIn(taking, file));
  const rows = [...media.rows, ...(await takeInPutAside(taking, dataDir))];
  if (isFilled) return database.write((to) => putRows(to, rows));
  const unfinished = await finishFiles(database, root);
  const { items } = await checkFolder(root, findAmong(media));
  const at = new Date(now()).toISOString();
  await layItems(database, items, async (to) => {
    await putRows(to, rows);
    await settleDrafts(to, unfinished);
    await settleSwaps(to, unfinished);
    await to.deleteFrom('desk_writing').execute();
    await noteByHand(to, items, at);
    // Files may have been edited while no server ran: nobody knows which. Settings are on every page.
    if ((await newestChange(to)) > 0) await addChange(to, LOCALE_CODES.map(settingsTag), at);
  });
}

const putRows = async (to: Queries, rows: readonly NewRow[]): Promise<void> =>
  void (await inTurn(rows, (row) => putFile(to, row)));

/** What was written by hand since the desk wrote last is a version of its own. */
async function noteByHand(to: Queries, items: CheckedFolder['items'], at: string): Promise<void> {
  const texts = new Map(items.map(({ values, ...of }) => [fileOf(of), itemText(of, values)]));
  const known = await to
    .selectFrom('desk_versions')
    .select(['shelf', 'item'])
    .distinct()
    .orderBy('shelf')
    .orderBy('item')
    .execute();
  for (const { shelf, item } of known) {
    const of = { shelf, id: item };
    const after = texts.get(fileOf(of)) ?? null;
    const newest = await newestOf(to, shelf, item);
    if (!newest || newest.after === after) continue;
    // Fields of a file may have had another order.
    const isSame = newest.after !== null && itemText(of, valuesOf(newest.after)) === after;
    if (isSame)
      await to.updateTable('desk_versions').set({ after }).where('number', '=', newest.number).execute();
    else await addVersion(to, { shelf, item, at, act: 'byHand', before: newest.after, after }, null);
  }
}

/** A server that was killed while it wrote files has noted which. Those that were edited by hand since stay as they are. */
async function finishFiles(database: GalleryDatabase, root: string): Promise<Written[]> {
  const rows = await database.read((from: Queries) =>
    from
      .selectFrom('desk_writing')
      .select(['shelf', 'item', 'act', 'before', 'after', 'draft'])
      .orderBy('shelf')
      .orderBy('item')
      .execute(),
  );
  const done: Written[] = [];
  for (const row of rows) {
    const of = { shelf: row.shelf, id: row.item };
    const file = path.join(root, fileOf(of));
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === row.before)
      await (row.after === null ? rm(file, { force: true }) : writeWhole(file, row.after));
    const asJson = (yaml: string | null) =>
      yaml === null ? null : itemText(of, (parse(yaml) ?? {}) as Values);
    if (text === row.before || text === row.after)
      done.push({ ...row, before: asJson(row.before), after: asJson(row.after) });
  }
  return done;
}
