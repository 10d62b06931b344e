import type { EventSummary } from '../../contract/event';
import { formatDateRange } from '../../i18n/formats/dates';
import { formatTime, formatTimes } from '../../i18n/formats/times';
import type { LocaleCode } from '../../i18n/locales';

type Times = Pick<EventSummary, 'starts_on' | 'ends_on' | 'starts_at' | 'ends_at'>;

/** '10 December 2026, 7 to 8.30 pm' */
export function eventDates({ starts_on, ends_on, starts_at, ends_at }: Times, locale: LocaleCode): string {
  const days = formatDateRange(starts_on, ends_on, locale);
  if (!starts_at) return days;
  return `${days}, ${ends_at ? formatTimes(starts_at, ends_at, locale) : formatTime(starts_at, locale)}`;
}
