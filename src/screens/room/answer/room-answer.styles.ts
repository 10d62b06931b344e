import type { ThemeUICSSObject } from 'theme-ui';
import { ROOM_SIZES } from '../../../theme/part-sizes';
import { FROM } from '../../../theme/tokens';

export const answerStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 'part',
  pt: 'section',
  '& h2': { variant: 'text.title' },
  '& > div:first-of-type > p': { variant: 'text.cap', pt: 2, maxWidth: '34ch', color: 'muted' },
  // The form is as high when it has come.
  '& > div + div': { minHeight: ROOM_SIZES.answer },
  '& button[type=button]': { variant: 'links.underlined', mt: 3 },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > div:first-of-type': { gridColumn: '1 / 5' },
    '& > div + div': { gridColumn: '5 / 12' },
  },
  '@media print': { display: 'none' },
};
