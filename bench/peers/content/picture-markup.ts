import type { Image } from '../../../src/contract/common';
import { IMAGE_SIZES, IMAGE_WIDTHS } from '../../../src/contract/image-sizes';

/** The attributes of a `picture` of ours: three formats, four widths each, none twice. */
export function pictureMarkup({ alt, width, height, color, sizes, avif, webp }: Image, lead: boolean) {
  const srcSet = (urls: Image['sizes']) => {
    const widths = IMAGE_SIZES.map((size) => [urls[size], Math.min(IMAGE_WIDTHS[size], width)] as const);
    return [...new Map(widths)].map(([url, wide]) => `${url} ${wide}w`).join(', ');
  };
  const shown = lead
    ? '(min-width: 1100px) 67vw, (min-width: 720px) 58vw, 100vw'
    : '(min-width: 1100px) 33vw, (min-width: 640px) 50vw, 100vw';
  return {
    color,
    sources: [
      { type: 'image/avif', urls: avif },
      { type: 'image/webp', urls: webp },
    ].flatMap(({ type, urls }) => (urls ? [{ type, srcSet: srcSet(urls), sizes: shown }] : [])),
    img: { src: sizes.md, srcSet: srcSet(sizes), sizes: shown, alt, width, height },
  };
}
