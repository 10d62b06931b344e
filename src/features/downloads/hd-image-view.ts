import type { HdImage } from '../../contract/common';
import { toFileView, type FileView } from '../../components/links/file-view';
import type { ViewContext } from '../../page/view-context';
import { translator } from '../../i18n/translator';

export interface HdImageView extends FileView {
  bytes: number;
  /** '4000 × 3000 px' */
  pixels: string;
  credit?: string;
}

export function toHdImageView(image: HdImage, context: ViewContext): HdImageView {
  const { bytes, width, height, credit } = image;
  return {
    ...toFileView(image, context),
    bytes,
    pixels: translator(context.locale)('file.pixels', { width, height }),
    ...(credit && { credit }),
  };
}
