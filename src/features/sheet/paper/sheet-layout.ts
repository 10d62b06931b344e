import type { PictureView } from '../../../media/picture-view';

/** How the sheet is laid out: a tall picture beside the wordmark, a wide one above everything, or none. */
export type SheetLayout = 'tall' | 'wide' | 'bare';

type Proportions = Pick<PictureView, 'width' | 'height'>;

/** Millimetres of the A4 sheet (design page, '8 PDF sheet'). */
export const SHEET = { width: 210, height: 297 } as const;
const PICTURE_WIDTH = { tall: 145, wide: SHEET.width } as const;
/** A picture may be this high, so that the label always has its place. */
const HIGHEST_PICTURE = 186;
/** Wordmark and QR code, which stand above the label when there is no picture. */
const BARE_HEIGHT = 62;
/** From the picture to the label, and the floor line with the address. */
const AROUND_THE_TEXT = 42;
/** One line of the history at 9 pt, and how many characters the column takes. */
const LINE = { height: 4.92, characters: 38 };

/** From how much wider than high a picture takes the whole width. */
const WIDE_FROM = 1.2;
/** Dots per inch below which print shows a lack of them. */
const LEAST_DPI = 200;
const INCH = 25.4;

const printableWidth = ({ width }: Proportions): number => (width / LEAST_DPI) * INCH;

/** A picture goes over the whole width when it is wide, and large enough to gain by it. */
export const layoutOf = (picture: Proportions | undefined): SheetLayout => {
  if (!picture) return 'bare';
  const isWide = picture.width >= picture.height * WIDE_FROM;
  return isWide && printableWidth(picture) > PICTURE_WIDTH.tall ? 'wide' : 'tall';
};

/** How wide a picture may be, in mm: as its layout says, but never so wide that it has less than 200 dpi. */
export function pictureWidth(picture: Proportions): number {
  const layout = layoutOf(picture) === 'wide' ? 'wide' : 'tall';
  return Math.min(PICTURE_WIDTH[layout], printableWidth(picture));
}

/** How high the picture's place is, in mm: the picture in true proportion, unless it is taller than the sheet allows. */
export function pictureHeight(picture: Proportions | undefined): number {
  if (!picture) return BARE_HEIGHT;
  return Math.min((pictureWidth(picture) * picture.height) / picture.width, HIGHEST_PICTURE);
}

/** How many characters of history fit beside the label, below a picture of that height. */
export const historyRoom = (height: number): number =>
  Math.floor((SHEET.height - Math.max(height, BARE_HEIGHT) - AROUND_THE_TEXT) / LINE.height) *
  LINE.characters;
