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
  /** See Link. */
  state?: Readonly<Record<string, unknown>>;
  /** Is told of a click on the link. */
  onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** A button beside the label, in place of the one that gathers the work; null for none. */
  control?: ReactNode;
}

/** A piece on the wall: picture and label, one link, and the sign that takes it along. It stands on the floor of its row. */
export function WorkFigure({ work, sizes, eager, state, onOpen, control }: WorkFigureProps) {
  return (
    <div sx={workFigureStyles}>
      <Link to={work.path} state={state} data-work="" onClick={onOpen}>
        {/* The label says what the link leads to; the picture's own description would say it twice. */}
        <Picture picture={work.picture} sizes={sizes} eager={eager} alt="" />
        <WorkCaption work={work} />
      </Link>
      {control === undefined ? <SelectionMark work={work} /> : control}
    </div>
  );
}
