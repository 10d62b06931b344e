import { HOOK_TOLERANCE_S, signHook } from '../../src/contract/hook/hook-signature';
import { createSignatureCheck } from './seen-signatures';

const SECRET = 'secret';
const START = 1_800_000_000;

let seconds: number;
/** How far the clock was set on or back. */
let set: number;
function open() {
  const clocks = { now: () => (seconds + set) * 1000, steady: () => seconds * 1000 };
  const refusalOf = createSignatureCheck(SECRET, clocks);
  return (...call: Parameters<typeof refusalOf>): boolean => !refusalOf(...call);
}
const signed = (timestamp: number, body = '') => ({
  timestamp: String(timestamp),
  signature: signHook(SECRET, String(timestamp), body),
});
const EMPTY = Buffer.alloc(0);
beforeEach(() => {
  seconds = START;
  set = 0;
});

it('lets a signature pass once', () => {
  const passes = open();
  const headers = signed(START);
  expect([passes(headers, EMPTY), passes(headers, EMPTY), passes(signed(START + 1), EMPTY)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('lets a harmless call pass again, and uses its signature up for any other', () => {
  const passes = open();
  const headers = signed(START);
  expect([passes(headers, EMPTY, true), passes(headers, EMPTY, true)]).toEqual([true, true]);
  expect(passes(headers, EMPTY)).toBe(false);
});

it('never lets it pass again, from the first moment it may pass to the last', () => {
  const passes = open();
  const headers = signed(START + HOOK_TOLERANCE_S);
  expect(passes(headers, EMPTY)).toBe(true);
  for (seconds = START; seconds <= START + 2 * HOOK_TOLERANCE_S + 2; seconds++) {
    expect(passes(headers, EMPTY)).toBe(false);
  }
});

it.each([
  [0, true],
  [1, true],
  [2, false],
  [HOOK_TOLERANCE_S, false],
])('passes signed %s s before the start: %s', (age, does) => {
  const passes = open();
  expect(passes(signed(START - age), EMPTY)).toBe(does);
  expect(passes(signed(START - age, 'poll'), Buffer.from('poll'), true)).toBe(true);
});

it('lets older signatures pass once it has run for long enough', () => {
  const passes = open();
  seconds = START + HOOK_TOLERANCE_S;
  expect(passes(signed(START), EMPTY)).toBe(true);
});

it('does not use up what did not pass', () => {
  const passes = open();
  const headers = signed(START, 'body');
  expect([passes(headers, Buffer.from('other')), passes(headers, Buffer.from('body'))]).toEqual([
    false,
    true,
  ]);
});

it('lets no signature pass again while the clock is set on and back', () => {
  const passes = open();
  const headers = signed(START);
  expect(passes(headers, EMPTY)).toBe(true);
  set = 86_400;
  expect(passes(signed(START + set, 'next'), Buffer.from('next'))).toBe(true);
  set = 0;
  expect(passes(headers, EMPTY)).toBe(false);
});

it.each([-86_400, 86_400])('lets calls pass whose clock was set with ours by %s s', (by) => {
  const passes = open();
  set = by;
  expect(passes(signed(START + by), EMPTY)).toBe(true);
});
