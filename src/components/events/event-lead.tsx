import { Picture } from '../../media/picture';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait } from '../../media/picture-view';
import { DisplayTitle } from '../text/display-title';
import { Link } from '../links/link';
import type { EventCardView } from './event-card-view';
import { EventFactsLines } from './event-facts-lines';
import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { PAPER_PICTURE } from '../../theme/sizes';
import { FROM } from '../../theme/tokens';

const leadStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  isolation: 'isolate',
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > [data-part=picture]': { mx: 'calc(-1 * var(--margin))', mb: 4 },
  '& > [data-part=facts]': {
    variant: 'text.cap',
    mt: 3,
    lineHeight: 1.55,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media print': { breakInside: 'avoid', '& > [data-part=picture]': { maxWidth: PAPER_PICTURE } },
  '& h3': fadingUnderline('display'),
  '&:hover h3': UNDERLINED,
  [FROM.asymmetric]: {
    '& > [data-part=title]': { gridColumn: '4 / 13' },
    '& > [data-part=facts]': { gridColumn: '4 / 13' },
    '& > [data-part=picture]': { gridArea: '1 / 4 / 2 / 13', ml: 0, mr: 'bleed', mb: 5 },
    '& > [data-part=picture][data-frame=tall]': { gridArea: '1 / 4 / 2 / 9', mr: 0 },
    '& > [data-part=picture] ~ [data-part=facts]': { gridArea: '1 / 1 / 2 / 4', alignSelf: 'end', mb: 5 },
  },
};

const SIZES = pictureSizes('100vw', { asymmetric: '75vw' });

export function EventLead({ event, className }: { event: EventCardView; className?: string }) {
  const { path, title, picture } = event;
  return (
    <Link to={path} className={className} sx={leadStyles}>
      {picture && (
        <div data-part="picture" data-frame={isPortrait(picture) ? 'tall' : 'wide'}>
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
