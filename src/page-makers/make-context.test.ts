import { TEST_SITE } from '../../tests/render-page';
import { makeContext } from './make-context';

it.each([
  ['2026-06-30T21:59:00Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-12-31T22:59:00Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('the day of %s is the gallery’s, %s', (moment, today) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
  expect(makeContext('en', TEST_SITE, { downloads: 'files' })).toMatchObject({ today });
  jest.restoreAllMocks();
});
