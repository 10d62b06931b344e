import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** Phones: one scrolling line that bleeds off the edge. */
export const typesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'flex',
  gap: '6px clamp(18px, 2.2vw, 36px)',
  pt: 12,
  mx: 'calc(-1 * var(--margin))',
  px: 'margin',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  lineHeight: 1.25,
  color: 'muted',
  '& a': { display: 'inline-block', py: '2px', whiteSpace: 'nowrap' },
  '& a:hover, & a[aria-current]': { color: 'text' },
  '& a[aria-current] span': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    textDecorationColor: 'accent',
  },
  '& sup': {
    position: 'relative',
    top: '-.85em',
    ml: '.3em',
    fontSize: '.42em',
    fontWeight: 'normal',
    lineHeight: 0,
    letterSpacing: '.02em',
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
  [FROM.columns6]: { flexWrap: 'wrap', overflow: 'visible', mx: 0, px: 0 },
  [FROM.asymmetric]: { pt: 4 },
};
