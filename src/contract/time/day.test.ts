import { isDay } from './day';

it.each(['2026-02-28', '2028-02-29', '2026-12-31', '0999-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-02-31',
  '2026-06-31',
  '2026-13-01',
  '2026-2-1',
  '2026-02',
  '2026-02-28T',
  '',
  'today',
])('%j is none', (text) => expect(isDay(text)).toBe(false));
