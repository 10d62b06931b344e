import type { Catalogue } from '../published/catalogue-content';
import { checkedFolder } from '../../testing/sample-media';
import type { GalleryDatabase } from '../../database/database';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { allDrafts, findDraft, keepDraft, type DraftRow } from './draft-queries';
import { beginPending, bringPending, takePending } from './pending-drafts';
import { atOnce, dropPending } from './at-once';

const COUNT = 450;

const draftOf = (item: string, reference: string): DraftRow => ({
  ...{ shelf: 'works', item, number: 2, person: null, name: 'Ada', at: '2026-11-30T00:00:00.000Z' },
  changes: [{ path: 'reference', before: null, value: reference }],
});

describe('many drafts at once', () => {
  let api: TestApi;
  let catalogue: Catalogue;
  beforeAll(async () => {
    api = await openTestApi();
    ({ catalogue } = await checkedFolder(api.root));
  });
  afterAll(() => api.close());
  beforeEach(() =>
    api.database.write(async (to) => {
      await to.run('DELETE FROM desk_drafts');
      for (const item of ['old', 'gone']) await keep(to, item, 'as it was');
    }),
  );

  const keep = (to: Parameters<typeof keepDraft>[0], item: string, reference: string) =>
    keepDraft(to, draftOf(item, reference), { id: null, name: 'Ada' }, '2026-11-30T00:00:00.000Z');
  const references = async () =>
    Object.fromEntries(
      (await api.database.read(allDrafts)).map(({ item, changes }) => [item, changes[0]?.value]),
    );
  const rows = async () =>
    (await api.database.read((from) => from.all('SELECT item FROM desk_draft_rows'))).length;

  const by = (database: GalleryDatabase) =>
    [
      { database, catalogue: () => catalogue, now: Date.now },
      { id: null, name: 'Ada' },
    ] as const;

  /** All new, one changed, one taken away. */
  const change = (
    database: GalleryDatabase,
    {
      part = async () => undefined,
      end = () => undefined,
    }: { part?: () => Promise<unknown>; end?: () => void } = {},
  ) =>
    atOnce(...by(database), async ({ add }) => {
      await add({ shelf: 'works', id: 'old', hasDraft: true, draft: draftOf('old', 'new') });
      await add({ shelf: 'works', id: 'gone', hasDraft: true, draft: null });
      for (let at = 0; at < COUNT; at += 1) {
        await add({
          shelf: 'works',
          id: `piece-${at}`,
          hasDraft: false,
          draft: draftOf(`piece-${at}`, 'new'),
        });
        if (at === COUNT - 1) await part();
      }
      return end;
    });

  it('writes them in parts, of which nothing is seen before the last', async () => {
    const written: number[] = [];
    const seen: unknown[] = [];
    await change({
      ...api.database,
      async write(work, options) {
        let count = 0;
        const result = await api.database.write(async (to) => {
          // Without marks of what is to be listed anew, which are of one statement.
          const changes = async () =>
            (
              (await to.get('SELECT total_changes() - (SELECT count(*) FROM listed_stale) AS count')) as {
                count: number;
              }
            ).count;
          const before = await changes();
          const done = await work(to);
          count = (await changes()) - before;
          return done;
        }, options);
        written.push(count);
        if (written.length === 4) seen.push(await references());
        return result;
      },
    });
    expect(Math.max(...written)).toBeLessThanOrEqual(110);
    expect(seen).toEqual([{ old: 'as it was', gone: 'as it was' }]);
    const now = await references();
    expect(now).toMatchObject({ old: 'new', 'piece-0': 'new', [`piece-${COUNT - 1}`]: 'new' });
    expect(now).not.toHaveProperty('gone');
    expect(await rows()).toBe(COUNT + 1);
  });

  it.each([
    ['is refused', { end: refuse }],
    ['fails in the middle', { part: async () => refuse() }],
  ])('leaves nothing behind where it %s', async (_, given) => {
    await expect(change(api.database, given)).rejects.toThrow('refused');
    expect(await references()).toEqual({ old: 'as it was', gone: 'as it was' });
    expect(await rows()).toBe(2);
  });

  it('leaves what somebody saves and throws away meanwhile, where it is refused for that', async () => {
    const part = () =>
      api.database.write(async (to) => {
        await keep(to, 'old', 'by Zoé');
        await to.run("DELETE FROM desk_drafts WHERE item = 'gone'");
      });
    await expect(change(api.database, { part, end: refuse })).rejects.toThrow('refused');
    expect(await references()).toEqual({ old: 'by Zoé' });
  });

  it('is nothing after a kill, for who reads and after the next start', async () => {
    await api.database.write(async (to) => {
      const pending = await beginPending(to);
      await takePending(to, pending, [{ shelf: 'works', id: 'old' }]);
      const { changes, ...draft } = draftOf('old', 'new');
      await bringPending(to, pending, [{ ...draft, changes: JSON.stringify(changes) }]);
    });
    expect(await references()).toEqual({ old: 'as it was', gone: 'as it was' });
    await dropPending(api.database);
    expect(await references()).toEqual({ old: 'as it was', gone: 'as it was' });
    expect(await rows()).toBe(2);
  });

  it('takes place of what a change before has brought', async () => {
    await change(api.database);
    await api.database.write((to) => keep(to, 'piece-1', 'by hand'));
    await atOnce(...by(api.database), async ({ add }) => {
      for (const id of ['piece-1', 'piece-2'])
        await add({ shelf: 'works', id, hasDraft: true, draft: draftOf(id, 'again') });
      return () => undefined;
    });
    expect(await references()).toMatchObject({ 'piece-1': 'again', 'piece-2': 'again', 'piece-3': 'new' });
    expect(await rows()).toBe(COUNT + 1);
    expect(await api.database.read((from) => findDraft(from, 'works', 'piece-2'))).toMatchObject({
      number: 2,
    });
  });
});

function refuse(): never {
  throw new Error('refused');
}
