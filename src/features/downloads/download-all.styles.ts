import type { ThemeUICSSObject } from 'theme-ui';
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

export const progressStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  rowGap: 1,
  columnGap: 3,
  width: '100%',
  '& progress': progressBar(),
  '& span': { variant: 'text.note', color: 'muted', fontVariantNumeric: 'tabular-nums' },
};

function progressBar(): ThemeUICSSObject {
  const ink = { bg: 'text' };
  const wall = { bg: 'line' };
  return {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 'progress',
    border: 0,
    ...wall,
    '&::-webkit-progress-bar': wall,
    '&::-webkit-progress-value': ink,
    '&::-moz-progress-bar': ink,
  };
}

export const faultStyles: ThemeUICSSObject = { variant: 'forms.error', pt: 0 };
