import type { ThemeUICSSObject } from 'theme-ui';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';

/** Both words take their place, so that nothing moves when one gives way to the other. */
export const controlStyles: ThemeUICSSObject = {
  display: 'inline-grid',
  justifyItems: 'start',
  cursor: 'pointer',
  '& > span': { variant: 'links.underlined', gridArea: '1 / 1', visibility: 'hidden' },
  '&[data-in=false] > :first-of-type, &[data-in=true] > :last-of-type': { visibility: 'visible' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
};
