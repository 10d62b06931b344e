import { DEFAULT_TIME_ZONE } from '../../src/contract/time/time-zone';

// The Swedish way of writing a moment is that of ISO 8601, with a space.
const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: DEFAULT_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIME_ZONE, dateStyle: 'short' });

/**
 * `2026-11-24 09:05` in Paris, which spreadsheets of any language read as a moment.
 *
 * @param iso ISO 8601 with its zone; what is none stays as it is
 */
export const parisMoment = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : MOMENT.format(new Date(iso));

/** `2026-11-24`. @param ms since 1970 */
export const parisDay = (ms: number): string => DAY.format(ms);
