import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 'gutter',
  rowGap: 'row',
  pt: 4,
  isolation: 'isolate',
  '& > *': { gridColumn: '1 / -1' },
};

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.sectionTitle',
  [FROM.asymmetric]: { gridColumn: '1 / 10' },
};

export const sectionStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.label', pb: 'caption' },
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    '& > h2': { gridColumn: '1 / 5', pb: 0 },
    '& > div': { gridColumn: '6 / 12' },
  },
};

export const pictureStyles: ThemeUICSSObject = {
  mx: 'bleed',
  '&[data-frame=left-tall]': { mr: 'strip' },
  '&[data-frame=right-tall]': { ml: 'strip' },
  [FROM.asymmetric]: {
    py: 4,
    '&[data-frame=opening]': { gridColumn: '4 / 13', ml: 0, pt: 0 },
    '&[data-frame=left-wide]': { gridColumn: '1 / 9', mr: 0 },
    '&[data-frame=left-tall]': { gridColumn: '1 / 6', mr: 0 },
    '&[data-frame=right-wide]': { gridColumn: '5 / 13', ml: 0 },
    '&[data-frame=right-tall]': { gridColumn: '8 / 13', ml: 0 },
  },
  '@media print': { mx: 0, breakInside: 'avoid' },
};

export const creditsStyles: ThemeUICSSObject = { gridColumn: '1 / -1', pt: 5 };
