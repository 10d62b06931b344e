import { TZDate } from '@date-fns/tz';
import { DEFAULT_TIME_ZONE } from '../../../src/contract/time/time-zone';
import type { Values } from '../contract/item';
import type { When } from '../contract/list';
import { textOf } from '../shelves';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Of its place; the gallery's where nothing is said, or nothing that is a time zone. */
export function zoneOf({ venue }: Values): string {
  const zone = textOf((venue as Values | null | undefined)?.['time_zone']) || DEFAULT_TIME_ZONE;
  return Number.isNaN(TZDate.tz(zone).getTime()) ? DEFAULT_TIME_ZONE : zone;
}

const dayAt = (values: Values, now: number): string =>
  TZDate.tz(zoneOf(values), now).toISOString().slice(0, 10);

interface Days {
  first: string;
  last: string;
}

/** Undefined for what takes place on no day, and for a draft that does not say when. */
export function daysOf(values: Values): Days | undefined {
  const [first, last] = [textOf(values['starts_on']), textOf(values['ends_on'])];
  if (!DAY.test(first)) return undefined;
  return { first, last: DAY.test(last) ? last : first };
}

/** As the site tells events apart. @param now Unix ms */
export function whenOf(values: Values, now: number): When | null {
  const days = daysOf(values);
  if (!days) return null;
  const today = dayAt(values, now);
  if (days.last < today) return 'past';
  return days.first > today ? 'toCome' : 'now';
}

/** What a list says of the days of an event. */
export function timesOf(values: Values, now: number): { until: string | null; daysLeft: number | null } {
  const days = daysOf(values);
  if (!days) return { until: null, daysLeft: null };
  const isOn = whenOf(values, now) === 'now';
  return {
    until: days.last > days.first ? days.last : null,
    daysLeft: isOn ? (Date.parse(days.last) - Date.parse(dayAt(values, now))) / DAY_MS + 1 : null,
  };
}

/** When an event begins to be on, and when it is over, as `whenOf` says. */
export function momentsOf(values: Values): { starts: string | null; ends: string | null } {
  const days = daysOf(values);
  if (!days) return { starts: null, ends: null };
  const zone = zoneOf(values);
  return { starts: midnightOf(zone, days.first, 0), ends: midnightOf(zone, days.last, 1) };
}

/** Drafts may hold any digits; years beyond 9999 do not sort as text. */
function midnightOf(zone: string, day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = TZDate.tz(zone, year, month - 1, date + later).getTime();
  return new Date(Math.min(at, Date.parse('9999-12-31T00:00:00Z'))).toISOString();
}
