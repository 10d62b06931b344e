import type { ThemeUICSSObject } from 'theme-ui';
import { FLOOR_SIZES } from '../../../theme/part-sizes';
import { SPACE } from '../../../theme/space';
import { FROM, move } from '../../../theme/tokens';

/** So that all of the floor is seen; it is pushed sideways where that would make the works too small. */
const centimetre = (least: string) =>
  `clamp(${least}, min((100cqi - 2 * ${SPACE.margin} - ${SPACE.clearOfSearch}) / var(--total), 54svh / var(--tallest)), ${FLOOR_SIZES.most})`;

const STAGE = 'calc(var(--cm) * var(--tallest))';

export const frameStyles: ThemeUICSSObject = {
  containerType: 'inline-size',
  isolation: 'isolate',
  mx: 'bleed',
  mt: `calc(-1 * ${FLOOR_SIZES.light})`,
  '@media print': { mt: 0 },
};

export const floorStyles: ThemeUICSSObject = {
  '--cm': centimetre(FLOOR_SIZES.least),
  position: 'relative',
  display: 'flex',
  // Room for the light of a lamp, which a box that scrolls would cut.
  pt: FLOOR_SIZES.light,
  pb: 2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: `calc(var(--cm) * 60 + ${SPACE.margin})`,
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--theme-ui-colors-field) transparent',
  // The line goes from one edge of the window to the other.
  '&::before, &::after': {
    content: '""',
    flex: `1 0 calc(-1 * ${SPACE.bleed})`,
    height: STAGE,
    borderBottom: 'ink',
    boxSizing: 'content-box',
  },
  '&::before': { flexGrow: 0 },
  [FROM.asymmetric]: { '--cm': centimetre(FLOOR_SIZES.leastWide) },
  // As many rows as they take, each with its own floor.
  '@media print': {
    '--cm': `clamp(${FLOOR_SIZES.leastOnPaper}, 86cqi / var(--total), ${FLOOR_SIZES.onPaper})`,
    flexWrap: 'wrap',
    rowGap: '6mm',
    pt: 0,
    overflow: 'visible',
    '&::before, &::after': { display: 'none' },
  },
};

export const placeStyles: ThemeUICSSObject = {
  flex: 'none',
  width: 'calc(var(--cm) * var(--place))',
  minWidth: FLOOR_SIZES.place,
  '& a': { display: 'block', height: '100%', color: 'inherit', textDecoration: 'none' },
  // The ring lies inside: the box that scrolls would cut it.
  '& a:focus-visible': { outlineOffset: `-${FLOOR_SIZES.ring}` },
  // Wider than its work where a word of its caption is, which nobody can push aside to read on.
  '@media print': {
    minWidth: 'min-content',
    maxWidth: '100%',
    overflowWrap: 'break-word',
    breakInside: 'avoid',
  },
};

export const stageStyles: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  height: STAGE,
  boxSizing: 'content-box',
  borderBottom: 'ink',
  '& > *': { gridArea: '1 / 1' },
  '& > svg': {
    width: 'calc(var(--cm) * var(--wide))',
    height: 'auto',
    overflow: 'visible',
    maxWidth: 'none',
  },
  '& > [data-part=picture]': {
    width: 'calc(var(--cm) * var(--picture))',
    ml: 'calc(var(--cm) * var(--left))',
    mb: 'calc(var(--cm) * var(--bottom))',
    transition: `${move('opacity', 'light')}, ${move('visibility', 'light')}`,
  },
  // The picture covers the drawing, but for what reaches beyond it.
  '& > svg [data-part=box]': { transition: move('opacity', 'light') },
  '[data-view=pictures] &:has(> [data-part=picture]) > svg [data-part=box]': { opacity: 0 },
  '[data-view=drawing] & > [data-part=picture]': { opacity: 0, visibility: 'hidden' },
};

export const captionStyles: ThemeUICSSObject = {
  display: 'block',
  pt: 'caption',
  pr: 3,
  '& > span': { maxWidth: 'none' },
  '@media print': { pr: 2, minWidth: FLOOR_SIZES.placeOnPaper },
};

/** Walks along while the works are pushed past. */
export const personPlaceStyles: ThemeUICSSObject = {
  ...placeStyles,
  position: 'sticky',
  left: SPACE.margin,
  zIndex: 1,
  pointerEvents: 'none',
  minWidth: 0,
  '& > div': { justifyItems: 'start' },
  '& > p': { variant: 'text.note', pt: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& > p > span': { bg: 'background', pr: 1 },
  '@media print': { position: 'static', minWidth: 'min-content', '& > p': { pr: 2, whiteSpace: 'nowrap' } },
};
