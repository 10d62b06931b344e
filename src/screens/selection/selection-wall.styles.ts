import type { ThemeUICSSObject } from 'theme-ui';
import { move } from '../../theme/tokens';

/** On paper a plain list; no work is split over two sheets. */
const listStyles: ThemeUICSSObject = {
  '& > ul': { display: 'block' },
  '& > ul > li': { display: 'block', mx: 0, pb: '8mm', breakInside: 'avoid' },
  '& > ul > li:has([data-sign=plus])': { display: 'none' },
  '& > ul > li > div': { display: 'block' },
  '& > ul > li > div > a': {
    display: 'grid',
    gridTemplateColumns: '45mm minmax(0, 1fr)',
    gridTemplateRows: 'auto',
    columnGap: '8mm',
    alignItems: 'end',
  },
  '& > ul > li > div > a > :last-of-type': { p: 0 },
};

export const wallStyles: ThemeUICSSObject = {
  mt: 'wall',
  '& [data-work] > :first-of-type': { transition: move('opacity', 'veil') },
  '& li:has([data-sign=plus]) [data-work] > :first-of-type': { opacity: 0.35 },
  '@media print': { mt: '8mm', ...listStyles },
};

/** Here '+' does not mean taken out, so those works are printed. */
export const sharedWallStyles: ThemeUICSSObject = {
  mt: 'wall',
  '@media print': { mt: '8mm', ...listStyles, '& > ul > li:has([data-sign=plus])': { display: 'block' } },
};
