import { BREAKPOINTS } from './tokens';

// Sizes of what comes late, or has pages of its own: in the theme, they would be in what every page loads.

export const SEARCH_ROW_SIZES = {
  picture: '72px',
  pictureHeight: '90px',
  pictureWide: '96px',
  pictureHeightWide: '112px',
  pointed: '260px',
  pointedHeight: '325px',
} as const;

/** A centimetre of a work on the floor that works share; the place of a caption; light above a lamp; room for a title. */
export const FLOOR_SIZES = {
  least: '1.1px',
  leastWide: '1.35px',
  most: '2.1px',
  onPaper: '.4mm',
  leastOnPaper: '.17mm',
  placeOnPaper: '15mm',
  place: '136px',
  light: '112px',
  ring: '3px',
  title: '96px',
} as const;

/** px: height of a piece's further pictures in a client's room. */
export const ROOM_PICTURE = 240;

/** A client's room. */
export const ROOM_SIZES = {
  more: `${ROOM_PICTURE}px`,
  moreOnPhone: '168px',
  answer: '420px',
  choice: '96px',
} as const;

export const VIEWER_SIZES = {
  bar: '64px',
  stage: '200px',
  label: `max(268px, (min(100%, ${BREAKPOINTS.page}px) - 2 * var(--margin) - 11 * var(--gutter)) / 4 + 2 * var(--gutter))`,
  outer: `calc(max(0px, (100% - ${BREAKPOINTS.page}px) / 2) + var(--margin))`,
} as const;

/** The style guide's samples. */
export const SAMPLE_SIZES = {
  name: '180px',
  colour: '128px',
  colourHeight: '72px',
  space: '96px',
  spaceHeight: '12px',
} as const;
