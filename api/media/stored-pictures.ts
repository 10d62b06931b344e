import type { Queries } from '../database/queries';
import type { PictureRow } from '../files/file-queries';

export type StoredPicture = PictureRow;

/** Newest first. Large originals that stand beside a smaller file of the same picture are not pictures of their own. */
export const storedPictures = (from: Queries): Promise<StoredPicture[]> =>
  from
    .selectFrom('pictures')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('name', 'not like', 'hd/%')
    .orderBy('at', 'desc')
    .orderBy('name')
    .execute();
