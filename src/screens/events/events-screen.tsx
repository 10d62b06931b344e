import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { useMessages } from '../../i18n/use-messages';
import { CalendarLinks } from './calendar-links';
import { EventsGroup } from './events-group';
import { groupStyles, headStyles } from './events-screen.styles';
import type { EventsView } from './events-view';

/** The events: on view, to come, past. */
export function EventsScreen({ view }: { view: EventsView }) {
  const { t } = useMessages();
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
