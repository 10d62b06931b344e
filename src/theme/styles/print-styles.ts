import type { Interpolation, Theme } from '@emotion/react';
import { ROOT_PROPERTIES_PRINT } from '../space';
import { PAPER } from '../tokens';

/** The colours of paper, over those of the day or the evening. */
const PAPER_COLOURS = Object.fromEntries(
  Object.entries(PAPER).map(([name, colour]) => [`--theme-ui-colors-${name}`, `${colour} !important`]),
);

/**
 * Every page on paper (art direction, 'Print'): no controls, black on white, pictures whole, nothing parted from its
 * label. What a page needs beyond that is with its own styles.
 */
export const PRINT_STYLES: Interpolation<Theme> = {
  '@page': { margin: '14mm 15mm' },
  '@media print': {
    ':root': { ...PAPER_COLOURS, ...ROOT_PROPERTIES_PRINT, colorScheme: 'light !important' },
    'html, body': { background: 'white !important' },
    // Whatever is pressed or filled in.
    'button, [role=button], form, fieldset, nav, dialog, [role=status]': { display: 'none !important' },
    // Paper is day: a room in the dark would drown it in ink.
    '[data-night]': { display: 'none !important' },
    '[data-day]': { display: 'block !important', visibility: 'visible !important' as 'visible' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
    'img, svg, figure, [data-file]': { breakInside: 'avoid' },
  },
};
