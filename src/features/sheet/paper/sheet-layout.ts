import type { PictureView } from '../../../media/picture-view';

/** 'tall': picture beside the wordmark; 'wide': above everything; 'bare': no picture. */
export type SheetLayout = 'tall' | 'wide' | 'bare';

type Proportions = Pick<PictureView, 'width' | 'height'>;

/** mm of A4 (design page, '8 PDF sheet'). */
export const SHEET = { width: 210, height: 297 } as const;
const PICTURE_WIDTH = { tall: 145, wide: SHEET.width } as const;
/** mm; leaves the label its place. */
const HIGHEST_PICTURE = 186;
/** mm of wordmark and QR code, which stand above the label when there is no picture. */
const BARE_HEIGHT = 62;
/** mm from the picture to the label, and of the floor line. */
const AROUND_THE_TEXT = 42;
/** A line of history at 9 pt: height in mm, characters. */
const LINE = { height: 4.92, characters: 38 };

/** Width / height from which a picture takes the whole width. */
const WIDE_FROM = 1.2;
/** Below this, print shows a lack of dots. */
const LEAST_DPI = 200;
const INCH = 25.4;

const printableWidth = ({ width }: Proportions): number => (width / LEAST_DPI) * INCH;

/** 'wide' only where the picture is large enough to gain by it. */
export const layoutOf = (picture: Proportions | undefined): SheetLayout => {
  if (!picture) return 'bare';
  const isWide = picture.width >= picture.height * WIDE_FROM;
  return isWide && printableWidth(picture) > PICTURE_WIDTH.tall ? 'wide' : 'tall';
};

/** mm; never so wide that the picture has less than 200 dpi. */
export function pictureWidth(picture: Proportions): number {
  const layout = layoutOf(picture) === 'wide' ? 'wide' : 'tall';
  return Math.min(PICTURE_WIDTH[layout], printableWidth(picture));
}

/** mm; the picture in true proportion, up to the sheet's limit. */
export function pictureHeight(picture: Proportions | undefined): number {
  if (!picture) return BARE_HEIGHT;
  return Math.min((pictureWidth(picture) * picture.height) / picture.width, HIGHEST_PICTURE);
}

/** Characters of history beside the label. @param height of the picture, in mm */
export const historyRoom = (height: number): number =>
  Math.floor((SHEET.height - Math.max(height, BARE_HEIGHT) - AROUND_THE_TEXT) / LINE.height) *
  LINE.characters;
