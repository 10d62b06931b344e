import { SIZES } from '../../theme/sizes';
import { Link } from '../links/link';
import { PartedTitle } from '../text/parted-title';
import { Thumbnail } from '../pictures/thumbnail';
import type { EventCardView } from './event-card-view';
import { EventFactsLines } from './event-facts-lines';
import { rowStyles, thumbnailStyles } from './event-row.styles';

export function EventRow({ event }: { event: EventCardView }) {
  const { path, title, picture } = event;
  return (
    <Link to={path} sx={rowStyles}>
      <h3>
        <PartedTitle>{title}</PartedTitle>
      </h3>
      <p>
        <EventFactsLines event={event} />
      </p>
      {picture && (
        <div data-part="picture">
          <Thumbnail picture={picture} sizes={SIZES.eventRow.pictureWide} sx={thumbnailStyles} />
        </div>
      )}
    </Link>
  );
}
