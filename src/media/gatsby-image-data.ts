import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { IMAGE_SIZES, IMAGE_WIDTHS } from '../contract/image-sizes';
import type { PictureView } from './picture-view';

type Urls = PictureView['jpeg'];

/** A size that could not be enlarged has the file of the size below. */
function srcSet(urls: Urls, originalWidth: number): string {
  const byUrl = new Map<string, number>();
  for (const size of IMAGE_SIZES) byUrl.set(urls[size], Math.min(IMAGE_WIDTHS[size], originalWidth));
  return [...byUrl].map(([url, width]) => `${url} ${width}w`).join(', ');
}

export function toGatsbyImageData(picture: PictureView, sizes: string): IGatsbyImageData {
  const { width, height, color, jpeg, webp, avif } = picture;
  const source = (urls: Urls | undefined, type: string) =>
    urls ? [{ srcSet: srcSet(urls, width), sizes, type }] : [];
  return {
    layout: 'fullWidth',
    width: 1,
    height: height / width,
    backgroundColor: color,
    images: {
      fallback: { src: jpeg.md, srcSet: srcSet(jpeg, width), sizes },
      sources: [...source(avif, 'image/avif'), ...source(webp, 'image/webp')],
    },
  };
}
