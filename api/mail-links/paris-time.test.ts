import { parisDay, parisMoment } from './paris-time';

it.each([
  ['2026-11-24T08:05:59.123Z', '2026-11-24 09:05'],
  ['2026-07-31T22:30:00+00:00', '2026-08-01 00:30'],
  ['2026-12-01T00:10:00+02:00', '2026-11-30 23:10'],
  ['some day', 'some day'],
])('says what %s is in Paris', (iso, moment) => expect(parisMoment(iso)).toBe(moment));

it('has the day of Paris, also past midnight there', () =>
  expect(parisDay(Date.parse('2026-07-31T22:30:00Z'))).toBe('2026-08-01'));
