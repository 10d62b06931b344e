import { useMessages } from '../../i18n/use-messages';
import { calendarStyles } from './calendar-links.styles';
import type { CalendarView } from './events-view';

/**
 * The calendar of all events: phones and desktops with a calendar of their own subscribe to it; for all others there is
 * its file, whose address can be copied into a calendar on the web.
 */
export function CalendarLinks({ calendar: { path, subscription } }: { calendar: CalendarView }) {
  const { t } = useMessages();
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
