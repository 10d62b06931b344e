import { momentOf, parisTime, tomorrowAt } from './paris-time';

it.each([
  ['2026-12-01', '09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-14', '09:00', '2026-07-14T07:00:00.000Z'],
  // The hour that summer time leaves out is the one after it.
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
])('%s, %s in Paris is %s', (day, hour, moment) => {
  expect(momentOf(day, hour)?.toISOString()).toBe(moment);
});

it.each([
  ['', '09:00'],
  ['2026-12-01', ''],
])('%j and %j are no time', (day, hour) => {
  expect(momentOf(day, hour)).toBeUndefined();
});

it('is read back as it was set, and tomorrow is the day after there', () => {
  expect(parisTime(new Date('2026-11-24T23:30:00Z'))).toEqual({ day: '2026-11-25', hour: '00:30' });
  expect(tomorrowAt('09:00', new Date('2026-11-24T23:30:00Z')).toISOString()).toBe(
    '2026-11-26T08:00:00.000Z',
  );
});
