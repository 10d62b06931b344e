import { dayOf } from './day-of';

it('is the day of the place, not of Greenwich', () => {
  expect(dayOf(new Date(2026, 2, 8, 0, 5))).toBe('2026-03-08');
  expect(dayOf(new Date(2026, 10, 12, 23, 55))).toBe('2026-11-12');
});
