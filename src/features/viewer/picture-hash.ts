const PREFIX = 'picture-';

/** The id of a picture of a page, which is the hash of its address, too; the same in every language. `index` from 0. */
export const pictureId = (index: number): string => `${PREFIX}${index + 1}`;

/** Whether a hash, with its '#', names a picture of a page, be it there or not. */
export const isPictureHash = (hash: string): boolean => /^#picture-[1-9]\d*$/.test(hash);

/** Which of a page's pictures, from 0, a hash names; undefined for any other hash and a picture that is not there. */
export function indexOfHash(hash: string, count: number): number | undefined {
  if (!isPictureHash(hash)) return undefined;
  const index = Number(hash.slice(PREFIX.length + 1)) - 1;
  return index < count ? index : undefined;
}
