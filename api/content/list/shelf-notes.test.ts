import type { KyselyPlugin } from 'kysely';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { queriesOf, type Queries } from '../../database/queries';
import type { GalleryDatabase } from '../../database/database';
import type { FieldChange } from '../contract/item';
import type { Actor } from '../../desk/log-queries';
import { dropDraft, keepDraft } from '../drafts/draft-queries';
import { openNotes } from './shelf-notes';

const ADA: Actor = { id: null, name: 'Ada' };
const COUNT = 500;

describe('drafts of a shelf', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() =>
    api.database.write(async (to) => {
      for (let at = 0; at < COUNT; at += 1) await keep(to, `piece-${at}`, 1);
    }),
  );
  afterEach(() => jest.restoreAllMocks());

  const keep = (to: Queries, item: string, number: number, changes: FieldChange[] = []) =>
    keepDraft(to, { shelf: 'works', item, number, changes }, ADA, '2026-11-30T00:00:00.000Z');

  /** Of which each statement takes 5 ms; `reads` has how long others wait for each reading. */
  function slow(between: () => Promise<void> = async () => undefined) {
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    const ticking: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        clock += 5;
        return result;
      },
    };
    const reads: number[] = [];
    const read: GalleryDatabase['read'] = async (work) => {
      await between();
      return api.database.read(async (from) => {
        const since = clock;
        const found = await work(queriesOf(from.withPlugin(ticking)));
        reads.push(clock - since);
        return found;
      });
    };
    return { read, reads };
  }

  it('lets others be answered while it reads thousands', async () => {
    const { read, reads } = slow();
    const { drafts } = await openNotes().on({ read }, 'works');
    expect(drafts.size).toBe(COUNT);
    expect(reads.length).toBeGreaterThan(COUNT / 10);
    // The numbers, the last draft, times and versions are read beside.
    expect(Math.max(...reads)).toBeLessThanOrEqual(20 + 4 * 5);
  });

  it('has what somebody saves and throws away while it reads', async () => {
    let turn = 0;
    const { read } = slow(async () => {
      turn += 1;
      if (turn !== 10) return;
      await api.database.write(async (to) => {
        for (const at of [0, COUNT - 1]) await keep(to, `piece-${at}`, 2);
        await dropDraft(to, 'works', 'piece-1');
        await dropDraft(to, 'works', `piece-${COUNT - 2}`);
      });
    });
    const { drafts } = await openNotes().on({ read }, 'works');
    expect(drafts.size).toBe(COUNT - 2);
    expect([...drafts.values()].filter(({ number }) => number === 2).map(({ item }) => item)).toHaveLength(2);
  });

  it('reads again what was saved alone, and gives the same where nothing was', async () => {
    const notes = openNotes();
    const { drafts: before } = await notes.on(api.database, 'works');
    expect((await notes.on(api.database, 'works')).drafts).toBe(before);
    await api.database.write(async (to) => {
      await keep(to, 'piece-7', 2);
      // As where a picture is replaced in it.
      await keep(to, 'piece-8', 1, [{ path: 'reference', before: null, value: 'ML 8' }]);
    });
    const { drafts: after } = await notes.on(api.database, 'works');
    const saved = [...after.values()].filter((one) => before.get(one.item) !== one);
    expect(saved.map(({ item, number, changes }) => [item, number, changes.length]).sort()).toEqual([
      ['piece-7', 2, 0],
      ['piece-8', 1, 1],
    ]);
  });
});
