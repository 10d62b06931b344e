import { TZDate } from '@date-fns/tz';

const PARIS = 'Europe/Paris';

/** Of a day (`2026-12-01`) and an hour (`09:00`) in Paris, whatever the clock of this computer; undefined where they are none. */
export function momentOf(day: string, hour: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  const [hours, minutes] = hour.split(':').map(Number);
  if (!year || !month || !date || hours === undefined || minutes === undefined) return undefined;
  const moment = new TZDate(year, month - 1, date, hours, minutes, PARIS);
  return Number.isNaN(moment.getTime()) ? undefined : new Date(moment.getTime());
}

const two = (number: number): string => String(number).padStart(2, '0');

/** As fields for a day and an hour have them. */
export function parisTime(moment: Date): { day: string; hour: string } {
  const there = new TZDate(moment.getTime(), PARIS);
  return {
    day: `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`,
    hour: `${two(there.getHours())}:${two(there.getMinutes())}`,
  };
}

/** The next morning there. */
export function tomorrowAt(hour: string, now: Date): Date {
  const there = new TZDate(now.getTime(), PARIS);
  there.setDate(there.getDate() + 1);
  return momentOf(parisTime(there).day, hour) ?? now;
}
