import type { ThemeUICSSObject } from 'theme-ui';
import { errorStyles } from '../../components/form/field.styles';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';

export const downloadAllStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  maxWidth: '26rem',
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignItems: 'baseline' },
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
  gap: '4px 16px',
  width: '100%',
  '& progress': progressBar(),
  '& span': { variant: 'text.note', color: 'muted', fontVariantNumeric: 'tabular-nums' },
};

/** A line of ink that grows over a thin one. */
function progressBar(): ThemeUICSSObject {
  const ink = { bg: 'text' };
  const wall = { bg: 'line' };
  return {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 3,
    border: 0,
    ...wall,
    '&::-webkit-progress-bar': wall,
    '&::-webkit-progress-value': ink,
    '&::-moz-progress-bar': ink,
  };
}

export const faultStyles: ThemeUICSSObject = { ...errorStyles, pt: 0, overflowWrap: 'anywhere' };
