import { IMAGE_SIZES, type ImageSize } from '../../../contract/image-sizes';
import type { PictureView } from '../../../media/picture-view';
import type { SearchPicture } from '../index/search-item';

/** The index has one small file, which stands for all sizes. */
export function toSmallPicture({ src, night, lamp, ...shape }: SearchPicture): PictureView {
  const view = (file: string): PictureView => ({ alt: '', ...shape, jpeg: everySize(file) });
  return { ...view(src), ...(night && { night: { ...view(night), ...(lamp && { lamp }) } }) };
}

const everySize = (file: string) =>
  Object.fromEntries(IMAGE_SIZES.map((size) => [size, file])) as Record<ImageSize, string>;
