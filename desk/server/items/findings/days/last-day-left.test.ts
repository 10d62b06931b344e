import { lastDayLeft } from './last-day-left';

const days = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });
const found = (was: object | undefined, is: object) =>
  lastDayLeft(was as never, is as never).map(({ text }) => text);

it('says how long an event was and is, where its first day moved alone', () => {
  expect(found(days('2026-12-04', '2026-12-20'), days('2026-12-11', '2026-12-20'))).toEqual(['17 10']);
});

it.each([
  ['both moved', days('2026-12-04', '2026-12-20'), days('2026-12-11', '2026-12-27')],
  ['the last alone moved', days('2026-12-04', '2026-12-20'), days('2026-12-04', '2026-12-27')],
  ['it is of one day', days('2026-12-04', '2026-12-04'), days('2026-12-03', '2026-12-04')],
  ['nothing is public', undefined, days('2026-12-04', '2026-12-20')],
])('has nothing to say where %s', (_, was, is) => {
  expect(found(was, is)).toEqual([]);
});
