import type { ThemeUICSSObject } from 'theme-ui';
import { errorStyles } from '../../theme/styles/error-styles';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';

export const downloadAllStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  maxWidth: 'controls',
  '& > p': { variant: 'layout.fileRow' },
  '& > p > span': { variant: 'text.note', color: 'muted' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
};

export const buttonStyles: ThemeUICSSObject = {
  variant: 'links.underlined',
  '&[aria-disabled=true]': { color: 'muted', cursor: 'default' },
};

export const faultStyles: ThemeUICSSObject = { ...errorStyles, pt: 0 };
