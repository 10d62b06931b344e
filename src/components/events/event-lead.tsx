import { Picture } from '../../media/picture';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait } from '../../media/picture-view';
import { DisplayTitle } from '../text/display-title';
import { Link } from '../links/link';
import type { EventCardView } from './event-card-view';
import { EventFactsLines } from './event-facts-lines';
import { leadStyles } from './event-lead.styles';

const SIZES = pictureSizes('100vw', { asymmetric: '75vw' });

/** The event that the list begins with: large, one link. */
export function EventLead({ event, className }: { event: EventCardView; className?: string }) {
  const { path, title, picture } = event;
  return (
    <Link to={path} className={className} sx={leadStyles}>
      {picture && (
        <div data-part="picture" data-veil="thin" data-frame={isPortrait(picture) ? 'tall' : 'wide'}>
          <Picture picture={picture} sizes={SIZES} eager alt="" />
        </div>
      )}
      <div data-part="title">
        <DisplayTitle as="h3">{title}</DisplayTitle>
      </div>
      <p data-part="facts">
        <EventFactsLines event={event} />
      </p>
    </Link>
  );
}
