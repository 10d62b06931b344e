import type { MouseEvent, ReactNode } from 'react';
import { Picture } from '../../media/picture';
import { Link } from '../links/link';
import { SelectionMark } from '../selection/selection-mark';
import { WorkCaption } from './work-caption';
import type { WorkCardView } from './work-card-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FOCUS_RING } from '../../theme/lines';
import { SIZES } from '../../theme/sizes';
import { OWN_SPACE } from '../../theme/space';

/** The first line of the label always leaves room for the mark, whose target is larger than its drawing. */
const workFigureStyles: ThemeUICSSObject = {
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

interface WorkFigureProps {
  work: WorkCardView;
  sizes: string;
  eager?: boolean;
  state?: Readonly<Record<string, unknown>>;
  onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Replaces the button of the selection; null for none. */
  control?: ReactNode;
}

export function WorkFigure({ work, sizes, eager, state, onOpen, control }: WorkFigureProps) {
  return (
    <div sx={workFigureStyles}>
      <Link to={work.path} state={state} data-work="" onClick={onOpen}>
        {/* Empty alt text: the label in the same link already says it. */}
        <Picture picture={work.picture} sizes={sizes} eager={eager} alt="" />
        <WorkCaption work={work} />
      </Link>
      {control === undefined ? <SelectionMark work={work} /> : control}
    </div>
  );
}
