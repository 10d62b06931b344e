import type { Interpolation, Theme } from '@emotion/react';
import { ROOT_PROPERTIES_PRINT } from '../space';
import { PAPER } from '../tokens';

const PAPER_COLOURS = Object.fromEntries(
  Object.entries(PAPER).map(([name, colour]) => [`--theme-ui-colors-${name}`, `${colour} !important`]),
);

/** Art direction, 'Print'. */
export const PRINT_STYLES: Interpolation<Theme> = {
  '@page': { margin: '14mm 15mm' },
  '@media print': {
    ':root': { ...PAPER_COLOURS, ...ROOT_PROPERTIES_PRINT, colorScheme: 'light !important' },
    'html, body': { background: 'white !important' },
    'button, [role=button], form, fieldset, nav, dialog, [role=status]': { display: 'none !important' },
    // Paper shows the day: a dark room would waste ink.
    '[data-night]': { display: 'none !important' },
    '[data-day]': { display: 'block !important', visibility: 'visible !important' as 'visible' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
    'img, svg, figure, [data-file]': { breakInside: 'avoid' },
  },
};
