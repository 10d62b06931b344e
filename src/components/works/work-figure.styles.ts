import type { ThemeUICSSObject } from 'theme-ui';
import { FOCUS_RING } from '../../theme/lines';
import { SIZES } from '../../theme/sizes';
import { OWN_SPACE } from '../../theme/space';

/**
 * Picture above label, in the rows of the wall where that has some. The sign stands over the label's first line, which
 * leaves room for it whether it is there or not; it ends where the picture ends, its target reaches beyond.
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
  // The link is as high as its row: what has the focus is framed alone.
  '& > a:focus-visible': { outline: 'none' },
  '& > a:focus-visible > :first-of-type': FOCUS_RING,
  '& > a > :last-of-type': {
    maxWidth: `calc(34ch + ${OWN_SPACE.mark.room})`,
    pt: 'caption',
    // The other lines have the whole width: a date left alone on its own is worse than a sign close to it.
    '& > :first-of-type': { pr: 'mark.room', '@media print': { pr: 0 } },
  },
  '& > button': {
    gridArea: '2 / 1',
    alignSelf: 'start',
    justifySelf: 'end',
    mt: 'mark.top',
    mr: `calc((${SIZES.mark.drawing} - ${SIZES.target}) / 2)`,
  },
};
