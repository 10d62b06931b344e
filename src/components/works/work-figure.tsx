import { Picture } from '../../media/picture';
import { Link } from '../link';
import { WorkCaption } from './work-caption';
import type { WorkCardView } from './work-card-view';

interface WorkFigureProps {
  work: WorkCardView;
  sizes: string;
  eager?: boolean;
  /** See Link. */
  state?: Readonly<Record<string, unknown>>;
  className?: string;
}

/** A piece on the wall: picture and label, one link. Its picture stands on the floor of its row. */
export function WorkFigure({ work, sizes, eager, state, className }: WorkFigureProps) {
  return (
    <Link to={work.path} state={state} className={className} data-work="">
      {/* The label says what the link leads to; the picture's own description would say it twice. */}
      <Picture picture={work.picture} sizes={sizes} eager={eager} alt="" />
      <WorkCaption work={work} />
    </Link>
  );
}
