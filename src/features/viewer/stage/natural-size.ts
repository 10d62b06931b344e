import { IMAGE_WIDTHS } from '../../../contract/image-sizes';
import type { PictureView } from '../../../media/picture-view';

/** Width and height in px of the largest file of a picture that there is to look at: its original, else the size xl. */
export function naturalSize({ original, width, height }: PictureView): { width: number; height: number } {
  if (original) return { width: original.width, height: original.height };
  const shown = Math.min(width, IMAGE_WIDTHS.xl);
  return { width: shown, height: Math.round((height * shown) / width) };
}
