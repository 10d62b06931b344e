import { BREAKPOINTS } from './tokens';

/** Stays clear of what the system draws over the foot of the window. */
export const aboveSafeArea = (space: string): string => `calc(${space} + env(safe-area-inset-bottom))`;

/**
 * The steps by index (design page, 'Space'), the distances of the grid, and those between the steps by what they are for.
 * Each is a whole CSS value, so that it can stand in a calculation, too.
 */
export const SPACE = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '16px',
  4: '24px',
  5: '32px',
  6: '48px',
  7: '64px',
  8: '96px',
  gutter: 'var(--gutter)',
  margin: 'var(--margin)',
  section: 'var(--section)',
  row: 'var(--row)',
  rowLarge: 'var(--row-large)',
  bleed: 'var(--bleed)',
  header: 'var(--header)',
  ceiling: 'var(--ceiling)',
  /** Between lines that belong together: a label and its field, a file and its size. */
  lines: '2px',
  /** The ring of the focus with its offset: a box that cuts off what stands out leaves this much. */
  ring: '5px',
  /** Around small links, for targets of at least 24 px. */
  touch: '6px',
  /** From a drawn sign to its word. */
  sign: '10px',
  /** Above and below the words of a bar. */
  bar: '12px',
  /** Between things in a row or a column that are read together. */
  near: '12px',
  /** From a picture or a heading to its words. */
  caption: '14px',
  /** Between controls, and before them. */
  controls: '20px',
  /** Between links in a row. */
  links: '22px',
  /** Between the fields of a form, and between choices drawn as pictures. */
  fields: '26px',
  /** Between the parts of one text: of a label, an address, a menu. */
  part: '28px',
  /** Between sets of such parts. */
  set: '36px',
  /** Before a block of text or of controls. */
  block: '40px',
  /** Between blocks: figures and texts below each other. */
  blocks: '56px',
  /** Above a wall of works. */
  wall: 'clamp(40px, 4.2vw, 64px)',
  /** The strip of wall that a tall picture leaves on a phone. */
  strip: '40px',
  /** Where what is sticky comes to rest. */
  stuck: 'calc(var(--header) + 8px)',
  /** From the foot of the window to what is fixed there. */
  windowFoot: aboveSafeArea('24px'),
  panelFoot: aboveSafeArea('32px'),
  /** Room for the round button of the search: beside it in a bar, beside it in text, and above it. */
  besideSearch: '64px',
  clearOfSearch: '72px',
  aboveSearch: '104px',
} as const;

/** Distances that one place has to itself. */
export const OWN_SPACE = {
  dialog: { inset: '56px' },
  enquiry: { title: '18px' },
  /** With these, title and facts of a row stand on one base line. */
  eventRow: { title: '10px' },
  eventSection: { picture: '10px' },
  hero: { title: '22px', fold: '56px' },
  lamp: { right: '92px' },
  /** The sign that takes a work along, on the first line of the label, and the room that the label leaves it. */
  mark: { top: '2px', room: '36px' },
  menu: { inset: '44px' },
  reading: { texts: '44px' },
  searchRow: { line: '9px' },
  status: { foot: '72px' },
  /** Words of the caption's size begin level with the reading text beside them, which stands a `block` lower. */
  story: { aside: '46px' },
  workTypes: { gap: 'clamp(18px, 2.2vw, 36px)' },
  /** Phones: the count of the pictures, where there are several, between them and the label. */
  work: {
    countTop: '10px',
    labelTop: '18px',
    label: '10px',
    /** Beside the words of the button: less where three columns are narrow. */
    button: 'clamp(16px, 3.2vw - 12px, 34px)',
  },
} as const;

/** Custom properties that calculations need; they change at the breakpoint `asymmetric`. */
export const ROOT_PROPERTIES = {
  '--gutter': 'clamp(16px, 2.5vw, 40px)',
  '--margin': 'clamp(20px, 4vw, 72px)',
  '--ceiling': '0px',
  '--header': 'calc(72px + var(--ceiling))',
  '--section': 'clamp(96px, 11vw, 176px)',
  '--row': 'clamp(48px, 5.2vw, 80px)',
  '--row-large': 'clamp(72px, 8.5vw, 136px)',
  '--bleed': `calc(-1 * max(var(--margin), (100vw - ${BREAKPOINTS.page}px) / 2 + var(--margin)))`,
} as const;

export const ROOT_PROPERTIES_WIDE = { '--header': 'calc(96px + var(--ceiling))' } as const;

/** A preview has a bar above its header: words and a link, one below the other on phones. */
export const ROOT_PROPERTIES_PREVIEW = { '--ceiling': '4.25rem' } as const;
export const ROOT_PROPERTIES_PREVIEW_WIDE = { '--ceiling': '2.75rem' } as const;

/** A sheet of paper has margins of its own, and less room between things. */
export const ROOT_PROPERTIES_PRINT = {
  '--gutter': '20px',
  '--margin': '0px',
  '--bleed': '0px',
  '--header': '0px',
  '--section': '44px',
  '--row': '28px',
  '--row-large': '28px',
} as const;
