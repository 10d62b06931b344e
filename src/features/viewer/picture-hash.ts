const PREFIX = 'picture-';

/** Id and hash of a picture, the same in every language. `index` from 0. */
export const pictureId = (index: number): string => `${PREFIX}${index + 1}`;

/** `hash` with its '#'; the picture need not exist. */
export const isPictureHash = (hash: string): boolean => /^#picture-[1-9]\d*$/.test(hash);

/** From 0; undefined for any other hash, and for a picture that does not exist. */
export function indexOfHash(hash: string, count: number): number | undefined {
  if (!isPictureHash(hash)) return undefined;
  const index = Number(hash.slice(PREFIX.length + 1)) - 1;
  return index < count ? index : undefined;
}
