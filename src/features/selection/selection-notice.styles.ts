import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { SPACE } from '../../theme/space';
import { FORCED_COLOURS } from '../../theme/tokens';

/** At the foot of the window, beside the round button of the search; empty, it takes no room. */
export const noticeStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'notice',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'controls',
  maxWidth: `min(${SIZES.notice}, 100vw - 2 * ${SPACE.margin} - ${SPACE.besideSearch})`,
  bg: 'surface',
  '&[data-shown]': { px: 'controls', py: 'bar', borderTop: 'rule', [FORCED_COLOURS]: { border: 'ink' } },
  '& i': { variant: 'text.workName' },
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
