import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { Values } from '../../content/contract/item';
import { fileOf } from '../../content/published/entry';
import { hasItems } from '../../content/published/item-queries';
import { itemText } from '../../content/published/item-text';
import { settleDraft } from '../../content/writing/settle-draft';
import { settleSwaps } from '../../content/writing/settle-swaps';
import type { Written } from '../../content/writing/written';
import type { FactsCache } from '../../media/facts-cache';
import { writeWhole } from '../../../src/contract/server/write-whole';
import { layItems } from './bring-folder-in';
import { checkFolder } from './check-folder';

/**
 * Brings the catalogue's files into a database without items: the sample, or what was public on a server that had files as
 * the truth. They are not read again.
 * @throws CatalogueError for files that cannot be served together
 */
export async function takeOver(database: GalleryDatabase, root: string, facts: FactsCache): Promise<void> {
  if (await database.read(hasItems)) return;
  const unfinished = await finishFiles(database, root);
  const { items } = await checkFolder(root, facts);
  await layItems(database, items);
  await database.write(async (to) => {
    for (const one of unfinished) await settleDraft(to, one);
    await settleSwaps(to, unfinished);
    await to.deleteFrom('desk_writing').execute();
  });
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
