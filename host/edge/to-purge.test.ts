import { addressTag, EVERYTHING, hashed } from './edge-tags';
import { toPurge } from './to-purge';

const PURGED = { mark: { log: 'a', number: 3 }, release: 'first' };

/** What there is to purge for a cache that has forgotten so much, or nothing. */
const purge = (
  purged: typeof PURGED | undefined,
  {
    log = 'a',
    number = 3,
    changed = [] as string[] | null,
    release = 'first',
    differences = [] as string[] | null,
  },
) =>
  toPurge(purged, {
    live: {
      mark: () => ({ log, number }),
      changedAfter: (after) => (after === 3 ? (changed ?? undefined) : undefined),
    },
    release,
    differences: async (before) => (before === 'first' ? (differences ?? undefined) : undefined),
  });
const all = { tags: [EVERYTHING] };

it('is nothing where nothing has changed', async () => {
  expect(await purge(PURGED, {})).toBeUndefined();
});

it('is what was edited since', async () => {
  expect(await purge(PURGED, { number: 5, changed: ['en/works/lamp', 'en/works'] })).toEqual({
    tags: [hashed('en/works/lamp'), hashed('en/works')],
    then: { mark: { log: 'a', number: 5 }, release: 'first' },
  });
});

it('is what a release or the one before it has otherwise', async () => {
  expect(await purge(PURGED, { release: 'second', differences: ['/about'] })).toEqual({
    tags: [addressTag('/about')],
    then: { mark: PURGED.mark, release: 'second' },
  });
});

it.each([
  ['nothing is known of the cache', undefined, {}],
  ['edits are counted anew', PURGED, { log: 'b' }],
  ['not all edits are known any more', PURGED, { number: 9, changed: null }],
  ['the release before is not there any more', PURGED, { release: 'second', differences: null }],
  ['hundreds of pages are others', PURGED, { release: 'second', differences: Array(301).fill('/x') }],
])('is everything where %s', async (_, purged, now) => {
  expect(await purge(purged, now)).toMatchObject(all);
});
