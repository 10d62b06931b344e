import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { FROM } from '../../theme/tokens';

/** Sticky beside a longer biography, so that both end on one floor. */
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
    maxWidth: '33%',
    '&[data-frame=tall] > a': { height: 'auto' },
  },
};

/** Out of the flow, so that the words beside stand on the picture's floor. */
export const creditsStyles: ThemeUICSSObject = {
  pt: 2,
  pl: 'margin',
  [FROM.asymmetric]: { position: 'absolute', top: '100%', pl: 0, ml: `calc(-1 * ${SPACE.bleed})` },
  '@media print': { position: 'static', ml: 0 },
};
