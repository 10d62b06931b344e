import { randomBytes } from 'node:crypto';
import type { Store } from '../../src/contract/server/store/store';
import { originalOf, ROOM_PICTURES } from './room-images';
import { measurePicture } from '../media/picture-facts';
import type { GalleryDatabase } from '../database/database';
import type { RoomPictureRow } from './room-queries';
import type { DeskServices } from '../desk/desk-services';
import type { CleanPicture } from '../media/clean-picture';
import { pictureNames } from './piece-queries';

/** 128 bits: whoever knows the name sees the picture. */
const newName = (): string => randomBytes(16).toString('base64url');

type Stored = Pick<RoomPictureRow, 'name' | 'extension' | 'width' | 'height' | 'color'>;

/** By a name of its own, not by its hash: nothing public knows of it, and it is erased with its room. */
export async function storeRoomPicture(
  files: Store,
  { content, extension, width, height }: CleanPicture,
): Promise<Stored> {
  const { color } = await measurePicture(content);
  const stored = { name: newName(), extension, width, height, color };
  await files.write(originalOf(stored), content);
  return stored;
}

/** Under a name of its own, for a copy of a room. */
export async function copyRoomPicture(files: Store, picture: Stored): Promise<Stored> {
  const { extension, width, height, color } = picture;
  const copy = { name: newName(), extension, width, height, color };
  await files.write(originalOf(copy), await files.read(originalOf(picture)));
  return copy;
}

export const removeRoomPicture = (files: Store, name: string): Promise<void> =>
  files.removeFolder(`${ROOM_PICTURES}/${name}`);

/** Files of pictures that no room has any more, and no client sees. */
export async function removeUnshown(
  { database, files }: Pick<DeskServices, 'database' | 'files'>,
  pictures: readonly Pick<RoomPictureRow, 'name'>[],
): Promise<void> {
  const known = new Set(await database.read(pictureNames));
  for (const { name } of pictures) if (!known.has(name)) await removeRoomPicture(files, name);
}

/** ms; a younger one may be on its way into the database. */
const YOUNG_MS = 10 * 60 * 1000;

/** Those of rooms and pieces that are gone, whichever way. */
export async function removeStrayPictures(
  files: Store,
  database: Pick<GalleryDatabase, 'read'>,
  now: number,
): Promise<void> {
  const stray = new Map<string, number>();
  for await (const { key, at } of files.list(ROOM_PICTURES)) {
    const name = key.split('/')[1] ?? '';
    stray.set(name, Math.max(at, stray.get(name) ?? 0));
  }
  if (stray.size === 0) return;
  for (const name of await database.read(pictureNames)) stray.delete(name);
  for (const [name, at] of stray) if (now - at > YOUNG_MS) await removeRoomPicture(files, name);
}
