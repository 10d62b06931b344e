import type { Store } from '../../src/contract/server/store/store';
import type { Image } from '../../src/contract/common';
import { IMAGE_SIZES, IMAGE_WIDTHS } from '../../src/contract/image-sizes';
import { ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import { openDerivativeStore, type DerivativeStore } from '../media/derivative-store';
import { FORMATS, widthsOf, type Format } from '../media/recipe';
import type { RoomPictureRow } from './room-queries';

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
