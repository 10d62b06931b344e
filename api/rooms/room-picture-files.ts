import { randomBytes } from 'node:crypto';
import type { Image } from '../../src/contract/common';
import { IMAGE_SIZES, IMAGE_WIDTHS } from '../../src/contract/image-sizes';
import { ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import type { Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import type { DeskServices } from '../desk/desk-services';
import type { CleanPicture } from '../media/clean-picture';
import { type DerivativeStore, openDerivativeStore } from '../media/derivative-store';
import { measurePicture } from '../files/take-in';
import { type Format, FORMATS, widthsOf } from '../media/recipe';
import { pictureNames } from './piece-queries';
import type { RoomPictureRow } from './room-queries';

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

/** Of the store. */
export const ROOM_PICTURES = 'room-pictures';

type Named = Pick<RoomPictureRow, 'name' | 'extension'>;

/** In a folder named like it: the picture itself and its sizes, gone together. */
export const originalOf = ({ name, extension }: Named): string =>
  `${ROOM_PICTURES}/${name}/original.${extension}`;

type RoomPicture = Named & Pick<RoomPictureRow, 'color'>;

export const openRoomDerivatives = (files: Store): DerivativeStore<RoomPicture> =>
  openDerivativeStore({
    ...{ files, folder: ROOM_PICTURES },
    original: (picture) => files.read(originalOf(picture)),
  });

const urlsOf = (name: string, width: number, format: Format): Image['sizes'] =>
  Object.fromEntries(
    IMAGE_SIZES.map((size) => [
      size,
      ROOM_PATHS.picture.replace(':name', `${name}-${Math.min(IMAGE_WIDTHS[size], width)}.${format}`),
    ]),
  ) as Image['sizes'];

export const roomImage = ({ id, name, alt, width, height, color }: RoomPictureRow): Image => ({
  id: String(id),
  ...{ alt, width, height, color },
  sizes: urlsOf(name, width, 'jpg'),
  avif: urlsOf(name, width, 'avif'),
  webp: urlsOf(name, width, 'webp'),
});

const FILE = new RegExp(`^([\\w-]{22})-(\\d{1,5})\\.(${FORMATS.join('|')})$`);

/** Undefined for what is no address of a picture. */
export function asked(file: string): { name: string; width: number; format: Format } | undefined {
  const [, name, width, format] = FILE.exec(file) ?? [];
  return name && format ? { name, width: Number(width), format: format as Format } : undefined;
}

export const isMade = (original: number, width: number): boolean => widthsOf(original).includes(width);
