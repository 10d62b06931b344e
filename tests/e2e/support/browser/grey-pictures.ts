/** The header by which visitors say that grey pixels will do for pictures; few tests need the real ones. */
export const GREY_PICTURES = 'x-grey-pictures';

/** A PNG. */
export const GREY_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAhQGyKwAAAABJRU5ErkJggg==',
  'base64',
);
