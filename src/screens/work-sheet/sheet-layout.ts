import type { PictureView } from '../../media/picture-view';

/** How the sheet is laid out: a tall picture beside the wordmark, a wide one above everything, or none. */
export type SheetLayout = 'tall' | 'wide' | 'bare';

/** Millimetres of the A4 sheet (design page, '8 PDF sheet'). */
const SHEET = { width: 210, height: 297 };
const PICTURE_WIDTH = { tall: 145, wide: SHEET.width };
/** A picture may be this high, so that the label always has its place. */
const HIGHEST_PICTURE = 186;
/** What stands at the top of a sheet without picture. */
const BARE_HEIGHT = 62;
/** From the picture to the label, and the floor line with the address. */
const AROUND_THE_TEXT = 42;
/** One line of the history at 9 pt, and how many characters the column takes. */
const LINE = { height: 4.92, characters: 38 };

/** From how much wider than high a picture takes the whole width. */
const WIDE_FROM = 1.2;

export const layoutOf = (picture: Pick<PictureView, 'width' | 'height'> | undefined): SheetLayout => {
  if (!picture) return 'bare';
  return picture.width >= picture.height * WIDE_FROM ? 'wide' : 'tall';
};

/** How high the picture's place is, in mm: the picture in true proportion, unless it is taller than the sheet allows. */
export function pictureHeight(picture: Pick<PictureView, 'width' | 'height'> | undefined): number {
  const layout = layoutOf(picture);
  if (!picture || layout === 'bare') return BARE_HEIGHT;
  return Math.min((PICTURE_WIDTH[layout] * picture.height) / picture.width, HIGHEST_PICTURE);
}

/** How many characters of history fit beside the label, below a picture of that height. */
export const historyRoom = (height: number): number =>
  Math.floor((SHEET.height - height - AROUND_THE_TEXT) / LINE.height) * LINE.characters;
