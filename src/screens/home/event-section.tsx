import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import type { EventCardView } from '../../components/events/event-card-view';
import { PartedTitle } from '../../components/text/parted-title';
import { Picture } from '../../media/picture';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { PAPER_PICTURE } from '../../theme/sizes';
import { FROM } from '../../theme/tokens';

const sectionStyles: ThemeUICSSObject = { variant: 'layout.page', pt: 'section' };

const eventStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'caption',
  '& > *': { gridColumn: '1 / -1' },
  '& > [data-part=picture]': { mx: 'bleed', mb: 'eventSection.picture' },
  [FROM.asymmetric]: {
    '& > [data-frame=wide]': { gridColumn: '4 / 13', ml: 0 },
    '& > [data-frame=tall]': { gridColumn: '4 / 9', mx: 0 },
  },
  '@media print': { breakInside: 'avoid', maxWidth: PAPER_PICTURE },
  '& h2': fadingUnderline('title'),
  '&:hover h2': UNDERLINED,
};

const titleStyles: ThemeUICSSObject = {
  variant: 'text.title',
  [FROM.asymmetric]: { gridColumn: '1 / 7 !important' },
};

const factsStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  color: 'muted',
  '& > span': { display: 'block' },
  [FROM.asymmetric]: { gridColumn: '8 / 13 !important' },
};

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
