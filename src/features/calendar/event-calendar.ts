import type { ViewContext } from '../../page/view-context';
import type { GalleryEvent, Venue } from '../../contract/items/event';
import { translator } from '../../i18n/translator';
import { filePath } from '../../routes/file-routes';
import ical, {
  escape,
  type ICalCalendar,
  type ICalEventData,
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalLocation,
} from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { DEFAULT_TIME_ZONE } from '../../contract/time/time-zone';
import { oneLine, plainLines } from '../../contract/text/plain-lines';
import { eventDates } from '../../components/events/event-dates';
import { plainWords } from '../../components/html/plain-words';
import { safeHtml } from '../../components/html/safe-html';
import type { LocaleCode } from '../../i18n/locales';
import { knownZone, zonedTime } from '../../i18n/formats/zoned-time';
import { canonicalUrl } from '../../routes/canonical';
import { routePath } from '../../routes/route-path';

const EVENT_ENTRY_A_DAY = 86_400_000;
/** An event that lasts longer is open at hours on several days. */
const LONGEST_NIGHT = EVENT_ENTRY_A_DAY / 2;

/** Timed where it is one sitting, else whole days marked as free. The same on every day and machine. */
function eventEntry(
  event: GalleryEvent,
  { locale, origin }: Pick<ViewContext, 'locale' | 'origin'>,
): ICalEventData {
  const { id, slug, title, kind, updated_at, venue, description = '' } = event;
  const url = canonicalUrl(origin, routePath('events-slug', locale, { slug }));
  const updated = new Date(updated_at);
  const when = whenOf(event);
  return {
    id: oneLine(`event-${id}-${locale}@${new URL(origin).host}`),
    stamp: updated,
    lastModified: updated,
    sequence: sequenceOf(updated),
    ...when,
    summary: oneLine(title),
    ...(venue && { location: locationOf(venue) }),
    // Not every calendar shows the field `url`.
    description: { plain: [...paragraphsOf(description), ...hoursOf(event, locale, when), url].join('\n\n') },
    // A draft may have none yet, or only spaces.
    ...(kind && oneLine(kind).trim() && { categories: [{ name: oneLine(kind) }] }),
    url,
  };
}

/** s since then: rises with each change, and fits 32 bits until 2088, which is as far as calendars count. */
const COUNTED_FROM = Date.UTC(2020, 0);

/** RFC 5545, section 3.8.7.4: calendars that have an event take over what has a higher one. */
const sequenceOf = (updated: Date): number =>
  Math.max(0, Math.floor((Number(updated) - COUNTED_FROM) / 1000));

type When = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone' | 'transparency' | 'busystatus'>;

function whenOf({ starts_on, ends_on, starts_at, ends_at, venue }: GalleryEvent): When {
  const timezone = knownZone(venue?.time_zone);
  const start = starts_at && zonedTime(starts_on, starts_at, timezone);
  const end = ends_at && zonedTime(ends_on, ends_at, timezone);
  const isOneNight = start && end && Number(end) - Number(start) <= LONGEST_NIGHT;
  if (start && (ends_on <= starts_on || isOneNight))
    return {
      start,
      timezone,
      ...(end && end > start && { end }),
      transparency: ICalEventTransparency.OPAQUE,
      busystatus: ICalEventBusyStatus.BUSY,
    };
  return {
    allDay: true,
    start: new Date(starts_on),
    end: dayAfter(ends_on < starts_on ? starts_on : ends_on),
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** Whole days do not say at which hours one can come. */
function hoursOf(event: GalleryEvent, locale: LocaleCode, { allDay }: When): string[] {
  const { starts_at, opening_hours = [] } = event;
  const lines = [...(allDay && starts_at ? [eventDates(event, locale)] : []), ...opening_hours.map(oneLine)];
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/** The end of whole days is exclusive (RFC 5545, section 3.6.1). In UTC every day has 24 hours. */
const dayAfter = (isoDate: string): Date => new Date(Date.parse(isoDate) + EVENT_ENTRY_A_DAY);

function locationOf({ name, address, city, country, latitude, longitude }: Venue): ICalLocation {
  const title = [name, address, city, country]
    .filter(Boolean)
    .map((part) => oneLine(part ?? ''))
    .join(', ');
  return latitude !== undefined && longitude !== undefined
    ? { title, geo: { lat: latitude, lon: longitude } }
    : { title };
}

const paragraphsOf = (html: string): string[] =>
  safeHtml(html)
    .split(/<\/(?:p|li|h3|h4|blockquote)>/)
    .map((part) => plainLines(plainWords(part)))
    .filter(Boolean);

/** In seconds. */
const A_DAY = 86_400;

/** Where the calendar's own properties end. */
const HEAD_END = /\r\n(?=BEGIN:VEVENT|END:VCALENDAR)/;

interface Feed {
  name: string;
  /** Absolute URL of the calendar itself. */
  url: string;
}

/**
 * iCalendar text (RFC 5545). Works around ical-generator: told a time zone, it writes DTSTAMP in the
 * machine's time; it puts descriptions of zones between properties, does not escape names, and leaves the
 * last line without an end.
 */
function calendarText(events: readonly ICalEventData[], feed?: Feed): string {
  const calendar: ICalCalendar = ical({ prodId: { company: 'meubles et lumières', product: 'events' } });
  if (feed)
    calendar
      .name(escape(oneLine(feed.name), false))
      .source(feed.url)
      .ttl(A_DAY);
  for (const event of events) calendar.createEvent(event);
  // Clients show a zone for whole-day events, which have none themselves.
  const head = [`X-WR-TIMEZONE:${DEFAULT_TIME_ZONE}`, ...zonesOf(events)];
  return `${calendar.toString()}\r\n`.replace(HEAD_END, () => `\r\n${head.join('\r\n')}\r\n`);
}

const DESCRIBED_ZONES: ReadonlySet<unknown> = new Set(tzlib_get_timezones() as string[]);

/** VTIMEZONE blocks: when the clocks of each zone change. */
const zonesOf = (events: readonly ICalEventData[]): string[] =>
  [...new Set(events.flatMap(({ timezone }) => timezone ?? []))]
    .filter((zone) => DESCRIBED_ZONES.has(zone))
    .flatMap((zone) => tzlib_get_ical_block(zone)[0] ?? []);

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
