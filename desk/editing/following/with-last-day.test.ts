import { withLastDay } from './with-last-day';

const first = (value: string | null) => [{ path: 'starts_on', value }];

it('ends an event on the day that it begins, as long as nothing else was said', () => {
  expect(withLastDay({}, first('2026-12-12'))).toEqual([
    { path: 'starts_on', value: '2026-12-12' },
    { path: 'ends_on', value: '2026-12-12' },
  ]);
  expect(withLastDay({ ends_on: '2026-12-01' }, first('2026-12-12')).at(-1)).toEqual({
    path: 'ends_on',
    value: '2026-12-12',
  });
});

it('leaves a last day that comes after, and every other field', () => {
  expect(withLastDay({ ends_on: '2026-12-13' }, first('2026-12-12'))).toEqual(first('2026-12-12'));
  expect(withLastDay({}, first(null))).toEqual(first(null));
  expect(withLastDay({}, [{ path: 'title.en', value: 'Evening' }])).toHaveLength(1);
});
