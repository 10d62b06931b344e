import { Picture } from '../../media/picture';
import { Link } from '../links/link';
import { PartedTitle } from '../text/parted-title';
import type { EventCardView } from './event-card-view';
import { EventFactsLines } from './event-facts-lines';
import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, FOCUS_RING, UNDERLINED } from '../../theme/lines';

const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  '& > span, & > h3': { alignSelf: 'end' },
  // The link fills its row, so that the focus ring goes around the picture alone.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > span, &:focus-visible > h3': FOCUS_RING,
  '@media print': { breakInside: 'avoid' },
  '& h3': {
    variant: 'text.sub',
    ...fadingUnderline('sub'),
    textWrap: 'balance',
  },
  '& > h3': { variant: 'text.title' },
  '&:hover h3, &:focus-visible h3': UNDERLINED,
};

const captionStyles: ThemeUICSSObject = {
  pt: 'caption',
  '& > p': { variant: 'text.cap', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& > h3 + p': { mt: 1 },
};

interface EventFigureProps {
  event: EventCardView;
  sizes: string;
}

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
