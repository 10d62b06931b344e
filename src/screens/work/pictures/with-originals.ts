import type { PictureView } from '../../../media/picture-view';

type Original = NonNullable<PictureView['original']>;

/**
 * Gives each picture its original. The contract lists originals apart from pictures, but a picture tells the size of its
 * original: the first one of that size which no picture before it has taken.
 */
export function withOriginals(
  pictures: readonly PictureView[],
  originals: readonly Original[],
): PictureView[] {
  const left = [...originals];
  return pictures.map((picture) => {
    const at = left.findIndex(({ width, height }) => width === picture.width && height === picture.height);
    const [original] = at < 0 ? [] : left.splice(at, 1);
    return original ? { ...picture, original } : picture;
  });
}
