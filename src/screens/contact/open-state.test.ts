import type { OpeningTimes } from '../../contract/site-settings';
import { openState } from './open-state';

const TIMES: OpeningTimes[] = [
  { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '14:00', closes: '19:00' },
  { days: ['Tuesday', 'Saturday'], opens: '10:30', closes: '12:30' },
];
const at = (moment: string, times = TIMES) => openState(times, Date.parse(moment));

// 1 December 2026 is a Tuesday; Paris is an hour ahead of Greenwich then, and two in summer.
it.each([
  ['2026-12-01T09:30:00Z', '12:30'],
  ['2026-12-01T13:00:00Z', '19:00'],
  ['2026-12-01T17:59:59Z', '19:00'],
  ['2026-07-07T12:00:00Z', '19:00'],
])('at %s it is open until %s', (moment, until) => {
  expect(at(moment)).toEqual({ isOpen: true, until });
});

it.each([
  ['2026-12-01T09:29:59Z', '10:30', 'Tuesday', 0],
  ['2026-12-01T11:30:00Z', '14:00', 'Tuesday', 0],
  ['2026-12-01T18:00:00Z', '14:00', 'Wednesday', 1],
  ['2026-12-05T12:00:00Z', '10:30', 'Tuesday', 3],
  // Sunday in Greenwich, Monday in Paris.
  ['2026-12-06T23:30:00Z', '10:30', 'Tuesday', 1],
])('at %s it is closed, and opens at %s on %s', (moment, opens, on, inDays) => {
  expect(at(moment)).toEqual({ isOpen: false, at: opens, on, inDays });
});

it('looks a week ahead, and says nothing where nothing opens', () => {
  const sundays: OpeningTimes[] = [{ days: ['Sunday'], opens: '11:00', closes: '12:00' }];
  expect(at('2026-12-06T11:00:00Z', sundays)).toEqual({
    isOpen: false,
    at: '11:00',
    on: 'Sunday',
    inDays: 7,
  });
  expect(at('2026-12-06T11:00:00Z', [])).toBeUndefined();
});
