import { TZDate } from '@date-fns/tz';
import { DEFAULT_TIME_ZONE } from '../../contract/event';

/** A zone as the IANA names it; the gallery's own where none is told, or one that there is not. */
export const knownZone = (zone: string = DEFAULT_TIME_ZONE): string =>
  Number.isNaN(TZDate.tz(zone).getTime()) ? DEFAULT_TIME_ZONE : zone;

/**
 * The moment at which a clock shows an hour, whatever zone the machine is in. Of an hour that summer time leaves out it is
 * the next there is.
 * @param day ISO date
 * @param time 'HH:MM'
 * @param zone one that is known
 */
export function zonedTime(day: string, time: string, zone: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return TZDate.tz(zone, year, month - 1, date, hours, minutes);
}
