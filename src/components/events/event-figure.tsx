import { Picture } from '../../media/picture';
import { Link } from '../links/link';
import { PartedTitle } from '../text/parted-title';
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
  const heading = (
    <h3>
      <PartedTitle>{title}</PartedTitle>
    </h3>
  );
  return (
    <Link to={path} sx={figureStyles}>
      {picture ? <Picture picture={picture} sizes={sizes} alt="" /> : heading}
      <div sx={captionStyles}>
        {picture && heading}
        <p>
          <EventFactsLines event={event} />
        </p>
      </div>
    </Link>
  );
}
