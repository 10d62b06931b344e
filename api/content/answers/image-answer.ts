import type { Image } from '../../../src/contract/common';
import type { Picture } from '../../catalogue-files/fields';
import type { Localised } from '../../catalogue-files/texts';
import { derivativeUrls } from '../../media/media-addresses';
import { textIn, type View } from './view';

export function imageAnswer(view: View, picture: Picture): Image {
  const { night } = picture;
  if (!night) return plainImage(view, picture);
  return {
    ...plainImage(view, picture),
    night: { ...plainImage(view, night), ...(night.lamp && { lamp: true }) },
  };
}

export function firstImage(view: View, [first]: Picture[] = []): Image | undefined {
  return first && imageAnswer(view, first);
}

export function imageAnswers(view: View, pictures: Picture[] = []): Image[] {
  return pictures.map((picture) => imageAnswer(view, picture));
}

type PlainPicture = { file: string; alt: Localised<string>; credit?: string; hd?: string };

function plainImage(view: View, picture: PlainPicture): Omit<Image, 'night'> {
  const offered = view.catalogue.pictureOf(picture);
  return {
    id: offered.id,
    alt: textIn(view, picture.alt),
    width: offered.width,
    height: offered.height,
    color: offered.color,
    sizes: derivativeUrls(offered, 'jpg'),
    avif: derivativeUrls(offered, 'avif'),
    webp: derivativeUrls(offered, 'webp'),
    ...(picture.credit && { credit: picture.credit }),
  };
}
