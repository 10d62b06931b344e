import { IMAGE_SIZES, IMAGE_WIDTHS } from '../../../contract/image-sizes';
import type { PictureView } from '../../../media/picture-view';
import { fetchPicture } from '../../downloads/fetch-picture';
import { pictureWidth } from '../paper/sheet-layout';
import { DPI } from './resolution';

export function pictureUrlFor(picture: PictureView): string {
  const pixels = (pictureWidth(picture) / 25.4) * DPI;
  const size = IMAGE_SIZES.find((name) => IMAGE_WIDTHS[name] >= pixels) ?? 'xl';
  return picture.jpeg[size];
}

/** Fetched and decoded. @returns an object URL, to be revoked; undefined when it can't be fetched */
export async function loadPicture(url: string, leaving: AbortSignal): Promise<string | undefined> {
  let objectUrl: string | undefined;
  try {
    const content = await fetchPicture(url, { signal: leaving, onBytes: () => undefined });
    objectUrl = URL.createObjectURL(content);
    const image = new Image();
    image.src = objectUrl;
    await image.decode();
    return objectUrl;
  } catch {
    if (objectUrl) URL.revokeObjectURL(objectUrl);
    return undefined;
  }
}
