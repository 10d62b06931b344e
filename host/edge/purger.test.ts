import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../tests/until';
import type { Purged } from './purge-log';
import { openPurger, PurgeRefused, type Purger } from './purger';

const TIMES = { again: 60, look: 20, retry: 10, longestRetry: 40 };

const upTo = (number: number, release = 'first'): Purged => ({ mark: { log: 'a', number }, release });

/** A cache, and edits of which each has a tag of its number. */
function openCache({ purged = upTo(0) as Purged | undefined, edits = 0 } = {}) {
  const cache = {
    edits,
    /** Says how a call goes; well, unless told. */
    answer: (): void => undefined,
    calls: [] as (readonly string[])[],
    saved: [] as Purged[],
    lines: [] as string[],
  };
  const note = (line: string) => void cache.lines.push(line);
  const purger = openPurger({
    url: 'http://cache',
    purged,
    toPurge: async (of) => {
      const from = of?.mark.number ?? 0;
      if (from === cache.edits && of) return undefined;
      const tags = Array.from({ length: cache.edits - from }, (_, index) => `edit ${from + index + 1}`);
      return { tags, then: upTo(cache.edits) };
    },
    send: async (tags) => {
      cache.answer();
      cache.calls.push(tags);
    },
    save: async (now) => void cache.saved.push(now),
    log: { info: note as never, warn: note as never },
    times: TIMES,
  });
  purgers.push(purger);
  const edit = () => {
    cache.edits += 1;
    purger.wake();
  };
  return { ...purger, cache, edit };
}
const purgers: Purger[] = [];
afterEach(async () => {
  for (const { close } of purgers.splice(0)) await close();
});

it('tells of an edit at once, and once more when what was on its way has arrived; then it is noted', async () => {
  const { cache, edit } = openCache();
  edit();
  await until(() => cache.calls.length === 1);
  expect(cache.saved).toEqual([]);
  await until(() => cache.saved.length === 1);
  expect(cache.calls).toEqual([['edit 1'], ['edit 1']]);
  expect(cache.saved).toEqual([upTo(1)]);
  await delay(3 * TIMES.look);
  expect(cache.calls).toHaveLength(2);
});

it('tells what a host that was killed has left', async () => {
  const { cache } = openCache({ purged: upTo(2), edits: 4 });
  await until(() => cache.saved.length === 1);
  expect(cache.calls[0]).toEqual(['edit 3', 'edit 4']);
});

it('tells again until the cache has forgotten, all that has changed meanwhile together', async () => {
  const { cache, edit } = openCache();
  cache.answer = () => {
    throw new Error('it answers 503');
  };
  edit();
  await until(() => cache.lines.length === 1);
  edit();
  await delay(4 * TIMES.longestRetry);
  expect(cache.calls).toEqual([]);
  expect(cache.saved).toEqual([]);
  expect(cache.lines).toEqual([expect.stringContaining('it answers 503')]);
  cache.answer = () => undefined;
  await until(() => cache.saved.length === 1);
  expect(cache.calls).toEqual([
    ['edit 1', 'edit 2'],
    ['edit 1', 'edit 2'],
  ]);
  expect(cache.lines).toEqual([expect.anything(), expect.stringContaining('has forgotten')]);
});

it('leaves a cache alone that asks for it', async () => {
  const { cache, edit } = openCache();
  const asked: number[] = [];
  cache.answer = () => {
    asked.push(performance.now());
    if (asked.length === 1) throw new PurgeRefused('it answers 429', 200);
  };
  edit();
  await until(() => cache.calls.length === 1);
  expect(asked[1]! - asked[0]!).toBeGreaterThan(190);
});

it('ends at once', async () => {
  const { cache, edit, close } = openCache();
  edit();
  await until(() => cache.calls.length === 1);
  const started = performance.now();
  await close();
  expect(performance.now() - started).toBeLessThan(TIMES.again);
  expect(cache.saved).toEqual([]);
});
