import { Picture } from '../../media/picture';
import { Link } from '../link';
import type { EventCardView } from './event-card-view';
import { EventFactsLines } from './event-facts-lines';
import { captionStyles, figureStyles } from './event-figure.styles';

interface EventFigureProps {
  event: EventCardView;
  sizes: string;
}

/** An event on the wall: picture and label, or its title alone, standing on the floor of its row. */
export function EventFigure({ event, sizes }: EventFigureProps) {
  const { path, title, picture } = event;
  return (
    <Link to={path} sx={figureStyles}>
      {picture ? <Picture picture={picture} sizes={sizes} alt="" /> : <h3>{title}</h3>}
      <div sx={captionStyles}>
        {picture && <h3>{title}</h3>}
        <p>
          <EventFactsLines event={event} />
        </p>
      </div>
    </Link>
  );
}
