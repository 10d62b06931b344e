import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const readingStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  pt: 'section',
  '& > div': { gridColumn: '1 / -1', display: 'grid', gap: 'reading.texts' },
  '& > div:empty': { display: 'none' },
  [FROM.twoColumns]: { '& > div': { gridColumn: '5 / 13', gap: 7 } },
  [FROM.columns12]: { '& > div': { gridColumn: '6 / 12' } },
};

export const scaleStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  '& > h2': { variant: 'text.label', mb: 4 },
  '& > ul': { mt: 3 },
  [FROM.twoColumns]: {
    gridArea: '1 / 1 / auto / 5',
    position: 'sticky',
    top: 'stuck',
    alignSelf: 'start',
  },
};

export const blockStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.label', mb: 'caption' },
  '@media print': { '&#hd-images': { display: 'none' } },
};

export const bibliographyStyles: ThemeUICSSObject = {
  variant: 'text.read',
  '& li': { variant: 'text.hanging' },
};

export const creditsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) 1fr',
  rowGap: 1,
  columnGap: 'part',
  '& > div': { display: 'contents' },
  '& dt': { color: 'muted' },
  '@media print': { breakInside: 'avoid' },
};
