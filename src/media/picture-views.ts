import type { Image } from '../contract/common';
import { toPictureView, type PictureView } from './picture-view';

/** All the pictures of an item, the one it is listed with first, none twice. */
export function toPictureViews(
  main: Image | undefined,
  images: readonly Image[],
  origin: string,
): PictureView[] {
  const others = images.filter(({ id }) => id !== main?.id);
  return [...(main ? [main] : []), ...others].map((image) => toPictureView(image, origin));
}
