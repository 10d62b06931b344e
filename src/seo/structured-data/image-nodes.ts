import type { ImageObject } from 'schema-dts';
import type { PictureView } from '../../media/picture-view';
import { mediaUrl } from '../../media/picture-view';

interface Licence {
  origin: string;
  licenceUrl: string;
  contactUrl: string;
}

/** Identifies the photograph: the address of its largest derivative. */
export const imageUrl = ({ jpeg }: Pick<PictureView, 'jpeg'>, origin: string): string =>
  mediaUrl(jpeg.xl, origin);

/** The evening picture has the credit of the day's unless it has its own. */
const withNight = (picture: PictureView): PictureView[] =>
  picture.night ? [picture, { credit: picture.credit, ...picture.night }] : [picture];

/** Each once, evening beside day. */
export function imageNodes(
  pictures: readonly PictureView[],
  { origin, licenceUrl, contactUrl }: Licence,
): ImageObject[] {
  const byUrl = new Map(pictures.flatMap(withNight).map((picture) => [imageUrl(picture, origin), picture]));
  return [...byUrl].map(([url, { alt, width, height, credit }]) => ({
    '@type': 'ImageObject',
    '@id': url,
    contentUrl: url,
    width: `${width}`,
    height: `${height}`,
    ...(alt && { caption: alt }),
    ...(credit && { creditText: credit, creator: { '@type': 'Person', name: credit } }),
    license: licenceUrl,
    acquireLicensePage: contactUrl,
  }));
}
