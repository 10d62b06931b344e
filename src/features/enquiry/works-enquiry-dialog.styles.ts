import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { FROM } from '../../theme/tokens';

export const rowsStyles: ThemeUICSSObject = {
  '--thumbnail': SIZES.enquiry.pictureHeight,
  display: 'grid',
  rowGap: 4,
  columnGap: 'gutter',
  isolation: 'isolate',
  '& li': {
    display: 'grid',
    gridTemplateColumns: `${SIZES.enquiry.pictureColumn} minmax(0, 1fr)`,
    gap: 'caption',
    alignItems: 'end',
    // Keeps a year from standing alone on a line.
    '& > :last-of-type > span > span': { textWrap: 'balance' },
    '& button': { variant: 'text.cap' },
    '&[data-out] [data-title]': { textDecoration: 'line-through' },
    '&[data-out] > span': { opacity: 0.4 },
  },
  [FROM.columns6]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

export const moreStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  pt: 3,
  '& summary': { width: 'fit-content', py: 'touch', color: 'muted', cursor: 'pointer' },
  '& summary:hover': { color: 'text' },
  '& ul': { pt: 3 },
};

export const worksStyles: ThemeUICSSObject = { pb: 5 };
