import type { ThemeUICSSObject } from 'theme-ui';
import { FOCUS_RING } from '../lines';
import { colourOf, FROM } from '../tokens';

const bar: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  height: 'bar',
  [FROM.asymmetric]: { height: 'barWide' },
};

export const layoutVariants = {
  page: { width: '100%', maxWidth: 'page', mx: 'auto', px: 'margin' },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'gutter' },
  label: { variant: 'text.label', gridColumn: '1 / -1', [FROM.asymmetric]: { gridColumn: '1 / 5' } },
  bar,
  pageBar: { variant: 'layout.page', position: 'relative', ...bar },
  /** Fades out over what scrolls beneath it. */
  meltingPaper: {
    content: '""',
    position: 'absolute',
    inset: 0,
    // Forced colours remove gradients.
    forcedColorAdjust: 'none',
    background: `linear-gradient(${colourOf('background')} 74%, color-mix(in srgb, ${colourOf('background')} 0%, transparent))`,
  },
  linkRow: { variant: 'text.cap', display: 'flex', flexWrap: 'wrap', rowGap: 1, columnGap: 'links' },
  fileRow: { display: 'flex', flexWrap: 'wrap', rowGap: 'lines', columnGap: 3, alignItems: 'baseline' },
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
