import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { SIZES } from '../../theme/sizes';
import { FROM } from '../../theme/tokens';

export const rowStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'gutter',
  alignItems: 'end',
  pt: 5,
  borderBottom: 'rule',
  '& > [data-part=words]': { pb: 3, minWidth: 0 },
  '& > [data-part=picture]': { width: 'pressRow.picture' },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > [data-part=words]': {
      gridColumn: '1 / 11',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      alignItems: 'end',
      pb: 4,
    },
    '& > [data-part=picture]': { gridColumn: '11 / 13', justifySelf: 'end', width: '100%' },
  },
  '@media print': { breakInside: 'avoid' },
};

export const sourceStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'block' },
  '& > span:first-of-type': { color: 'text' },
  [FROM.asymmetric]: { gridColumn: '1 / 4' },
};

export const titleStyles: ThemeUICSSObject = {
  pt: 2,
  '& > h2': { variant: 'text.title', ...fadingUnderline('title') },
  'a:hover &  > h2': UNDERLINED,
  '& > p': { variant: 'text.cap', mt: 1, color: 'muted' },
  [FROM.asymmetric]: { gridColumn: '4 / 11', pt: 0 },
};

export const thumbnailStyles: ThemeUICSSObject = {
  '--thumbnail': SIZES.pressRow.pictureHeight,
  ml: 'auto',
};
