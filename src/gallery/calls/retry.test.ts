import type { Fetched } from './fetch-text';
import { isWorthAnotherTry, pauseMs } from './retry';
import { retryAfterMs } from './retry-after';

const answer = (status: number, headers = {}): Fetched => ({
  kind: 'answer',
  status,
  headers: new Headers(headers),
  text: '',
});

describe('isWorthAnotherTry', () => {
  it.each([429, 500, 502, 503, 504])('tries again after %i', (status) => {
    expect(isWorthAnotherTry(answer(status))).toBe(true);
  });

  it.each([200, 304, 400, 404, 410, 422, 501])('takes %i for an answer', (status) => {
    expect(isWorthAnotherTry(answer(status))).toBe(false);
  });

  it('tries again without an answer', () => {
    expect(isWorthAnotherTry({ kind: 'timeout' })).toBe(true);
    expect(isWorthAnotherTry({ kind: 'unreachable', reason: 'ECONNRESET' })).toBe(true);
  });
});

describe('pauseMs', () => {
  it('doubles with every try, spread over its upper half', () => {
    for (const [turn, longest] of [
      [1, 100],
      [2, 200],
      [3, 400],
    ] as const) {
      const pause = pauseMs({ kind: 'timeout' }, turn, 100);
      expect(pause).toBeGreaterThanOrEqual(longest / 2);
      expect(pause).toBeLessThanOrEqual(longest);
    }
  });

  it('honours Retry-After, for 30 s at most', () => {
    expect(pauseMs(answer(429, { 'Retry-After': '7' }), 1, 100)).toBe(7000);
    expect(pauseMs(answer(503, { 'Retry-After': '3600' }), 1, 100)).toBe(30_000);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it.each([
    ['12', 12_000],
    ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('reads %s as %s ms', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
