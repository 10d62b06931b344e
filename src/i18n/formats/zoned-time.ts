import { TZDate } from '@date-fns/tz';

/**
 * The moment at which a clock shows an hour, whatever zone the machine is in. Of an hour that summer time leaves out it is
 * the next there is.
 * @param day ISO date
 * @param time 'HH:MM'
 * @param zone as the IANA names it
 */
export function zonedTime(day: string, time: string, zone: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return TZDate.tz(zone, year, month - 1, date, hours, minutes);
}
