import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** Phones: one scrolling line that bleeds off the edge. */
export const typesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'flex',
  rowGap: 'touch',
  columnGap: 'workTypes.gap',
  pt: 'near',
  mx: 'calc(-1 * var(--margin))',
  px: 'margin',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  lineHeight: 1.25,
  color: 'muted',
  '& a': { display: 'inline-block', py: 'lines', whiteSpace: 'nowrap' },
  '& a:hover, & a[aria-current]': { color: 'text' },
  '& a[aria-current] span': { variant: 'underlines.currentTitle' },
  '& sup': {
    variant: 'text.superior',
    ml: '.3em',
    fontWeight: 'normal',
    letterSpacing: '.02em',
  },
  [FROM.columns6]: { flexWrap: 'wrap', overflow: 'visible', mx: 0, px: 0 },
  [FROM.asymmetric]: { pt: 4 },
};
