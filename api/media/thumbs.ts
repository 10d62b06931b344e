import pLimit from 'p-limit';
import sharp from 'sharp';
import { NotStored, type Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import { picturesNamed, type PictureRow } from '../files/file-queries';
import { readOriginal } from '../files/originals';

/** px; for rows, walls and the piece in hand. */
const SIDE = 640;

/** A screen full of new pictures must not keep the API from its visitors. */
const atOnce = pLimit(1);

/** Of the store. */
export const THUMBS = 'thumbs';

/** WebP of a picture, kept as long as its content is. */
export async function thumbOf(files: Store, hash: string): Promise<Buffer> {
  const key = `${THUMBS}/${hash}.webp`;
  const kept = await files.read(key).catch((error: unknown) => {
    if (error instanceof NotStored) return undefined;
    throw error;
  });
  if (kept) return kept;
  return atOnce(async () => {
    const made = await sharp(await readOriginal(files, hash))
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    await files.write(key, made);
    return made;
  });
}

/** Root-relative; another one when the file changes. */
export const thumbUrl = ({ name: file, hash }: Pick<PictureRow, 'name' | 'hash'>): string =>
  `/desk/api/pictures/thumb?${new URLSearchParams({ file, v: hash.slice(0, 8) }).toString()}`;

export interface ShownFile {
  url: string;
  width: number;
  height: number;
}

/** Also of pictures that no published file uses; those that are not there are in no map. */
export async function shownFiles(
  database: Pick<GalleryDatabase, 'read'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, ShownFile>> {
  if (names.length === 0) return new Map();
  const rows = await database.read((from) => picturesNamed(from, names));
  return new Map([...rows].map(([name, row]) => [name, shownRow(row)]));
}

export const shownRow = (row: PictureRow): ShownFile => ({
  url: thumbUrl(row),
  width: row.width,
  height: row.height,
});
