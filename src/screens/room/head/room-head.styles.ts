import type { ThemeUICSSObject } from 'theme-ui';
import { richTextStyles } from '../../../components/html/rich-text';
import { FROM } from '../../../theme/tokens';

/** Also of what the script in the page's head writes (early/room-script.ts): by elements alone. */
export const headStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 4,
  pt: 4,
  '& > div > h1': { variant: 'text.pageTitle' },
  '& > div:first-of-type > p': { variant: 'text.cap', pb: 1, color: 'muted' },
  '& > [data-part=letter]': { ...richTextStyles, maxWidth: '62ch' },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > div:first-of-type': { gridColumn: '1 / 7' },
    '& > [data-part=letter]': { gridColumn: '7 / 13', pt: 'touch' },
  },
  [FROM.columns12]: { '& > [data-part=letter]': { gridColumn: '7 / 12' } },
  '@media print': { display: 'block', pt: 0, '& > [data-part=letter]': { pt: 3 } },
};
