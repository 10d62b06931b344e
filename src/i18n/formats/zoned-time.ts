import { TZDate } from '@date-fns/tz';
import { DEFAULT_TIME_ZONE } from '../../contract/event';

/**
 * The moment at which a clock shows an hour, whatever zone the machine is in. Of an hour that summer time leaves out it is
 * the next there is.
 * @param day ISO date
 * @param time 'HH:MM'
 * @param zone as the IANA names it; the gallery's own stands in for one that there is not
 */
export function zonedTime(day: string, time: string, zone: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inZone = (name: string) => TZDate.tz(name, year, month - 1, date, hours, minutes);
  const moment = inZone(zone);
  return Number.isNaN(moment.getTime()) ? inZone(DEFAULT_TIME_ZONE) : moment;
}
