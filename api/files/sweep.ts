import type { Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import { THUMBS } from '../media/thumbs';
import { UPLOAD_LIFE_MS, UPLOADS } from '../media/uploads';
import { hashesIn } from './file-queries';
import { atContent, ORIGINALS, type Originals } from './originals';

/** ms; a younger content may be on its way into the database. */
const YOUNG_MS = 24 * 60 * 60_000;

/**
 * Removes contents that no row names, and what the desk shows of them: of uploads that were given up. What was taken out has a row.
 * @param now ms since 1970
 */
export async function removeUnnamed(
  { files, database }: Originals & { database: Pick<GalleryDatabase, 'read'> },
  now: number,
): Promise<void> {
  const known = await database.read(hashesIn);
  for (const folder of [ORIGINALS, THUMBS])
    for await (const { key, at } of files.list(folder)) {
      const hash = key.slice(folder.length + 1).replace(/\.webp$/, '');
      if (known.has(hash) || now - at < YOUNG_MS) continue;
      // Whoever brings it in again has written it before this look, or writes it after it was removed.
      await atContent({ database }, hash, async () => {
        const isYoung = now - ((await files.facts(key))?.at ?? 0) < YOUNG_MS;
        if (!isYoung && !(await database.read(hashesIn)).has(hash)) await files.remove(key);
      });
    }
}

/**
 * Removes uploads that were not taken in within a day, and parts that no upload has: of a process that was killed.
 * @param now ms since 1970
 */
export async function removeLeftUploads(
  { files, database }: { files: Store; database: Pick<GalleryDatabase, 'read' | 'write'> },
  now: number,
): Promise<void> {
  const until = new Date(now - UPLOAD_LIFE_MS).toISOString();
  await database.write((to) => to.deleteFrom('uploads').where('begun_at', '<=', until).execute());
  const folders = new Set<string>();
  for await (const { key } of files.list(UPLOADS)) folders.add(key.split('/')[1] ?? '');
  if (folders.size === 0) return;
  // Asked for last: a row is there before the first part.
  const rows = await database.read((from) => from.selectFrom('uploads').select('id').execute());
  for (const { id } of rows) folders.delete(id);
  for (const id of folders) await files.removeFolder(`${UPLOADS}/${id}`);
}
