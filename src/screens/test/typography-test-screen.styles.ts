import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const nameStyles: ThemeUICSSObject = { variant: 'text.note', color: 'muted' };

export const stepsStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  '& dt': nameStyles,
  '& dd': { ml: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' },
  [FROM.twoColumns]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '180px minmax(0, 1fr)',
      columnGap: 'gutter',
      alignItems: 'baseline',
    },
  },
};

export const coloursStyles: ThemeUICSSObject = {
  variant: 'text.note',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: 12,
  '& p': {
    height: 72,
    outline: '1px solid',
    outlineColor: 'line',
    outlineOffset: '-1px',
  },
  '& small': { ...nameStyles, display: 'block', overflowWrap: 'anywhere' },
};

export const spacesStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 2,
  '& > div': { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', alignItems: 'center' },
  '& dt': nameStyles,
  '& dd': { ml: 0 },
  '& dd > span': { display: 'inline-block', height: 12, bg: 'text' },
};
