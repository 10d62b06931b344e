import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import type { EventCardView } from '../../components/events/event-card-view';
import { PartedTitle } from '../../components/text/parted-title';
import { Picture } from '../../media/picture';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import { eventStyles, factsStyles, sectionStyles, titleStyles } from './event-section.styles';

/** Width / height from which a full-width picture stays within the window. */
const BROAD = 1.6;
const SIZES = {
  broad: '100vw',
  wide: pictureSizes('100vw', { asymmetric: '77vw' }),
  tall: pictureSizes('100vw', { asymmetric: '45vw' }),
};

/** A picture of a room is shown whole: a higher one hangs as on the event's own page. */
function frameOf(picture: PictureView): keyof typeof SIZES {
  if (isPortrait(picture)) return 'tall';
  return picture.width / picture.height < BROAD ? 'wide' : 'broad';
}

export function EventSection({ event }: { event: EventCardView }) {
  const { t } = useTranslation();
  const { path, title, kind, dates, place, picture } = event;
  const frame = picture && frameOf(picture);
  return (
    <section sx={sectionStyles} aria-label={t('home.now')}>
      <Link to={path} sx={eventStyles}>
        {picture && frame && (
          <div data-part="picture" data-frame={frame}>
            <Picture picture={picture} sizes={SIZES[frame]} alt="" />
          </div>
        )}
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
