import { BREAKPOINTS } from './tokens';

/** Shared sizes first, then those of components. All are whole CSS values for use in `calc`. */
export const SIZES = {
  page: `${BREAKPOINTS.page}px`,
  header: 'var(--header)',
  headerBar: 'calc(var(--header) - var(--ceiling))',
  ceiling: 'var(--ceiling)',
  bar: '64px',
  barWide: '72px',
  firstScreen: 'calc(100svh - var(--header))',
  picture: 'calc(100svh - var(--header) - 32px)',
  pictureLabel: 'calc(100svh - var(--header) - 40px)',
  panel: '420px',
  dialog: '640px',
  notice: '560px',
  displayText: '620px',
  controls: '26rem',
  /** Touch targets; the small one is for links in a list. */
  target: '44px',
  smallTarget: '24px',
  choice: '36px',
  button: '52px',
  field: '46px',
  spinner: '28px',
  progress: '3px',
  dot: '9px',
  qr: '128px',
  qrLarge: '188px',
  roomPanel: '304px',
  thumbnail: '96px',

  hero: {
    picture: 'min(58vw, (100svh - var(--header)) * .8)',
    upright: '(100svh - var(--header) - 300px) * .8',
  },
  eventRow: { picture: '96px', pictureWide: '112px', pictureHeight: '84px' },
  pressRow: { picture: 'clamp(72px, 20vw, 160px)', pictureWidest: '160px', pictureHeight: '128px' },
  enquiry: { picture: '84px', pictureColumn: '48px', pictureHeight: '64px' },

  lamp: {
    width: '56px',
    height: '100px',
    drawingWidth: '40px',
    drawingHeight: '72px',
    drawingHeightWide: '84px',
    pull: '5px',
  },
  beam: { width: '2600px', height: '900px' },
  lampChoice: { width: '30px', height: '50px' },
  lampSwitch: { width: '28px', height: '50px', travel: '22px' },
  mark: { drawing: '13px' },
  search: { button: '56px', sign: '22px' },
  work: { besideSearch: 'calc(100cqi - 146px)' },
} as const;

/** Whole on a landscape sheet, too. */
export const PAPER_PICTURE = '135mm';

/** Pictures overlap their frames, whose colour would show as a line between two pixels. */
export const PICTURE_OVERLAP = '1px';

/** Lights and pictures use -1 to 1 among themselves. */
export const Z_INDICES = { notice: 14, search: 15, header: 20, panel: 31, skip: 40 } as const;
