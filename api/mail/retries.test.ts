import { nextTry, RETRIES } from './retries';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The pauses, in s, of a mail that fails each time. */
function pauses(isRefused: boolean): number[] {
  const found: number[] = [];
  for (let now = 0; ; ) {
    const next = nextTry({ triedSince: 0, isRefused, now });
    if (next === undefined) return found;
    found.push(Math.round((next - now) / 1000));
    now = next;
  }
}

it('waits longer and longer, and gives up after five days', () => {
  const found = pauses(false);
  expect(found.slice(0, 6)).toEqual([10, 10, 10, 15, 23, 34]);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(Math.max(...found)).toBe(4 * 3600);
  expect(found.length).toBeLessThan(60);
  expect(found.reduce((sum, pause) => sum + pause) / 3600).toBeGreaterThanOrEqual(5 * 24);
});

it('asks again every four hours what is refused for good', () => {
  expect(new Set(pauses(true))).toEqual(new Set([4 * 3600]));
});

it('does not wait longer for a clock that was set back', () => {
  const now = 10 * HOUR;
  expect(nextTry({ triedSince: 30 * HOUR, isRefused: false, now })).toBe(now + RETRIES.shortestPauseMs);
});
