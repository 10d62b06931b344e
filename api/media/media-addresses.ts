import { IMAGE_SIZES, IMAGE_WIDTHS, type ImageSize } from '../../src/contract/image-sizes';
import type { OfferedModel } from '../models/model-facts';
import type { OfferedFile, OfferedPicture } from './offered-media';
import type { Format } from './recipe';

/** Root-relative. Sizes wider than the original all use its full width. */
export function derivativeUrls({ name, width }: OfferedPicture, format: Format): Record<ImageSize, string> {
  const url = (size: ImageSize) => `/media/${name}/${Math.min(IMAGE_WIDTHS[size], width)}.${format}`;
  return Object.fromEntries(IMAGE_SIZES.map((size) => [size, url(size)])) as Record<ImageSize, string>;
}

export function hdUrl({ name }: OfferedPicture, filename: string): string {
  return `/media/hd/${name}/${encodeURIComponent(filename)}`;
}

export function fileUrl({ version }: OfferedFile, filename: string): string {
  return `/media/files/${version}/${encodeURIComponent(filename)}`;
}

export const modelUrl = ({ name }: Pick<OfferedModel, 'name'>, form: 'web' | 'plain'): string =>
  `/media/models/${name}/${form}.glb`;

export const modelDownloadUrl = ({ name }: Pick<OfferedModel, 'name'>, filename: string): string =>
  `/media/models/${name}/original/${encodeURIComponent(filename)}`;
