import { TZDate } from '@date-fns/tz';
import { DEFAULT_TIME_ZONE } from '../../contract/time/time-zone';
import { dayOf } from './day-of';

/** An IANA time zone; the gallery's own when it is undefined or unknown. */
export const knownZone = (zone: string = DEFAULT_TIME_ZONE): string =>
  Number.isNaN(TZDate.tz(zone).getTime()) ? DEFAULT_TIME_ZONE : zone;

/** An hour that summer time skips becomes the next one. `day` is an ISO date, `time` 'HH:MM'. */
export function zonedTime(day: string, time: string, zone: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return TZDate.tz(zone, year, month - 1, date, hours, minutes);
}

/** The ISO date of a moment (Unix ms), in the gallery's zone by default. */
export const dayIn = (moment: number, zone?: string): string => dayOf(new TZDate(moment, knownZone(zone)));
