import type { Interpolation, Theme } from '@emotion/react';
import { BORDERS } from '../lines';
import { ROOT_PROPERTIES_PRINT, SPACE } from '../space';
import { FONT_SIZES, PAPER } from '../tokens';
import { textStyles } from './text-styles';

const PAPER_COLOURS = Object.fromEntries(
  Object.entries(PAPER).map(([name, colour]) => [`--theme-ui-colors-${name}`, `${colour} !important`]),
);

/** Art direction, 'Print'. */
export const PRINT_STYLES: Interpolation<Theme> = {
  '@page': { margin: '14mm 15mm' },
  '[data-paper]': { display: 'none' },
  '@media print': {
    ':root': {
      ...PAPER_COLOURS,
      ...ROOT_PROPERTIES_PRINT,
      colorScheme: 'light !important',
      // Paper is read from nearer than a screen: 10.8 points.
      fontSize: '85%',
    },
    'html, body': { background: 'white !important' },
    'button, [role=button], form, fieldset, nav, dialog, [role=status]': { display: 'none !important' },
    // Paper shows the day: a dark room would waste ink.
    '[data-night]': { display: 'none !important' },
    '[data-day]': { display: 'block !important', visibility: 'visible !important' as 'visible' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
    'img, svg, figure, [data-file]': { breakInside: 'avoid' },
    '[data-paper]': {
      display: 'block',
      marginTop: SPACE.part,
      paddingTop: '4mm',
      borderTop: BORDERS.hairline,
      fontSize: FONT_SIZES.note,
      fontStyle: 'normal',
      lineHeight: textStyles.note.lineHeight,
      letterSpacing: textStyles.note.letterSpacing,
      breakBefore: 'avoid',
    },
    // Chromium breaks within what it was told to keep both whole and with what is before.
    '[data-paper] > span': { display: 'inline-block' },
  },
};
