import type { MouseEvent, ReactNode } from 'react';
import { Picture } from '../../media/picture';
import { Link } from '../links/link';
import { SelectionMark } from '../selection/selection-mark';
import { WorkCaption } from './work-caption';
import type { WorkCardView } from './work-card-view';
import { workFigureStyles } from './work-figure.styles';

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
