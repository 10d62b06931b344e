import { mayFollow } from './content-release';

const BEFORE = { builtFrom: 'code', wholeAt: '2026-01-02T04:00:00.000Z' };
const NEXT = { builtFrom: 'code', startedAt: '2026-01-02T15:00:00.000Z', env: {} };

it('makes a release of the one before when only the catalogue has changed', () => {
  expect(mayFollow(BEFORE, NEXT)).toBe(true);
});

it.each([
  ['the code is another', BEFORE, { ...NEXT, builtFrom: 'other' }],
  ['the release before holds no recipe', {}, NEXT],
  ['pictures are copied into the site', BEFORE, { ...NEXT, env: { GALLERY_MEDIA: 'mirror' } }],
  [
    'a clock that was set back has the last whole build in a day',
    BEFORE,
    { ...NEXT, startedAt: '2026-01-01T04:00:00.000Z' },
  ],
  ['the last whole build is a day old', BEFORE, { ...NEXT, startedAt: '2026-01-03T03:00:01.000Z' }],
])('builds the whole site when %s', (_, before, next) => {
  expect(mayFollow(before, next)).toBe(false);
});
