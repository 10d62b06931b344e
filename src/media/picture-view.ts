import type { Image } from '../contract/common';
import { IMAGE_SIZES, type ImageSize } from '../contract/image-sizes';
import { keepView } from './keep-view';

type Urls = Record<ImageSize, string>;

/** A picture as the screens take it: addresses that a browser can load. */
export interface PictureView {
  alt: string;
  /** px of the original */
  width: number;
  height: number;
  color: string;
  jpeg: Urls;
  webp?: Urls;
  avif?: Urls;
  credit?: string;
  /** The same view in the evening. */
  night?: PictureView;
  /** Of a night: its light is that of the piece itself, a lit lamp. */
  lamp?: boolean;
  /** The file that the derivatives were made from, where the gallery hands it out. */
  original?: { url: string; width: number; height: number };
}

/** Puts the media's origin before a root-relative address; an empty origin leaves it to the page's own. */
export const mediaUrl = (url: string, origin: string): string => (/^\/(?!\/)/.test(url) ? origin + url : url);

const resolveAll = (urls: Urls, origin: string): Urls =>
  Object.fromEntries(IMAGE_SIZES.map((size) => [size, mediaUrl(urls[size], origin)])) as Urls;

/** A contract Image as a view. `origin`: where root-relative media addresses live, '' for the site itself. */
export const toPictureView = keepView(
  (image: Image & Pick<PictureView, 'lamp'>, origin: string): PictureView => {
    const { alt, width, height, color, sizes, webp, avif, credit, night, lamp } = image;
    return {
      alt,
      width,
      height,
      color,
      jpeg: resolveAll(sizes, origin),
      ...(webp && { webp: resolveAll(webp, origin) }),
      ...(avif && { avif: resolveAll(avif, origin) }),
      ...(credit && { credit }),
      ...(night && { night: toPictureView(night, origin) }),
      ...(lamp && { lamp }),
    };
  },
);

/** All the pictures of an item, the one it is listed with first, none twice. */
export function toPictureViews(
  main: Image | undefined,
  images: readonly Image[],
  origin: string,
): PictureView[] {
  const others = images.filter(({ id }) => id !== main?.id);
  return [...(main ? [main] : []), ...others].map((image) => toPictureView(image, origin));
}

/** Taller than wide; the works grid gives portraits fewer columns. */
export const isPortrait = ({ width, height }: Pick<PictureView, 'width' | 'height'>): boolean =>
  height > width;

export const isSquare = ({ width, height }: Pick<PictureView, 'width' | 'height'>): boolean =>
  height === width;
