import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** The first row is as high as the form; picture and address may reach into the next. */
export const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 'gutter',
  isolation: 'isolate',
  '& > *': { gridColumn: '1 / -1' },
  [FROM.asymmetric]: { gridTemplateRows: 'auto 1fr' },
};

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.sectionTitle',
  pt: 4,
  [FROM.asymmetric]: { gridColumn: '1 / 8' },
};

export const formStyles: ThemeUICSSObject = {
  pt: 'part',
  [FROM.asymmetric]: { gridColumn: '1 / 8', pt: 'block' },
};

export const goneStyles: ThemeUICSSObject = { variant: 'text.cap', pb: 3, color: 'sold', maxWidth: '62ch' };

export const asideStyles: ThemeUICSSObject = {
  display: 'grid',
  alignContent: 'start',
  gap: 'set',
  pt: 7,
  [FROM.columns6]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > :last-of-type': { alignSelf: 'end' },
  },
  [FROM.asymmetric]: { gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: '9 / 13', gridRow: '1 / 3', pt: 0 },
};

export const addressStyles: ThemeUICSSObject = { display: 'grid', gap: 'part' };

/** Cropped to a portrait: it shows the room, no piece. */
export const pictureStyles: ThemeUICSSObject = {
  aspectRatio: '4 / 5',
  mx: 'calc(-1 * var(--margin))',
  '& > span': { height: '100%' },
  '& [data-file]': { aspectRatio: 'auto' },
  [FROM.columns6]: { mr: 0 },
  [FROM.asymmetric]: { ml: 0, mr: 'bleed' },
};

export const belowStyles: ThemeUICSSObject = {
  pt: 'section',
  '& > h2': { variant: 'text.label', pb: 'caption' },
  '&#newsletter': { pt: 'rowLarge' },
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    '& > h2': { gridColumn: '1 / 5', pb: 0 },
    '& > div': { gridColumn: '6 / 12' },
  },
  '@media print': { '&#newsletter': { display: 'none' } },
};
