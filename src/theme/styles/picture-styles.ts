import type { ThemeUICSSObject } from 'theme-ui';
import { LIT, SPILL } from '../lights';
import { FORCED_COLOURS, move } from '../tokens';

/** A picture that has come, or light without a picture of its own. */
const CAME = ':not(:has(> [data-came=false]))';

/** Pictures by day and in the evening (design page, 'Day and evening'). */
export const pictureVariants = {
  /** Has a night picture: its light spills onto the wall, whose section must be isolated. */
  lit: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-38% -46%',
      zIndex: -1,
      opacity: 0,
      transition: move('opacity', 'light'),
      pointerEvents: 'none',
      background: SPILL,
    },
    // Where the lit picture is still on its way, there is no light on the wall either.
    [`.theme-ui-dark &[data-light=lamp]${CAME}::before, &[data-light=on]${CAME}::before`]: { opacity: 1 },
    '&[data-light=on]::before': { transition: LIT },
    [`${FORCED_COLOURS}, print`]: { '&::before': { display: 'none' } },
  },
  /** Has none: it falls into dusk in the evening, and lights up when it is pointed at. */
  unlit: {
    overflow: 'clip',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      bg: 'dusk',
      mixBlendMode: 'multiply',
      opacity: 0,
      transition: move('opacity', 'light'),
      pointerEvents: 'none',
    },
    '.theme-ui-dark &::after': { opacity: 1 },
    '.theme-ui-dark [data-veil=thin] &::after': { opacity: 0.38 },
    '.theme-ui-dark [data-veil=none] &::after': { opacity: 0 },
    '.theme-ui-dark a:hover &::after, .theme-ui-dark a:focus-visible &::after': {
      opacity: 0,
      transition: move('opacity', 'veil'),
    },
    '@media print': { '&::after': { display: 'none' } },
  },
  missing: { display: 'block', bg: 'surface', aspectRatio: '4 / 5' },
} satisfies Record<string, ThemeUICSSObject>;
