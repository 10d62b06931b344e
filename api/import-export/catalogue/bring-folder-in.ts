import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { OfItem } from '../../content/contract/item';
import { allPublished, hasItems, putItems, type ItemToPut } from '../../content/published/item-queries';
import { itemText } from '../../content/published/item-text';
import { writeItems } from '../../content/writing/write-items';
import type { Written } from '../../content/writing/version-queries';
import type { ReadFolder } from './read-folder';

type Items = ReadFolder['items'];

/** What differs between what is public and the items of a folder, which are to be good together. */
export async function changesToFolder(
  database: Pick<GalleryDatabase, 'read'>,
  items: Items,
): Promise<Written[]> {
  const rows = await database.read(allPublished);
  const texts = new Map(rows.map(({ kind, id, published }) => [`${kind}/${id}`, published]));
  const written: Written[] = [];
  const add = ({ shelf, id }: OfItem, before: string | null, after: string | null) => {
    if (before !== after) written.push({ shelf, item: id, act: 'byHand', before, after, draft: null });
  };
  for (const { values, ...of } of items) {
    const key = `${of.shelf}/${of.id}`;
    add(of, texts.get(key) ?? null, itemText(of, values));
    texts.delete(key);
  }
  for (const { kind, id, published } of rows)
    if (texts.has(`${kind}/${id}`)) add({ shelf: kind, id }, published, null);
  return written;
}

/**
 * All or nothing. Each change is a version that nobody has signed.
 * @param also what is done in the same transaction
 * @throws DeskError where somebody has published meanwhile
 */
export const bringChangesIn = async (
  services: { database: GalleryDatabase; now(): number },
  written: readonly Written[],
  also: (to: Queries) => Promise<void> = async () => undefined,
): Promise<void> => void (await writeItems(services, written, null, also));

/**
 * Of a database without any: what a folder says was always so.
 * @param also what is done in the same transaction
 * @returns false where there are items already, and nothing was done
 */
export const layItems = (
  database: GalleryDatabase,
  items: Items,
  also: (to: Queries) => Promise<void> = async () => undefined,
): Promise<boolean> =>
  database.write(async (to: Queries) => {
    if (await hasItems(to)) return false;
    await putItems(
      to,
      items.map(({ values, ...of }): ItemToPut => ({ ...of, text: itemText(of, values) })),
    );
    await also(to);
    return true;
  });
