import ical, { escape, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { DEFAULT_TIME_ZONE } from '../../contract/event';
import { oneLine } from '../../contract/text/plain-lines';

/** Seconds after which subscribers ask again. */
const A_DAY = 86_400;

/** Properties of a calendar stand before what it holds. */
const HEAD_END = /\r\n(?=BEGIN:VEVENT|END:VCALENDAR)/;

/** What makes a calendar one to subscribe to. */
export interface Feed {
  name: string;
  /** The calendar's own whole address. */
  url: string;
}

/**
 * A calendar as iCalendar (RFC 5545).
 *
 * ical-generator keeps the format: CRLF, folding after 75 octets between characters, escapes. It falls short in some
 * things that are made good here: told a time zone, it writes DTSTAMP in the time of the machine, and told how zones are
 * described, it puts them between properties, so that both are put in their place; it does not escape names; and it leaves
 * the last line without an end.
 */
export function calendarText(events: readonly ICalEventData[], feed?: Feed): string {
  const calendar: ICalCalendar = ical({ prodId: { company: 'meubles et lumières', product: 'events' } });
  if (feed)
    calendar
      .name(escape(oneLine(feed.name), false))
      .source(feed.url)
      .ttl(A_DAY);
  for (const event of events) calendar.createEvent(event);
  // Clients show whose days they are, though days as such have no time zone.
  const head = [`X-WR-TIMEZONE:${DEFAULT_TIME_ZONE}`, ...zonesOf(events)];
  return `${calendar.toString()}\r\n`.replace(HEAD_END, () => `\r\n${head.join('\r\n')}\r\n`);
}

const DESCRIBED_ZONES: ReadonlySet<unknown> = new Set(tzlib_get_timezones() as string[]);

/** What readers have to know of each zone that hours are told in: when its clocks change (VTIMEZONE). */
const zonesOf = (events: readonly ICalEventData[]): string[] =>
  [...new Set(events.flatMap(({ timezone }) => timezone ?? []))]
    .filter((zone) => DESCRIBED_ZONES.has(zone))
    .flatMap((zone) => tzlib_get_ical_block(zone)[0] ?? []);
