import { BREAKPOINTS } from './tokens';

/**
 * How large things are: what the whole site shares first, then the parts of single components under their names. Each is
 * a whole CSS value, so that it can stand in a calculation, too.
 */
export const SIZES = {
  page: `${BREAKPOINTS.page}px`,
  /** From the top of the window to the content, and the header alone, without what stands above it. */
  header: 'var(--header)',
  headerBar: 'calc(var(--header) - var(--ceiling))',
  ceiling: 'var(--ceiling)',
  /** Bars at the top of the page and of what opens over it. */
  bar: '64px',
  barWide: '72px',
  firstScreen: 'calc(100svh - var(--header))',
  /** A picture that is seen whole on the first screen, and the label that is stuck beside it, on the same floor. */
  picture: 'calc(100svh - var(--header) - 32px)',
  pictureLabel: 'calc(100svh - var(--header) - 40px)',
  panel: '420px',
  dialog: '640px',
  notice: '560px',
  /** How wide words of the display step get, and controls in a column of text. */
  displayText: '620px',
  controls: '26rem',
  /** What fingers hit; the small one is for links in a list. */
  target: '44px',
  smallTarget: '24px',
  /** The row of a radio or a switch. */
  choice: '36px',
  button: '52px',
  field: '46px',
  spinner: '28px',
  progress: '3px',
  dot: '9px',
  qr: '128px',
  /** The height of a thumbnail whose row does not set another. */
  thumbnail: '96px',

  /** How wide the picture, four to five, is that goes down to the fold, and that leaves its words their place under it. */
  hero: {
    picture: 'min(58vw, (100svh - var(--header)) * .8)',
    upright: '(100svh - var(--header) - 300px) * .8',
  },
  eventRow: { picture: '96px', pictureWide: '112px', pictureHeight: '84px' },
  pressRow: { picture: 'clamp(72px, 20vw, 160px)', pictureWidest: '160px', pictureHeight: '128px' },
  searchRow: {
    picture: '72px',
    pictureHeight: '90px',
    pictureWide: '96px',
    pictureHeightWide: '112px',
    /** What is pointed at, on the wall beside the results. */
    pointed: '260px',
    pointedHeight: '325px',
  },
  /** The picture of the one work asked about; in a list of works, its column and its height. */
  enquiry: { picture: '84px', pictureColumn: '48px', pictureHeight: '64px' },

  /** A lamp is pulled, as far as `pull`. */
  lamp: {
    width: '56px',
    height: '100px',
    drawingWidth: '40px',
    drawingHeight: '72px',
    drawingHeightWide: '84px',
    pull: '5px',
  },
  /** The light of the large lamp, from its rim down. */
  beam: { width: '2600px', height: '900px' },
  lampChoice: { width: '30px', height: '50px' },
  lampSwitch: { width: '28px', height: '50px', travel: '22px' },
  mark: { drawing: '13px' },
  search: { button: '56px', sign: '22px' },
  /** What is left of a label beside its first column and the round button of the search. */
  work: { besideSearch: 'calc(100cqi - 146px)' },
  /** The label in the last three of the page's columns, as a work has it on its page; the wall from there to the edge. */
  viewer: {
    bar: '64px',
    stage: '200px',
    label: `max(268px, (min(100%, ${BREAKPOINTS.page}px) - 2 * var(--margin) - 11 * var(--gutter)) / 4 + 2 * var(--gutter))`,
    outer: `calc(max(0px, (100% - ${BREAKPOINTS.page}px) / 2) + var(--margin))`,
  },

  /** The test pages. */
  sample: { name: '180px', colour: '128px', colourHeight: '72px', space: '96px', spaceHeight: '12px' },
} as const;

/** How wide a portrait may be on paper, so that it is whole on a sheet that lies on its side, too. */
export const PAPER_PICTURE = '135mm';

/** A picture is larger than its frame, on every side: where that ends between two pixels, its colour would show as a line. */
export const PICTURE_OVERLAP = '1px';

/** What lies over what. Light and pictures have -1 to 1 among themselves. */
export const Z_INDICES = { notice: 14, search: 15, header: 20, panel: 31, skip: 40 } as const;
