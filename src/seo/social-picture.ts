import { briefLine } from '../contract/text/brief-line';
import { IMAGE_SIZES, IMAGE_WIDTHS } from '../contract/image-sizes';
import { mediaUrl, type PictureView } from '../media/picture-view';

/** px */
const WIDTH = 1200;

/** Characters. */
const MOST_ALT = 420;

const DEFAULT_PICTURE = { path: '/social.png', width: 1200, height: 630, alt: 'meubles et lumières' };

/** The smallest derivative of at least 1200 px, else the largest. */
export function socialPicture(picture: PictureView | undefined, origin: string) {
  if (!picture) return { ...DEFAULT_PICTURE, url: origin + DEFAULT_PICTURE.path };
  const size = IMAGE_SIZES.find((name) => IMAGE_WIDTHS[name] >= WIDTH) ?? 'xl';
  const width = Math.min(IMAGE_WIDTHS[size], picture.width);
  return {
    url: mediaUrl(picture.jpeg[size], origin),
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: briefLine(picture.alt, MOST_ALT),
  };
}
