import type { ThemeUICSSObject } from 'theme-ui';
import { DARK_ROOM, LAMPLIGHT, LIT, SPILL, VIGNETTE } from '../lights';
import { FORCED_COLOURS, move } from '../tokens';

/** A picture that has come, or light without a picture of its own. */
const CAME = ':not(:has(> [data-night]:not([data-came])))';

/** Something over or behind a picture that the evening brings. */
const evening = (background: string): ThemeUICSSObject => ({
  content: '""',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: move('opacity', 'light'),
  pointerEvents: 'none',
  background,
});

/** Paper, and the colours of a system, know no light. */
const NO_LIGHT = `${FORCED_COLOURS}, print`;

/** Nor are pictures darkened for readers who ask for more contrast. */
const NO_DUSK = { [`${NO_LIGHT}, (prefers-contrast: more)`]: { '&::after': { display: 'none' } } };

/** Pictures by day and in the evening (design page, 'Day and evening'). */
export const pictureVariants = {
  /** A lamp that can be lit: its light spills onto the wall, whose section must be isolated. */
  lamp: {
    '&::before': { ...evening(SPILL), inset: '-38% -46%', zIndex: -1 },
    // Where the lit picture is still on its way, there is no light on the wall either.
    [`.theme-ui-dark &[data-light=lamp]${CAME}::before, &[data-light=on]${CAME}::before`]: { opacity: 1 },
    '&[data-light=on]::before': { transition: LIT },
    [NO_LIGHT]: { '&::before': { display: 'none' } },
  },
  /** Has an evening in the light of others: its edges go down into the dark of the page. */
  room: {
    '&::after': evening(VIGNETTE),
    '.theme-ui-dark &::after': { opacity: 1 },
    ...NO_DUSK,
  },
  /** Has none: in the evening it stands in the light of a lamp all the same, and comes nearer when it is pointed at. */
  plain: {
    overflow: 'clip',
    '&::after': { ...evening(LAMPLIGHT), mixBlendMode: 'multiply' },
    '.theme-ui-dark &::after': { opacity: 1 },
    '.theme-ui-dark a:hover &::after, .theme-ui-dark a:focus-visible &::after': {
      opacity: 0.6,
      transition: move('opacity', 'veil'),
    },
    ...NO_DUSK,
  },
  /** Over a lamp that its switch has put out in the evening; nothing lifts it. */
  dark: { background: DARK_ROOM, opacity: '1 !important' },
  missing: { display: 'block', bg: 'surface', aspectRatio: '4 / 5' },
} satisfies Record<string, ThemeUICSSObject>;
