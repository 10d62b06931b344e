import { eventCalendar, eventsCalendar } from '../../features/calendar/event-calendar';
import { creatorVcard } from '../../features/cards/creator-vcard';
import { galleryVcard } from '../../features/cards/gallery-vcard';
import { filePath } from '../../routes/file-routes';
import type { PageSource } from '../pages/page-source';

/** A text file of the site. */
export interface Download {
  path: string;
  text: string;
}

/** The cards and calendars of a language: the gallery's and each creator's, that of all events and each event's. */
export function listDownloads({ catalogue, context }: PageSource): Download[] {
  const { settings, creators, events, pages } = catalogue;
  const { locale } = context;
  return [
    {
      path: filePath('contact-card', locale),
      text: galleryVcard(settings, pages.contact.updated_at, context),
    },
    ...creators.map((creator) => ({
      path: filePath('creators-slug-card', locale, creator),
      text: creatorVcard(creator, context),
    })),
    { path: filePath('events-calendar', locale), text: eventsCalendar(events, settings.name, context) },
    ...events.map((event) => ({
      path: filePath('events-slug-calendar', locale, event),
      text: eventCalendar(event, context),
    })),
  ];
}
