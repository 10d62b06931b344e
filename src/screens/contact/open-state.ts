import type { OpeningTimes } from '../../contract/site-settings';
import { DEFAULT_TIME_ZONE } from '../../contract/time/time-zone';
import { WEEKDAYS, type Weekday } from '../../contract/time/weekdays';

/** Times are 'HH:MM' in the gallery's zone. */
export type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; at: string; on: Weekday; inDays: number };

/** @param now Unix ms. @returns undefined where nothing opens. Holidays are not known. */
export function openState(times: readonly OpeningTimes[], now: number): OpenState | undefined {
  const { today, time } = atGallery(now);
  const open = times.find(
    (one) => one.days.includes(dayAfter(today, 0)) && one.opens <= time && time < one.closes,
  );
  if (open) return { isOpen: true, until: open.closes };
  // The same day a week later is the last that may be the next one.
  for (let inDays = 0; inDays <= WEEKDAYS.length; inDays += 1) {
    const on = dayAfter(today, inDays);
    const [at] = times
      .filter(({ days, opens }) => days.includes(on) && (inDays > 0 || opens > time))
      .map(({ opens }) => opens)
      .sort();
    if (at) return { isOpen: false, at, on, inDays };
  }
  return undefined;
}

const dayAfter = (today: number, days: number): Weekday => WEEKDAYS[(today + days) % WEEKDAYS.length]!;

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: DEFAULT_TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function atGallery(now: number): { today: number; time: string } {
  const parts = new Map(CLOCK.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    today: WEEKDAYS.indexOf(parts.get('weekday') as Weekday),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
