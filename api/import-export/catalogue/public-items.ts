import type { OfItem, Values } from '../../content/contract/item';
import { allPublished } from '../../content/published/item-queries';
import { valuesOf } from '../../content/published/item-text';
import type { GalleryDatabase } from '../../database/database';

export type PublicItem = OfItem & { values: Values };

/** All that is public, in the order of kinds and ids. */
export const publicItems = async (database: Pick<GalleryDatabase, 'read'>): Promise<PublicItem[]> =>
  (await database.read(allPublished)).map(({ kind, id, published }) => ({
    ...{ shelf: kind, id, values: valuesOf(published) },
  }));
