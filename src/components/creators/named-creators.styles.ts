import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const sectionStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 3,
  '& > h2': { variant: 'layout.label' },
  '& > ul': { gridColumn: '1 / -1' },
  [FROM.asymmetric]: {
    '& > h2': { gridColumn: '1 / 4', pt: 2 },
    '& > ul': { gridColumn: '4 / 13' },
  },
};

export const namesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  lineHeight: 1.35,
  '& a:hover': { color: 'accent' },
  '& a > span': {
    variant: 'text.cap',
    fontWeight: 'normal',
    color: 'muted',
    ml: '.6em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
};
