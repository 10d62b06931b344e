import type { ThemeUICSSObject } from 'theme-ui';
import { FOCUS_RING } from '../lines';
import { colourOf, FROM } from '../tokens';

const bar: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  height: 'bar',
  [FROM.asymmetric]: { height: 'barWide' },
};

/** Where things stand, and what several places have in common. */
export const layoutVariants = {
  page: { width: '100%', maxWidth: 'page', mx: 'auto', px: 'margin' },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'gutter' },
  label: { variant: 'text.label', gridColumn: '1 / -1', [FROM.asymmetric]: { gridColumn: '1 / 5' } },
  /** The top of a panel. */
  bar,
  /** The top of the page, and of what takes its place. */
  pageBar: { variant: 'layout.page', position: 'relative', ...bar },
  /** Paper to 74% of its height, then it melts over what passes beneath. */
  meltingPaper: {
    content: '""',
    position: 'absolute',
    inset: 0,
    // A gradient is a picture, which the colours of a system take away.
    forcedColorAdjust: 'none',
    background: `linear-gradient(${colourOf('background')} 74%, color-mix(in srgb, ${colourOf('background')} 0%, transparent))`,
  },
  /** Small links beside each other. */
  linkRow: { variant: 'text.cap', display: 'flex', flexWrap: 'wrap', rowGap: 1, columnGap: 'links' },
  /** A link to a file, and what there is to know of it. */
  fileRow: { display: 'flex', flexWrap: 'wrap', rowGap: 'lines', columnGap: 3, alignItems: 'baseline' },
  /** For a control that is drawn around the one that has the focus. */
  focusRing: FOCUS_RING,
  visuallyHidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media print': { display: 'none' },
  },
} satisfies Record<string, ThemeUICSSObject>;
