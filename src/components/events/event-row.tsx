import { SIZES } from '../../theme/sizes';
import { Link } from '../links/link';
import { PartedTitle } from '../text/parted-title';
import { Thumbnail } from '../pictures/thumbnail';
import type { EventCardView } from './event-card-view';
import { EventFactsLines } from './event-facts-lines';
import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { FROM } from '../../theme/tokens';

const rowStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'gutter',
  alignItems: 'end',
  pt: 4,
  borderBottom: 'rule',
  '& > h3': {
    variant: 'text.sub',
    ...fadingUnderline('sub'),
    textWrap: 'balance',
  },
  '&:hover > h3': UNDERLINED,
  '& > p': {
    variant: 'text.cap',
    gridColumn: 1,
    pt: 1,
    pb: 'near',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-part=picture]': { gridArea: '1 / 2 / 3 / 3', width: 'eventRow.picture' },
  [FROM.asymmetric]: {
    gridTemplateColumns: `minmax(0, 5fr) minmax(0, 3fr) ${SIZES.eventRow.pictureWide}`,
    '& > h3': { pb: 'eventRow.title' },
    '& > p': { gridColumn: 2, pt: 0 },
    '& > [data-part=picture]': { gridArea: '1 / 3', width: '100%' },
  },
  '@media print': { breakInside: 'avoid' },
};

const thumbnailStyles: ThemeUICSSObject = {
  '--thumbnail': SIZES.eventRow.pictureHeight,
  ml: 'auto',
};

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
