import ICAL from 'ical.js';
import { rawLines } from '../../cards/testing/raw-lines';

/** An event as another program reads it. */
export interface ReadEvent {
  /** The value of a property, by its name in lower case; undefined without it. Days are ISO dates. */
  value(name: string): unknown;
  event: ICAL.Event;
}

/** Reads a text as one calendar; throws when it is none. */
export function readCalendar(text: string): { value(name: string): unknown; events: ReadEvent[] } {
  rawLines(text);
  const calendar = new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]);
  // Hours are those of the zones that the calendar itself describes.
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  if (calendar.name !== 'vcalendar') throw new Error(`Not a calendar but ${calendar.name}`);
  return {
    value: valueIn(calendar),
    events: calendar
      .getAllSubcomponents('vevent')
      .map((part) => ({ value: valueIn(part), event: new ICAL.Event(part) })),
  };
}

/** The value as jCal has it. */
const valueIn = (part: InstanceType<typeof ICAL.Component>) => (name: string) => {
  const found = part.getAllProperties(name);
  if (found.length > 1) throw new Error(`${name} is there ${found.length} times`);
  return (found[0]?.toJSON() as unknown[] | undefined)?.[3];
};
