import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { DeskError } from '../../desk/desk-error';
import type { Actor } from '../../desk/log-queries';
import { forgetWriting, noteWriting, type Written } from './journal-queries';
import { addVersion, forgetVersions, newestText, newestVersion } from './version-queries';
import { put, putStaged, stage, textOfFile, unstage } from './catalogue-files';
import { settleDraft } from './settle-draft';
import { settleSwaps } from './settle-swaps';
import { writeFault } from './write-fault';

export interface WritePlace {
  /** The catalogue's folder. */
  root: string;
  database: GalleryDatabase;
  now(): number;
  /** For tests: what happens before a step. */
  beforeStep?: (() => Promise<void>) | undefined;
}

/**
 * All or nothing, over a kill at any time as well: `finishWriting` goes on where it stopped.
 * @param note of the log
 * @throws DeskError for a full disk, files that may not be written, and where a file was edited by hand since it was read
 */
export async function writeFiles(
  { root, database, now, beforeStep = () => Promise.resolve() }: WritePlace,
  files: readonly Written[],
  actor: Actor,
  note: (to: Queries) => Promise<void>,
): Promise<void> {
  const at = new Date(now()).toISOString();
  let newest = 0;
  try {
    for (const file of files) {
      await beforeStep();
      await stage(root, file);
    }
    await beforeStep();
    await database.write(async (to) => {
      newest = await newestVersion(to);
      for (const file of files) await addVersions(to, file, actor, at);
      for (const file of files) await noteWriting(to, file);
    });
  } catch (error) {
    await Promise.all(files.map((file) => unstage(root, file)));
    throw writeFault(error);
  }

  const placed: Written[] = [];
  try {
    for (const file of files) {
      await beforeStep();
      if ((await textOfFile(root, file)) !== file.before) throw new DeskError('changedElsewhere');
      placed.push(file);
      await putStaged(root, file);
    }
  } catch (error) {
    for (const file of placed)
      if ((await textOfFile(root, file)) === file.after) await put(root, file, file.before);
    await Promise.all(files.map((file) => unstage(root, file)));
    await database.write(async (to) => {
      await forgetVersions(to, newest);
      await forgetWriting(to);
    });
    throw error;
  }

  await beforeStep();
  await database.write(async (to) => {
    for (const file of files) await settleDraft(to, file);
    await settleSwaps(to, files);
    await forgetWriting(to);
    await note(to);
  });
  await beforeStep();
}

/** What somebody wrote by hand since the desk wrote last is a version as well. */
async function addVersions(
  to: Queries,
  { shelf, item, act, before, after }: Written,
  actor: Actor,
  at: string,
): Promise<void> {
  const known = await newestText(to, shelf, item);
  if (known !== undefined && known !== before)
    await addVersion(to, { shelf, item, at, act: 'byHand', before: known, after: before }, null);
  await addVersion(to, { shelf, item, at, act, before, after }, actor);
}
