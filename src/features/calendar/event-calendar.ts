import type { ViewContext } from '../../page/view-context';
import type { GalleryEvent } from '../../contract/items/event';
import { translator } from '../../i18n/translator';
import { filePath } from '../../routes/file-routes';
import { calendarText } from './calendar-text';
import { eventEntry } from './event-entry';

type Place = Pick<ViewContext, 'locale' | 'origin'>;

export const eventCalendar = (event: GalleryEvent, place: Place): string =>
  calendarText([eventEntry(event, place)]);

/** @param gallery the gallery's name */
export function eventsCalendar(events: readonly GalleryEvent[], gallery: string, place: Place): string {
  const { locale, origin } = place;
  return calendarText(
    events.map((event) => eventEntry(event, place)),
    {
      name: translator(locale)('calendar.name', { gallery }),
      url: origin + filePath('events-calendar', locale),
    },
  );
}
