import { eventCalendar, eventsCalendar } from '../../features/calendar/event-calendar';
import { creatorVcard } from '../../features/cards/creator-vcard';
import { eventsFeed, pressFeed, worksFeed } from '../../features/feeds/feeds';
import { galleryVcard } from '../../features/cards/gallery-vcard';
import { llmsText } from './llms-text';
import { filePath } from '../../routes/file-routes';
import type { PageSource } from '../pages/page-source';
import type { SiteFile } from './site-file';

/**
 * The cards, calendars and feeds of a language: the gallery's and each creator's card, the calendar of all events and each
 * event's, the feeds of works, events and press, and what the site holds for machines that read.
 */
export function listDownloads({ catalogue, context }: PageSource): SiteFile[] {
  const { settings, works, creators, events, press, pages } = catalogue;
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
    { path: filePath('works-feed', locale), text: worksFeed(works, settings.name, context) },
    { path: filePath('events-feed', locale), text: eventsFeed(events, settings.name, context) },
    { path: filePath('press-feed', locale), text: pressFeed(press, settings.name, context) },
    { path: filePath('llms-text', locale), text: llmsText(catalogue, context) },
    ...events.map((event) => ({
      path: filePath('events-slug-calendar', locale, event),
      text: eventCalendar(event, context),
    })),
  ];
}
