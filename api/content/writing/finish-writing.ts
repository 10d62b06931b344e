import type { GalleryDatabase } from '../../database/database';
import { forgetWriting, unfinished } from './journal-queries';
import { put, textOfFile } from './catalogue-files';
import { settleDraft } from './settle-draft';
import { settleSwaps } from './settle-swaps';

/**
 * Does what a killed process had begun: all of it, but for files that were edited by hand since, whose drafts stay.
 * @param root the catalogue's folder
 */
export async function finishWriting(root: string, database: GalleryDatabase): Promise<void> {
  const rows = await database.read(unfinished);
  if (rows.length === 0) return;
  const done: typeof rows = [];
  for (const row of rows) {
    const text = await textOfFile(root, row);
    if (text === row.before) await put(root, row, row.after);
    if (text === row.before || text === row.after) done.push(row);
  }
  await database.write(async (to) => {
    for (const row of done) await settleDraft(to, row);
    await settleSwaps(to, done);
    await forgetWriting(to);
  });
}
