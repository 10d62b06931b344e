import ical, { escape, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { oneLine } from '../../contract/text/plain-lines';

/** Whose days they are: clients show it, though days as such have no time zone. */
const TIME_ZONE = 'Europe/Paris';
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
 * ical-generator keeps the format: CRLF, folding after 75 octets between characters, escapes. It falls short in three
 * things that are made good here: told a time zone, it writes DTSTAMP in the time of the machine, so the property that
 * clients read is put in its place; it does not escape names; and it leaves the last line without an end.
 */
export function calendarText(events: readonly ICalEventData[], feed?: Feed): string {
  const calendar: ICalCalendar = ical({ prodId: { company: 'meubles et lumières', product: 'events' } });
  if (feed)
    calendar
      .name(escape(oneLine(feed.name), false))
      .source(feed.url)
      .ttl(A_DAY);
  for (const event of events) calendar.createEvent(event);
  return `${calendar.toString()}\r\n`.replace(HEAD_END, `\r\nX-WR-TIMEZONE:${TIME_ZONE}\r\n`);
}
