import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../../i18n/lazy/opening';
import { useEffect, useState } from 'react';
import type { OpeningTimes } from '../../contract/site-settings';
import { WEEKDAYS, type Weekday } from '../../contract/time/weekdays';
import type { LocaleCode } from '../../i18n/locales';
import { formatTime } from '../../i18n/formats/times';
import { perLocale } from '../../i18n/per-locale';
import { printTagOf } from '../../i18n/print-tag';
import { useLocale } from '../../i18n/use-locale';
import { DEFAULT_TIME_ZONE } from '../../contract/time/time-zone';

/** Times are 'HH:MM' in the gallery's zone. */
type OpenState = { isOpen: true; until: string } | { isOpen: false; at: string; on: Weekday; inDays: number };

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

/** ms */
const MINUTE = 60_000;

const weekdayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(printTagOf(locale), { weekday: 'long', timeZone: 'UTC' }),
);

/** 'Tuesday' / 'mardi'; 1 January 2024 was a Monday. */
const nameOf = (day: Weekday, locale: LocaleCode): string =>
  weekdayFormat(locale).format(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));

/** Said by the browser alone: a page is built once, and may be kept for days. */
export function OpenNow({ times }: { times: readonly OpeningTimes[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const look = () => setState(openState(times, Date.now()));
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, [times]);
  if (!state) return null;
  const words = () => {
    if (state.isOpen) return t('contact.open', { time: formatTime(state.until, locale) });
    const time = formatTime(state.at, locale);
    if (state.inDays === 0) return t('contact.opens-today', { time });
    if (state.inDays === 1) return t('contact.opens-tomorrow', { time });
    return t('contact.opens-on', { time, day: nameOf(state.on, locale) });
  };
  return <dd data-part="now">{words()}</dd>;
}
