import { nextLook, TRUSTED_MS, type Look } from './clock-trust';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-24T00:00:00Z');

/** Whether a look is held, after looks on these days. */
function isHeldAfter(...days: number[]): boolean {
  let look: Look | undefined;
  for (const day of days) look = nextLook(look, NOW + day * DAY_MS);
  return look?.heldUntil !== undefined;
}

test.each<[string, number[], boolean]>([
  ['the first look', [0], false],
  ['a day later', [0, 1], false],
  ['a start again and again', [0, 0, 0.1, 0.1], false],
  ['after a week off', [0, 7], false],
  ['after more than a week, or a clock that was set forth', [0, 8], true],
  ['years ahead', [0, 4000], true],
  ['years ahead, and looked at again', [0, 4000, 4000, 4001, 4006.9], true],
  ['ahead, and gone on for a week', [0, 4000, 4003, 4007], false],
  ['set back by an hour', [0, -0.05], false],
  ['set back by years', [0, -4000], true],
  ['set back and right again', [0, -4000, 0.1], true],
  ['set back and right again for a week', [0, -4000, 0.1, 3, 7.1], false],
  ['ahead and right again', [0, 4000, 1], true],
])('%s', (_, days, isHeld) => expect(isHeldAfter(...days)).toBe(isHeld));

test('what is held is held for a week from then on', () => {
  const look = nextLook({ lookedAt: NOW }, NOW + 30 * DAY_MS);
  expect(look.heldUntil).toBe(NOW + 30 * DAY_MS + TRUSTED_MS);
});
