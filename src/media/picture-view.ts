import type { Image } from '../contract/common';
import { IMAGE_SIZES, type ImageSize } from '../contract/image-sizes';
type Urls = Record<ImageSize, string>;

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
  night?: PictureView;
  /** On an evening picture: the piece itself is a lit lamp. */
  lamp?: boolean;
  original?: { url: string; width: number; height: number };
}

/** An empty origin leaves the address root-relative. */
export const mediaUrl = (url: string, origin: string): string => (/^\/(?!\/)/.test(url) ? origin + url : url);

const resolveAll = (urls: Urls, origin: string): Urls =>
  Object.fromEntries(IMAGE_SIZES.map((size) => [size, mediaUrl(urls[size], origin)])) as Urls;

/** `origin`: of root-relative addresses, '' for the site itself. */
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

export function toPictureViews(
  main: Image | undefined,
  images: readonly Image[],
  origin: string,
): PictureView[] {
  const others = images.filter(({ id }) => id !== main?.id);
  return [...(main ? [main] : []), ...others].map((image) => toPictureView(image, origin));
}

export const isPortrait = ({ width, height }: Pick<PictureView, 'width' | 'height'>): boolean =>
  height > width;

export const isSquare = ({ width, height }: Pick<PictureView, 'width' | 'height'>): boolean =>
  height === width;

/** Page, cards and head share a view: most of a page's memory in a large build. */
function keepView<Image extends object, View>(
  make: (image: Image, origin: string) => View,
): (image: Image, origin: string) => View {
  const kept = new WeakMap<Image, { origin: string; view: View }>();
  return (image, origin) => {
    const known = kept.get(image);
    if (known?.origin === origin) return known.view;
    const view = make(image, origin);
    kept.set(image, { origin, view });
    return view;
  };
}
