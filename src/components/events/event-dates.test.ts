import { eventDates } from './event-dates';

const EXHIBITION = { starts_on: '2026-12-04', ends_on: '2026-12-20' };

it('says the days, and the hours of a day', () => {
  expect(eventDates(EXHIBITION, 'en')).toBe('4 to 20 December 2026');
  const talk = { starts_on: '2026-12-10', ends_on: '2026-12-10', starts_at: '19:00' };
  expect(eventDates(talk, 'en')).toBe('10 December 2026, 7\u00a0pm');
  expect(eventDates({ ...talk, ends_at: '20:30' }, 'fr')).toBe(
    '10 décembre 2026, de 19\u00a0h à 20\u00a0h\u00a030',
  );
});

it('takes an hour by itself for that of the opening, where there are several days', () => {
  const opened = { ...EXHIBITION, starts_at: '18:00' };
  expect(eventDates(opened, 'en')).toBe('4 to 20 December 2026, opening at 6\u00a0pm');
  expect(eventDates(opened, 'fr')).toBe('du 4 au 20 décembre 2026, ouverture à 18\u00a0h');
});
