import type { Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import { THUMBS } from '../media/thumbs';
import { hashesIn } from './file-queries';
import { ORIGINALS } from './originals';

/** ms; a younger content may be on its way into the database. */
const YOUNG_MS = 24 * 60 * 60_000;

/** Contents that no row names, and what the desk shows of them: of uploads that were given up. What was taken out has a row. */
export async function removeUnnamed(
  files: Store,
  database: Pick<GalleryDatabase, 'read'>,
  now: number,
): Promise<void> {
  const known = await database.read(hashesIn);
  for (const folder of [ORIGINALS, THUMBS])
    for await (const { key, at } of files.list(folder)) {
      const hash = key.slice(folder.length + 1).replace(/\.webp$/, '');
      if (known.has(hash) || now - at < YOUNG_MS) continue;
      // Somebody may have brought the same content in since.
      const isYoung = now - ((await files.facts(key))?.at ?? 0) < YOUNG_MS;
      if (!isYoung && !(await database.read(hashesIn)).has(hash)) await files.remove(key);
    }
}
