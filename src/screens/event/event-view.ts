import { BY_MAIL } from '../../contract/collections/values';
import type { GalleryEvent, Venue } from '../../contract/items/event';
import { toCreatorCardView, type CreatorCardView } from '../../components/creators/creator-card-view';
import { eventState } from '../../components/events/event-card-view';
import { toDownloadView, type DownloadView } from '../../components/links/download-view';
import { toFileView, type FileView } from '../../components/links/file-view';
import { safeHtml } from '../../components/html/safe-html';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { eventCalendar } from '../../features/calendar/event-calendar';
import { eventDates } from '../../components/events/event-dates';
import { translator } from '../../i18n/translator';
import { toPictureViews, type PictureView } from '../../media/picture-view';
import { mapUrl } from '../../routes/map-url';

export interface VenueView {
  /** Name, street, town: as on an envelope. */
  lines: string[];
  mapUrl?: string;
}

export interface EventView {
  slug: string;
  title: string;
  /** 'On view', 'Upcoming', 'Past event' */
  state: string;
  kind: string;
  dates: string;
  /** Opening hours, a line each. */
  hours: string[];
  /** Without `url`, by mail to the gallery. Undefined for a past event. */
  reserve?: { url?: string };
  /** Undefined for a past event. */
  calendar?: DownloadView;
  venue?: VenueView;
  description?: string;
  pictures: PictureView[];
  pressRelease?: FileView;
  works: WorkCardView[];
  artists: CreatorCardView[];
}

const STATE_WORDS = { current: 'event.on-view', coming: 'event.coming', past: 'event.past' } as const;

/** As of the context's day. */
export function toEventView(event: GalleryEvent, context: ViewContext): EventView {
  const { locale, mediaOrigin } = context;
  const state = eventState(event, context);
  return {
    slug: event.slug,
    title: event.title,
    state: translator(locale)(STATE_WORDS[state]),
    kind: event.kind,
    dates: eventDates(event, locale),
    hours: event.opening_hours ?? [],
    ...(state !== 'past' && { calendar: toCalendarView(event, context) }),
    ...(state !== 'past' &&
      event.reserve && { reserve: event.reserve === BY_MAIL ? {} : { url: event.reserve.url } }),
    ...(event.venue && { venue: toVenueView(event.venue) }),
    ...(event.description && { description: safeHtml(event.description) }),
    pictures: toPictureViews(event.image, event.images, mediaOrigin),
    ...(event.press_release && { pressRelease: toFileView(event.press_release, context) }),
    works: event.exhibited_works.map((work) => toWorkCardView(work, context)),
    artists: event.featured_artists.map((artist) => toCreatorCardView(artist, context)),
  };
}

const toCalendarView = (event: GalleryEvent, context: ViewContext): DownloadView =>
  toDownloadView(
    { route: 'events-slug-calendar', slug: event.slug, text: () => eventCalendar(event, context) },
    context,
  );

function toVenueView({ name, address, city, country, latitude, longitude }: Venue): VenueView {
  const town = [city, country].filter(Boolean).join(', ');
  const url = mapUrl({ latitude, longitude });
  return {
    lines: [name, address, town].filter((line): line is string => Boolean(line)),
    ...(url && { mapUrl: url }),
  };
}
