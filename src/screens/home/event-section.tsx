import { Link } from '../../components/link';
import type { EventCardView } from '../../components/events/event-card-view';
import { PartedTitle } from '../../components/parted-title';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../../media/picture';
import { eventStyles, factsStyles, sectionStyles, titleStyles } from './event-section.styles';

/** The event on view or the next one: its picture from edge to edge, title and facts under it. */
export function EventSection({ event }: { event: EventCardView }) {
  const { t } = useMessages();
  const { path, title, kind, dates, place, picture } = event;
  return (
    <section sx={sectionStyles} aria-label={t('home.now')}>
      <Link to={path} sx={eventStyles}>
        {picture && <Picture picture={picture} sizes="100vw" alt="" />}
        <h2 sx={titleStyles}>
          <PartedTitle>{title}</PartedTitle>
        </h2>
        <p sx={factsStyles}>
          <span>{kind}</span>
          <span>{dates}</span>
          {place && <span>{place}</span>}
        </p>
      </Link>
    </section>
  );
}
