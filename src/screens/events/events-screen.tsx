import { useTranslation } from 'gatsby-plugin-react-i18next';
import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import type { EventsView, CalendarView, EventGroupView } from './events-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { EventRow } from '../../components/events/event-row';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { FROM } from '../../theme/tokens';
import { Picture } from '../../media/picture';
import { isPortrait } from '../../media/picture-view';
import { DisplayTitle } from '../../components/text/display-title';
import { Link } from '../../components/links/link';
import type { EventCardView } from '../../components/events/event-card-view';
import { EventFactsLines } from '../../components/events/event-facts-lines';
import { fadingUnderline, UNDERLINED, FOCUS_RING } from '../../theme/lines';
import { PAPER_PICTURE } from '../../theme/sizes';
import { PartedTitle } from '../../components/text/parted-title';

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

function EventFigure({ event, sizes }: EventFigureProps) {
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

const eventLeadLeadStyles: ThemeUICSSObject = {
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

function EventLead({ event, className }: { event: EventCardView; className?: string }) {
  const { path, title, picture } = event;
  return (
    <Link to={path} className={className} sx={eventLeadLeadStyles}>
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

const eventsGroupGroupStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 4,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > h2': { variant: 'text.label', gridColumn: '1 / -1' },
  [FROM.asymmetric]: {
    '& > h2': { gridArea: '1 / 1 / 2 / 4' },
    '& > ul': { gridColumn: '4 / 13' },
  },
};

const leadStyles: ThemeUICSSObject = { pb: 'row', [FROM.asymmetric]: { gridRow: 1 } };

const figuresStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  columnGap: 'gutter',
  isolation: 'isolate',
  '& > li': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    gridColumn: '1 / -1',
    minWidth: 0,
    pb: 5,
  },
  [FROM.columns6]: {
    '& > li': { pb: 'row' },
    '& > li:nth-of-type(4n + 1)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(4n + 2)': { gridColumn: '7 / 10' },
    '& > li:nth-of-type(4n + 3)': { gridColumn: '1 / 5' },
    '& > li:nth-of-type(4n + 4)': { gridColumn: '5 / 10' },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 4' } },
};

/** Of nine columns: the whole page on upright tablets, beside the heading on wide windows. */
const FIGURE_COLUMNS = [5, 3, 4, 5];
const FIGURE_SIZES = FIGURE_COLUMNS.map((columns) =>
  pictureSizes(acrossColumns(12), {
    columns6: acrossColumns((columns / 9) * 12),
    asymmetric: acrossColumns(columns),
  }),
);

function EventsGroup({ group, className }: { group: EventGroupView; className?: string }) {
  const { t } = useTranslation();
  const { state, lead, others } = group;
  const past = state === 'past';
  return (
    <section className={className} sx={eventsGroupGroupStyles} aria-labelledby={state}>
      <h2 id={state}>{t(`events.${state}`)}</h2>
      {lead && <EventLead event={lead} sx={leadStyles} />}
      {others.length > 0 && (
        <ul sx={past ? undefined : figuresStyles}>
          {others.map((event, index) => (
            <li key={event.path}>
              {past ? (
                <EventRow event={event} />
              ) : (
                <EventFigure event={event} sizes={FIGURE_SIZES[index % FIGURE_SIZES.length]!} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const headStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 'block',
  pb: 3,
};

const groupStyles: ThemeUICSSObject = { pt: 3, '& + &': { pt: 'row' } };

const calendarStyles: ThemeUICSSObject = {
  variant: 'layout.linkRow',
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};

/** Subscribing needs a calendar application; a calendar on the web takes the file's address. */
function CalendarLinks({ calendar: { path, subscription } }: { calendar: CalendarView }) {
  const { t } = useTranslation();
  return (
    <ul sx={calendarStyles}>
      <li>
        <a href={subscription}>{t('calendar.subscribe')}</a>
      </li>
      <li>
        <a href={path} download={path.slice(path.lastIndexOf('/') + 1)}>
          {t('calendar.file')}
        </a>
      </li>
    </ul>
  );
}

export function EventsScreen({ view }: { view: EventsView }) {
  const { t } = useTranslation();
  return (
    <div sx={screenStyles}>
      <div sx={headStyles}>
        <h1 sx={titleStyles}>{t('events.title')}</h1>
        {view.groups.length > 0 && <CalendarLinks calendar={view.calendar} />}
      </div>
      <UntranslatedNotice />
      {view.groups.length === 0 && <p sx={emptyStyles}>{t('events.none')}</p>}
      {view.groups.map((group) => (
        <EventsGroup key={group.state} group={group} sx={groupStyles} />
      ))}
    </div>
  );
}
