import type { EventSummary } from '../../contract/items/event';
import { formatDateRange } from '../../i18n/formats/dates';
import { formatOpening, formatTime, formatTimes } from '../../i18n/formats/times';
import type { LocaleCode } from '../../i18n/locales';

type Times = Pick<EventSummary, 'starts_on' | 'ends_on' | 'starts_at' | 'ends_at'>;

/** '10 December 2026, 7 to 8.30 pm'; of several days, an hour by itself is that of the opening. */
export function eventDates({ starts_on, ends_on, starts_at, ends_at }: Times, locale: LocaleCode): string {
  const days = formatDateRange(starts_on, ends_on, locale);
  if (!starts_at) return days;
  if (ends_at) return `${days}, ${formatTimes(starts_at, ends_at, locale)}`;
  const isOneDay = ends_on <= starts_on;
  return `${days}, ${isOneDay ? formatTime(starts_at, locale) : formatOpening(starts_at, locale)}`;
}
