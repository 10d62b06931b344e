import type { ThemeUICSSObject } from 'theme-ui';
import { FOCUS_RING } from '../../theme/lines';
import { SIZES } from '../../theme/sizes';
import { OWN_SPACE } from '../../theme/space';

/** The first line of the label always leaves room for the mark, whose target is larger than its drawing. */
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
  // The link fills its row, so that the focus ring goes around the picture alone.
  '& > a:focus-visible': { outline: 'none' },
  '& > a:focus-visible > :first-of-type': FOCUS_RING,
  '& > a > :last-of-type': {
    maxWidth: `calc(34ch + ${OWN_SPACE.mark.room})`,
    pt: 'caption',
    // The other lines take the whole width: a date alone on a line is worse than one close to the mark.
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
