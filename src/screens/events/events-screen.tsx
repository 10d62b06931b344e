import { useTranslation } from 'gatsby-plugin-react-i18next';
import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { EventsGroup } from './events-group';
import type { EventsView, CalendarView } from './events-view';
import type { ThemeUICSSObject } from 'theme-ui';

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
