import ical, { escape, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { DEFAULT_TIME_ZONE } from '../../contract/time/time-zone';
import { oneLine } from '../../contract/text/plain-lines';

/** In seconds. */
const A_DAY = 86_400;

/** Where the calendar's own properties end. */
const HEAD_END = /\r\n(?=BEGIN:VEVENT|END:VCALENDAR)/;

export interface Feed {
  name: string;
  /** Absolute URL of the calendar itself. */
  url: string;
}

/**
 * iCalendar text (RFC 5545). Works around ical-generator: told a time zone, it writes DTSTAMP in the
 * machine's time; it puts descriptions of zones between properties, does not escape names, and leaves the
 * last line without an end.
 */
export function calendarText(events: readonly ICalEventData[], feed?: Feed): string {
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
