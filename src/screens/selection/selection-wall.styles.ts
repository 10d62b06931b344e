import type { ThemeUICSSObject } from 'theme-ui';
import { move } from '../../theme/tokens';

/** On paper a plain list: picture at the left, its label on the same floor, no work on two sheets. */
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

/** A work that was taken out waits, faint, to be put back. */
export const wallStyles: ThemeUICSSObject = {
  mt: 'wall',
  '& [data-work] > :first-of-type': { transition: move('opacity', 'veil') },
  '& li:has([data-sign=plus]) [data-work] > :first-of-type': { opacity: 0.35 },
  '@media print': { mt: '8mm', ...listStyles },
};

/** The same for works that somebody shares, where a '+' takes nothing out. */
export const sharedWallStyles: ThemeUICSSObject = {
  mt: 'wall',
  '@media print': { mt: '8mm', ...listStyles, '& > ul > li:has([data-sign=plus])': { display: 'block' } },
};
