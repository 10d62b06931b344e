import type { ThemeUICSSObject } from 'theme-ui';

/** Room at the end of the label for the sign that takes a work along, whether it is there or not. */
const SIGN_ROOM = 36;

/**
 * Picture above label, in the rows of the wall where that has some. The sign stands over the label's first line; it ends
 * where the picture ends, its target reaches beyond.
 */
export const workFigureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
  '& > a': {
    gridArea: '1 / 1 / 3 / 2',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
  },
  '& > a > :first-of-type': { alignSelf: 'end' },
  '& > a > :last-of-type': {
    maxWidth: `calc(34ch + ${SIGN_ROOM}px)`,
    pt: 'caption',
    pr: SIGN_ROOM,
    '@media print': { pr: 0 },
  },
  '& > button': {
    gridArea: '2 / 1',
    alignSelf: 'start',
    justifySelf: 'end',
    mt: '2px',
    mr: '-15.5px',
  },
};
