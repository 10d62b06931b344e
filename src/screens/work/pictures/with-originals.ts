import type { PictureView } from '../../../media/picture-view';

type Original = NonNullable<PictureView['original']>;

/** The contract lists originals apart: a picture takes the first of its size that no other has taken. */
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
