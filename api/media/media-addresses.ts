import { IMAGE_SIZES, IMAGE_WIDTHS, type ImageSize } from '../../src/contract/image-sizes';
import type { OfferedFile, OfferedPicture } from './offered-media';
import type { Format } from './recipe';

/** Addresses of a picture's derivatives, root-relative. Sizes wider than the original share its full width. */
export function derivativeUrls({ name, width }: OfferedPicture, format: Format): Record<ImageSize, string> {
  const url = (size: ImageSize) => `/media/${name}/${Math.min(IMAGE_WIDTHS[size], width)}.${format}`;
  return Object.fromEntries(IMAGE_SIZES.map((size) => [size, url(size)])) as Record<ImageSize, string>;
}

/** Address of a picture's original as a download. */
export function hdUrl({ name }: OfferedPicture, filename: string): string {
  return `/media/hd/${name}/${encodeURIComponent(filename)}`;
}

/** Address of a file that is handed out as it is. */
export function fileUrl({ version }: OfferedFile, filename: string): string {
  return `/media/files/${version}/${encodeURIComponent(filename)}`;
}
