import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const readingStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  pt: 'section',
  '& > div': {
    gridColumn: '1 / -1',
    display: 'grid',
    // Large letters must not widen it to what its widest row needs.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'reading.texts',
  },
  '& > div:empty': { display: 'none' },
  [FROM.twoColumns]: { '& > div': { gridColumn: '5 / 13', gap: 7 } },
  [FROM.columns12]: { '& > div': { gridColumn: '6 / 12' } },
  // A sheet can end between two blocks, but not before the credits alone.
  '@media print': {
    '& > div': { display: 'block' },
    '& > div > * + *': { mt: 4 },
    '& > div > :has(> dl)': { breakBefore: 'avoid', breakInside: 'avoid' },
  },
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
  '&:has(> dl)': { containerType: 'inline-size' },
  '@media print': { '&#hd-images': { display: 'none' }, '&:has(> dl)': { containerType: 'normal' } },
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
  // Each beside its role, unless letters are so large that both would break within words.
  '@container (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { mb: 2 } },
};
