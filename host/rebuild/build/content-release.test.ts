import { whyWhole } from './content-release';

const BEFORE = { builtFrom: 'code', wholeAt: '2026-01-02T04:00:00.000Z' };
const NEXT = { builtFrom: 'code', startedAt: '2026-01-02T15:00:00.000Z', env: {} };

it('makes a release of the one before when only the catalogue has changed', () => {
  expect(whyWhole(BEFORE, NEXT)).toBeUndefined();
});

it.each([
  ['code, packages, settings or Node are others', BEFORE, { ...NEXT, builtFrom: 'other' }],
  ['the release before holds no recipe', {}, NEXT],
  ['pictures are copied into the site', BEFORE, { ...NEXT, env: { GALLERY_MEDIA: 'mirror' } }],
  [
    'the last whole build is a day old',
    BEFORE,
    // By a clock that was set back.
    { ...NEXT, startedAt: '2026-01-01T04:00:00.000Z' },
  ],
  ['the last whole build is a day old', BEFORE, { ...NEXT, startedAt: '2026-01-03T03:00:01.000Z' }],
])('builds the whole site when %s', (reason, before, next) => {
  expect(whyWhole(before, next)).toBe(reason);
});
