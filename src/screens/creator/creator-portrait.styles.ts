import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { FROM } from '../../theme/tokens';

/**
 * Flush with the left edge of the window. A portrait fills the first screen's height and waits there for the end of a
 * longer biography, so that both come to stand on one floor; a landscape keeps its proportions.
 */
export const portraitStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  ml: 'calc(-1 * var(--margin))',
  mr: 'calc(2 * var(--margin))',
  [FROM.asymmetric]: {
    gridColumn: '1 / 6',
    position: 'sticky',
    top: 'header',
    alignSelf: 'start',
    ml: 'bleed',
    mr: 0,
    '&[data-frame=tall] > a': { height: 'picture' },
  },
  '@media print': {
    position: 'static',
    mx: 0,
    maxWidth: '50%',
    '&[data-frame=tall] > a': { height: 'auto' },
  },
};

/** Under the picture, in line with the page's text; the words beside them stand on the picture's floor, not on theirs. */
export const creditsStyles: ThemeUICSSObject = {
  pt: 2,
  pl: 'margin',
  [FROM.asymmetric]: { position: 'absolute', top: '100%', pl: 0, ml: `calc(-1 * ${SPACE.bleed})` },
  '@media print': { position: 'static', ml: 0 },
};
