import { createBriefStore, type BriefStore } from './ttl-cache';

const open = (bounds: { maxEntries?: number; maxSize?: number; holdMs?: number } = {}): BriefStore<string> =>
  createBriefStore({
    holdMs: 1_000,
    maxEntries: 100,
    maxSize: 100,
    sizeOf: (text) => text.length,
    ...bounds,
  });
const keysIn = (store: BriefStore<string>): string[] =>
  ['a', 'b', 'c', 'd'].filter((key) => store.get(key) !== undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps each value for its moment', () => {
  const store = open();
  store.put('a', 'x');
  jest.advanceTimersByTime(999);
  store.put('b', 'y');
  expect([store.get('a'), store.get('b')]).toEqual(['x', 'y']);
  jest.advanceTimersByTime(1);
  expect(keysIn(store)).toEqual(['b']);
});

it('keeps a value that was put again from then on', () => {
  const store = open();
  store.put('a', 'x');
  jest.advanceTimersByTime(999);
  store.put('a', 'y');
  jest.advanceTimersByTime(999);
  expect(store.get('a')).toBe('y');
});

it('lets the oldest go when there are too many, or they are too large together', () => {
  const few = open({ maxEntries: 2 });
  const small = open({ maxSize: 10 });
  for (const store of [few, small]) for (const key of ['a', 'b', 'c']) store.put(key, 'xxxx');
  expect(keysIn(few)).toEqual(['b', 'c']);
  expect(keysIn(small)).toEqual(['b', 'c']);
  small.put('b', 'xx');
  small.put('d', 'xxxx');
  expect(keysIn(small)).toEqual(['b', 'c', 'd']);
});

it('does not keep what is too large by itself, nor anything when it is told so', () => {
  const store = open({ maxSize: 10 });
  store.put('a', 'x');
  store.put('b', 'x'.repeat(11));
  expect(keysIn(store)).toEqual(['a']);
  const none = open({ holdMs: 0 });
  none.put('a', 'x');
  expect(keysIn(none)).toEqual([]);
});

it('has room again after all was let go', () => {
  const store = open({ maxSize: 10 });
  store.put('a', 'x'.repeat(10));
  store.clear();
  expect(keysIn(store)).toEqual([]);
  store.put('b', 'xxxxx');
  store.put('c', 'xxxxx');
  expect(keysIn(store)).toEqual(['b', 'c']);
});
