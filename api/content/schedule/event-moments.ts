import { TZDate } from '@date-fns/tz';
import type { OpeningTimes } from '../../../src/contract/site-settings';
import type { Values } from '../contract/item';
import type { EventMoments } from '../contract/publishing';
import type { Row } from '../list/row';
import { daysOf, zoneOf } from '../list/when';
import { textOf } from '../shelves';

/** Where an event says nothing of hours. */
const MORNING = '09:00';
const CLOCK = /^\d{2}:\d{2}$/;

/** Of those that are not over, as they are written by now; the next to open first. @param now Unix ms */
export function eventMoments(events: readonly Row[], now: number): EventMoments[] {
  return events
    .flatMap(({ id, title, values }) => {
      const moments = momentsOf(values);
      return moments && Date.parse(moments.ends) > now ? [{ id, title, ...moments }] : [];
    })
    .sort((one, other) => Date.parse(one.opens) - Date.parse(other.opens));
}

function momentsOf(values: Values): { opens: string; ends: string } | undefined {
  const days = daysOf(values);
  if (!days) return undefined;
  const { first, last } = days;
  const [opens, ends] = [clockOf(values['starts_at']), clockOf(values['ends_at'])];
  const zone = zoneOf(values);
  return {
    opens: momentAt(zone, first, opens ?? opensOn(values, first) ?? MORNING),
    // An event without hours lasts all of its last day.
    ends: momentAt(zone, last, ends ?? '24:00'),
  };
}

const clockOf = (value: unknown): string | undefined =>
  CLOCK.test(textOf(value)) ? textOf(value) : undefined;

/** By the hours that the event says for the days of the week. */
function opensOn({ opening_times }: Values, day: string): string | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const times = (Array.isArray(opening_times) ? opening_times : []) as Partial<OpeningTimes>[];
  return times
    .flatMap(({ days, opens }) =>
      (days as readonly string[] | undefined)?.includes(weekday) ? (clockOf(opens) ?? []) : [],
    )
    .sort()[0];
}

function momentAt(zone: string, day: string, clock: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(TZDate.tz(zone, year, month - 1, date, hours, minutes).getTime()).toISOString();
}
