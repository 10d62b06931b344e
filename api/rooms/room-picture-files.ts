import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { originalOf, roomPictureFolder } from './room-images';
import { measurePicture } from '../media/picture-facts';
import type { GalleryDatabase } from '../database/database';
import type { RoomPictureRow } from './room-queries';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { DeskServices } from '../desk/desk-services';
import type { CleanPicture } from '../media/clean-picture';
import { pictureNames } from './piece-queries';

/** 128 bits: whoever knows the name sees the picture. */
const newName = (): string => randomBytes(16).toString('base64url');

type Stored = Pick<RoomPictureRow, 'name' | 'extension' | 'width' | 'height' | 'color'>;

/** Beside the database, out of the catalogue: nothing public knows of it. */
export async function storeRoomPicture(
  dataDir: string,
  { content, extension, width, height }: CleanPicture,
): Promise<Stored> {
  const name = newName();
  const file = originalOf(dataDir, { name, extension });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeWhole(file, content);
  const { color } = await measurePicture(file);
  return { name, extension, width, height, color };
}

/** Under a name of its own, for a copy of a room. */
export async function copyRoomPicture(dataDir: string, picture: Stored): Promise<Stored> {
  const { extension, width, height, color } = picture;
  const name = newName();
  const file = originalOf(dataDir, { name, extension });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await copyFile(originalOf(dataDir, picture), file);
  return { name, extension, width, height, color };
}

export const removeRoomPicture = (dataDir: string, name: string): Promise<void> =>
  rm(path.join(roomPictureFolder(dataDir), name), { recursive: true, force: true });

/** Files of pictures that no room has any more, and no client sees. */
export async function removeUnshown(
  { database, settings }: Pick<DeskServices, 'database' | 'settings'>,
  pictures: readonly Pick<RoomPictureRow, 'name'>[],
): Promise<void> {
  const known = new Set(await database.read(pictureNames));
  for (const { name } of pictures) if (!known.has(name)) await removeRoomPicture(settings.dataDir, name);
}

/** ms; a younger one may be on its way into the database. */
const YOUNG_MS = 10 * 60 * 1000;

/** Those of rooms and pieces that are gone, whichever way. */
export async function removeStrayPictures(
  dataDir: string,
  database: Pick<GalleryDatabase, 'read'>,
  now: number,
): Promise<void> {
  const folder = roomPictureFolder(dataDir);
  const stored = await readdir(folder).catch(() => []);
  if (stored.length === 0) return;
  const known = new Set(await database.read(pictureNames));
  for (const name of stored.filter((one) => !known.has(one))) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > YOUNG_MS) await removeRoomPicture(dataDir, name);
  }
}
