import type { DeletedList } from './contract/deleted';
import type { OpenItem } from './contract/item';
import type { Published, Removed } from './contract/publishing';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';

describe('thrown away', () => {
  let desk: TestDesk;
  let ada: string;
  let jules: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('publish', 'ada@example.org')).cookie;
    jules = (await desk.person('write', 'jules@example.org')).cookie;
  });

  const HOUR = 60 * 60 * 1000;
  const inMs = (ms: number) => new Date(Date.now() + desk.clock.ahead + ms).toISOString();
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object, cookie = ada) =>
    desk.call(method, at, { cookie, ...(body && { body }) });
  const open = async (place: string) => (await call('GET', `/items/${place}`)).body as OpenItem;
  const deleted = async () => ((await call('GET', '/deleted')).body as DeletedList).items;
  const bringBack = (place: string, number: number | null, cookie = ada) =>
    call('POST', `/items/${place}/draft/bring-back`, { number }, cookie);
  const schedule = (place: string, act: string) =>
    call('PUT', `/items/${place}/schedule`, { act, at: inMs(48 * HOUR) });

  /** A mirror with a picture, which was never public. */
  async function mirror(): Promise<OpenItem> {
    const { id } = (await call('POST', '/items', { shelf: 'works', title: 'Mirror' })).body as OpenItem;
    const pictures = (await open('works/lamp')).published!['pictures'];
    const change = { path: 'pictures', before: null, value: pictures };
    await call('PUT', `/items/works/${id}/draft`, { changes: [change] });
    return open(`works/${id}`);
  }

  describe('a draft that was never public', () => {
    it('is kept once it is thrown away, by whomever, and comes back as it was, with its pictures', async () => {
      const before = await mirror();
      const thrown = await call('DELETE', '/items/works/mirror/draft', undefined, jules);
      const { version } = thrown.body as Removed;
      expect(thrown).toMatchObject({ status: 200, body: { items: [], version: expect.any(Number) } });
      expect((await call('GET', '/items/works/mirror')).status).toBe(404);
      expect(await deleted()).toEqual([
        {
          ...{ shelf: 'works', id: 'mirror', version, isDraft: true, title: { en: 'Mirror', fr: 'Mirror' } },
          ...{ at: expect.any(String), by: 'jules' },
        },
      ]);
      expect((await bringBack('works/mirror', version, jules)).status).toBe(200);
      expect(await open('works/mirror')).toEqual(before);
      expect(before.draft?.changes.map(({ path }) => path)).toContain('pictures');
      expect(await deleted()).toEqual([]);
    });

    it('comes back once, and not over a file that somebody has put there', async () => {
      await mirror();
      const { version } = (await call('DELETE', '/items/works/mirror/draft')).body as Removed;
      expect((await bringBack('works/lamp', version)).status).toBe(404);
      expect((await bringBack('works/mirror', version)).status).toBe(200);
      expect((await bringBack('works/mirror', version)).status).toBe(404);
    });

    it('leaves its name to no other, so that it has a place to come back to', async () => {
      await mirror();
      await call('DELETE', '/items/works/mirror/draft');
      const { body } = await call('POST', '/items', { shelf: 'works', title: 'Mirror' });
      expect(body).toMatchObject({ id: 'mirror-2' });
    });

    it('is scheduled again as it was, where its time has not come meanwhile', async () => {
      const { draft } = await mirror();
      await schedule('works/mirror', 'publish');
      const { version } = (await call('DELETE', `/items/works/mirror/draft?draft=${draft!.number}`))
        .body as Removed;
      await bringBack('works/mirror', version);
      expect(await open('works/mirror')).toMatchObject({
        state: 'scheduled',
        schedule: { act: 'publish', by: 'ada' },
      });
      const again = (await call('DELETE', '/items/works/mirror/draft')).body as Removed;
      desk.clock.ahead += 49 * HOUR;
      ada = (await desk.person('publish', 'adas@example.org')).cookie;
      await bringBack('works/mirror', again.version);
      expect(await open('works/mirror')).toMatchObject({ state: 'draft', schedule: null });
    });
  });

  it('keeps the draft of what is deleted, and brings it back with it', async () => {
    const change = { path: 'author', before: null, value: 'A. Critic' };
    await call('POST', '/withdraw', { shelf: 'press', ids: ['article'] });
    await call('PUT', '/items/press/article/draft', { changes: [change] });
    const { draft } = await open('press/article');
    expect(draft?.changes).toHaveLength(1);
    const { version } = (await call('DELETE', '/items/press/article')).body as Removed;
    expect(await deleted()).toHaveLength(1);
    const items = [{ shelf: 'press', id: 'article', version }];
    expect(((await call('POST', '/take-back', { items })).body as Published).refused).toEqual([]);
    expect((await open('press/article')).draft).toEqual(draft);
  });

  describe('a change of a public piece whose time is set', () => {
    const CHAIR = 'works/chair';
    const to = (before: string, value: string, isDiscarded = false, cookie = ada) =>
      call(
        'PUT',
        `/items/${CHAIR}/draft`,
        { changes: [{ path: 'reference', before, value }], ...(isDiscarded && { isDiscarded }) },
        cookie,
      );
    beforeEach(async () => {
      await to('ML 0002', 'ML 2222');
      await schedule(CHAIR, 'publish');
      expect((await open(CHAIR)).state).toBe('scheduled');
    });

    it('gives the time up with the change that is discarded, and has it again once that is undone', async () => {
      const { schedule: planned } = await open(CHAIR);
      await to('ML 2222', 'ML 0002', true);
      expect(await open(CHAIR)).toMatchObject({ state: 'public', schedule: null, draft: null });
      await to('ML 0002', 'ML 2222', false, jules);
      expect(await open(CHAIR)).toMatchObject({ state: 'scheduled', schedule: planned });
    });

    it('is not scheduled where something else is written after it was discarded', async () => {
      await to('ML 2222', 'ML 0002', true);
      await to('ML 0002', 'ML 3333');
      expect(await open(CHAIR)).toMatchObject({ state: 'changed', schedule: null });
    });

    it('keeps its time where one only takes it back to write it otherwise', async () => {
      await to('ML 2222', 'ML 0002');
      expect(await open(CHAIR)).toMatchObject({ state: 'public', schedule: null });
      await to('ML 0002', 'ML 3333');
      expect((await open(CHAIR)).state).toBe('scheduled');
    });

    it('has no time that has come meanwhile, nor one beside another', async () => {
      await to('ML 2222', 'ML 0002', true);
      await schedule(CHAIR, 'withdraw');
      await to('ML 0002', 'ML 2222');
      expect((await open(CHAIR)).schedule?.act).toBe('withdraw');
      await schedule(CHAIR, 'publish');
      await to('ML 2222', 'ML 0002', true);
      desk.clock.ahead += 49 * HOUR;
      ada = (await desk.person('publish', 'adas@example.org')).cookie;
      await to('ML 0002', 'ML 2222');
      expect((await open(CHAIR)).schedule).toBeNull();
    });

    it('has none any more once somebody else has made all of it public', async () => {
      await to('ML 2222', 'ML 0002');
      await call('PUT', `/items/${CHAIR}/draft`, {
        changes: [{ path: 'availability', before: 'sold', value: 'available' }],
      });
      expect((await open(CHAIR)).state).toBe('scheduled');
      await call('POST', '/items/works/availability', { ids: ['chair'], availability: 'available' });
      expect(await open(CHAIR)).toMatchObject({ state: 'public', schedule: null, draft: null });
    });

    it('stays off the site’s clock where all of its draft is discarded at once', async () => {
      const { schedule: planned } = await open(CHAIR);
      expect((await call('DELETE', `/items/${CHAIR}/draft`)).body).toMatchObject({ schedule: null });
      await to('ML 0002', 'ML 2222');
      expect((await open(CHAIR)).schedule).toEqual(planned);
    });
  });
});
