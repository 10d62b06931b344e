import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { parse } from 'yaml';
import { matches, parsedJson } from '../../src/contract/check';
import { settingsTag } from '../../src/contract/hook/tags';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import type { Store } from '../../src/contract/server/store/store';
import { writeWhole } from '../../src/contract/server/write-whole';
import { addChange, newestChange } from '../changes/change-queries';
import type { OfItem, Values } from '../content/contract/item';
import { fileOf } from '../content/published/entry';
import { itemText, valuesOf } from '../content/published/item-text';
import { settleDrafts } from '../content/writing/settle-draft';
import { settleSwaps } from '../content/writing/settle-swaps';
import { addVersion, newestOf, type Written } from '../content/writing/version-queries';
import type { GalleryDatabase } from '../database/database';
import type { Queries } from '../database/queries';
import type { NewRow } from '../files/file-queries';
import { hashOf } from '../files/originals';
import { takeIn, type TakingIn, measurePicture, PictureFacts } from '../files/take-in';

interface Former {
  database: GalleryDatabase;
  files: Store;
  /** The catalogue's folder, which was the truth. */
  root: string;
  /** What was beside its database. */
  dataDir: string;
}

/** What is left of a server of 29 November 2026, that had files as the truth. All of it may be missing. */
export async function formerInstallation({ database, files, root, dataDir }: Former) {
  await carryAlong(files, dataDir);
  return {
    measure: await measureWithFacts(dataDir),
    rowsPutAside: (taking: TakingIn) => takeInPutAside(taking, dataDir),
    /** Before the folder is read. @returns what settles drafts and versions, in the transaction that brings the folder's items in */
    async finishWriting() {
      const unfinished = await finishFiles(database, root);
      return async (to: Queries, items: readonly FolderItem[], at: string): Promise<void> => {
        await settleDrafts(to, unfinished);
        await settleSwaps(to, unfinished);
        await to.deleteFrom('desk_writing').execute();
        await noteByHand(to, items, at);
        // Files may have been edited while no server ran: nobody knows which. Settings are on every page.
        if ((await newestChange(to)) > 0) await addChange(to, LOCALE_CODES.map(settingsTag), at);
      };
    },
  };
}

type FolderItem = OfItem & { values: Values };

/** What a server of before kept in its folder of data: sizes of pictures, and pictures of rooms. */
const FOLDERS = ['media', 'room-pictures'];

/** Has it in the store: where that is on the same disk, by its name alone. Sizes that cannot be moved are made again. */
async function carryAlong(files: Store, dataDir: string): Promise<void> {
  for (const folder of FOLDERS) {
    const from = path.join(dataDir, folder);
    if (!(await stat(from).catch(() => undefined))) continue;
    if (files.isDisk && (await isMoved(from, path.join(files.place, folder)))) continue;
    for (const name of folder === 'media' ? [] : await readdir(from))
      for (const file of await readdir(path.join(from, name)))
        if (file.startsWith('original.'))
          await files.write(`${folder}/${name}/${file}`, { file: path.join(from, name, file) });
    await rm(from, { recursive: true, force: true });
  }
  // What was on its way is sent again.
  await rm(path.join(dataDir, 'uploads'), { recursive: true, force: true });
}

async function isMoved(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  return rename(from, to).then(
    () => true,
    () => false,
  );
}

const Known = Type.Record(Type.String(), PictureFacts);

/** Measures pictures, but for those that a server of before has measured. */
async function measureWithFacts(dataDir: string): Promise<typeof measurePicture> {
  const text = await readFile(path.join(dataDir, 'picture-facts.json'), 'utf8').catch(() => '{}');
  const known = parsedJson(text);
  const byHash = new Map(
    matches(Known, known) ? Object.values(known).map((facts) => [facts.hash, facts]) : [],
  );
  return async (content) => byHash.get(hashOf(content)) ?? measurePicture(content);
}

const ASIDE = /^(.+)\.[0-9a-f]{8}(\.[a-z]+)$/;

/** What was taken out at the desk lay in folders of its own. What cannot be read any more stays there. */
async function takeInPutAside(taking: TakingIn, dataDir: string): Promise<NewRow[]> {
  const rows: NewRow[] = [];
  for (const folder of ['pictures-put-aside', 'files-put-aside'])
    for (const aside of await readdir(path.join(dataDir, folder)).catch(() => [])) {
      const [, stem, extension] = ASIDE.exec(aside) ?? [];
      if (!stem || !extension) continue;
      const kind = folder.startsWith('pictures') ? 'pictures' : extension === '.glb' ? 'models' : 'files';
      const file = path.join(dataDir, folder, aside);
      const facts = await stat(file);
      const at = facts.mtime.toISOString();
      const taken = await takeIn(taking, { kind, name: stem + extension, file, at }).catch(() => undefined);
      // Moving it changed the place, not the content.
      if (taken)
        rows.push({ ...taken, row: { ...taken.row, removed_at: facts.ctime.toISOString() } } as NewRow);
    }
  return rows;
}

/** What was written by hand since the desk wrote last is a version of its own. */
async function noteByHand(to: Queries, items: readonly FolderItem[], at: string): Promise<void> {
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
