import { setTimeout } from 'node:timers/promises';
import { TZDate } from '@date-fns/tz';
import type { ApiServices } from '../api-services';
import { buildServer } from '../server';
import { settingsFrom } from '../settings';
import { SAMPLE_FILES } from '../testing/sample-files';
import type { LogLine } from '../people/contract/identity';
import type { OpenItem, Shelf, Values } from './contract/item';
import type { ItemPage } from './contract/list';
import type { EventMoments, Published, VersionLine } from './contract/publishing';
import { putItems } from './published/item-queries';
import { itemText } from './published/item-text';
import type { Today } from '../desk/contract/today';
import { until } from '../../tests/until';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';
import { keepNewsEnd, keepSchedule } from './schedule/schedule-queries';
import { movedPositions, type Placed } from './writing/positions';

/** Another API that starts on what this one has. */
async function restart({ dataDir, database, files }: TestDesk): Promise<{ close(): Promise<void> }> {
  const settings = { ...settingsFrom({}), logLevel: 'silent' as const, dataDir };
  const services = { settings, database, files };
  const app = await buildServer(services as unknown as ApiServices);
  return { close: async () => app.close() };
}

describe('publish', () => {
  let desk: TestDesk;
  let ada: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('publish', 'ada@example.org')).cookie;
  });

  const open = async (place: string) =>
    (await desk.call('GET', `/items/${place}`, { cookie: ada })).body as OpenItem;
  const save = async (place: string, fields: Record<string, [before: unknown, value: unknown]>) => {
    const changes = Object.entries(fields).map(([at, [before, value]]) => ({ path: at, before, value }));
    const { status } = await desk.call('PUT', `/items/${place}/draft`, { cookie: ada, body: { changes } });
    expect(status).toBe(200);
    return (await open(place)).draft!.number;
  };
  const publish = async (items: [place: string, draft: number | null][], cookie = ada) => {
    const body = {
      items: items.map(([place, draft]) => {
        const [shelf, id] = place.split('/');
        return { shelf, id, draft };
      }),
    };
    const answer = await desk.call('POST', '/publish', { cookie, body });
    return { status: answer.status, body: answer.body as Published };
  };
  const visible = async (call: string) =>
    (JSON.parse((await desk.app.inject({ url: `/api/${call}` })).body) as { data: unknown }).data;

  describe('publishing', () => {
    it('changes the changed fields alone, and is answered when they are public', async () => {
      const before = await desk.published('works/lamp');
      const draft = await save('works/lamp', { 'title.fr': ['Grande lampe', 'Très grande lampe'] });
      const { status, body } = await publish([['works/lamp', draft]]);
      expect(status).toBe(200);
      expect(body.published[0]).toMatchObject({ id: 'lamp', urls: { fr: expect.stringMatching(/lampe$/) } });
      expect(await desk.published('works/lamp')).toEqual({
        ...before,
        title: { en: 'Tall lamp', fr: 'Très grande lampe' },
        updated_at: expect.stringMatching(/Z$/),
      });
      expect(await open('works/lamp')).toMatchObject({ draft: null, state: 'public' });
      expect(JSON.stringify(await visible('works/lampe?lang=fr'))).toContain('Très grande lampe');
    });

    it('says who has published what stands there', async () => {
      expect((await open('works/lamp')).writer).toBeNull();
      await publish([['works/lamp', await save('works/lamp', { reference: ['ML 0001', 'ML 1'] })]]);
      expect((await open('works/lamp')).writer).toEqual({ name: 'ada', hasPublished: true });
    });

    it('makes public what was kept for later, and a new item', async () => {
      expect((await publish([['works/secret', null]])).status).toBe(200);
      expect(await desk.published('works/secret')).not.toHaveProperty('status');
      const made = await desk.call('POST', '/items', {
        cookie: ada,
        body: { shelf: 'works', copyOf: 'chair', title: 'Bench' },
      });
      const { id, draft } = made.body as OpenItem;
      expect(draft).not.toBeNull();
      const number = await save(`works/${id}`, {
        slug: [
          (await open(`works/${id}`)).draft!.changes.find((one) => one.path === 'slug')?.value ?? null,
          { en: 'bench', fr: 'banc' },
        ],
        reference: [
          (await open(`works/${id}`)).draft!.changes.find((one) => one.path === 'reference')?.value ?? null,
          'ML 0009',
        ],
      });
      expect(await publish([[`works/${id}`, number]])).toMatchObject({ status: 200 });
      expect(await desk.published(`works/${id}`)).toMatchObject({ reference: 'ML 0009', type: 'seating' });
      expect(await visible('works/bench?lang=en')).toMatchObject({ slug: 'bench' });
    });

    it('makes a new creator public together with the work that names it, which says that it waits for it', async () => {
      const made = await desk.call('POST', '/items', {
        cookie: ada,
        body: { shelf: 'creators', title: 'Louise Amiel' },
      });
      const { id } = made.body as OpenItem;
      const creator = await save(`creators/${id}`, {
        slug: [null, { en: 'louise-amiel', fr: 'louise-amiel' }],
      });
      const lamp = await save('works/lamp', { creators: [['jeanne'], [id]] });
      const { body: named } = await desk.call('GET', `/names/creators?ids=jeanne,${id}`, { cookie: ada });
      expect(named).toMatchObject({ items: [{ id: 'jeanne' }, { id, title: { en: 'Louise Amiel' } }] });
      expect((await open('works/lamp')).findings).toEqual([
        expect.objectContaining({
          ...{ path: 'creators.0', name: 'notPublicYet', text: 'Louise Amiel' },
          of: { shelf: 'creators', id, draft: creator },
        }),
      ]);
      expect((await publish([['works/lamp', lamp]])).status).toBe(409);
      const both = await publish([
        ['works/lamp', lamp],
        [`creators/${id}`, creator],
      ]);
      expect(both).toMatchObject({ status: 200, body: { refused: [] } });
      expect((await open('works/lamp')).state).toBe('public');
    });

    it('is all or nothing, and says what is in the way of each', async () => {
      const before = await desk.published('works/chair');
      const chair = await save('works/chair', { reference: ['ML 0002', 'ML 2222'] });
      const lamp = await save('works/lamp', {
        'slug.en': ['lamp', 'chair'],
        'title.en': ['Tall lamp', null],
      });
      const { status, body } = await publish([
        ['works/chair', chair],
        ['works/lamp', lamp],
      ]);
      expect(status).toBe(409);
      expect(body.published).toEqual([]);
      expect(body.refused).toEqual([
        expect.objectContaining({ shelf: 'works', id: 'lamp', findings: expect.any(Array) }),
      ]);
      expect(body.refused[0]!.findings).toContainEqual(
        expect.objectContaining({ path: 'title.en', name: 'missing', severity: 'error', locale: 'en' }),
      );
      expect(await desk.published('works/chair')).toEqual(before);
      expect(await open('works/chair')).toMatchObject({ state: 'changed', draft: { number: chair } });
      const again = await save('works/lamp', { 'title.en': [null, 'Tall lamp'] });
      expect((await publish([['works/lamp', again]])).body.refused[0]!.findings).toEqual([
        expect.objectContaining({ path: 'slug.en', name: 'slugTaken', locale: 'en' }),
      ]);
    });

    it('refuses what would break another item, and names that one', async () => {
      const draft = await save('types/seating', {
        'slug.en': ['seating', null],
        'title.en': ['seating', null],
      });
      const { status, body } = await publish([['types/seating', draft]]);
      expect(status).toBe(409);
      expect(body.refused).toContainEqual(
        expect.objectContaining({
          ...{ shelf: 'works', id: 'chair' },
          findings: [expect.objectContaining({ path: 'type', name: 'typeNotInLanguage' })],
        }),
      );
    });

    it('refuses pictures that are not there', async () => {
      const before = (await open('works/chair')).published!['pictures'] ?? null;
      const draft = await save('works/chair', {
        pictures: [before, [{ file: 'none.jpg', alt: { en: '', fr: '' } }]],
      });
      expect((await publish([['works/chair', draft]])).body.refused[0]!.findings).toEqual([
        expect.objectContaining({ path: 'pictures.0', name: 'noFile' }),
      ]);
    });

    it('is refused where a colleague has changed the draft, or a hand what is public, since', async () => {
      const draft = await save('works/lamp', { 'title.en': ['Tall lamp', 'Taller lamp'] });
      expect(await publish([['works/lamp', draft - 1]])).toMatchObject({
        status: 409,
        body: { error: { fault: 'draftChanged', by: 'ada' } },
      });
      await desk.edit({
        'works/lamp.yaml': {
          ...SAMPLE_FILES['works/lamp.yaml'],
          title: { en: 'Small lamp', fr: 'Grande lampe' },
        },
      });
      expect((await publish([['works/lamp', draft]])).body.refused[0]!.findings).toEqual([
        expect.objectContaining({ path: 'title.en', name: 'conflict' }),
      ]);
      const settled = await save('works/lamp', { 'title.en': ['Small lamp', 'Taller lamp'] });
      expect((await publish([['works/lamp', settled]])).status).toBe(200);
      expect(await desk.published('works/lamp')).toMatchObject({ title: { en: 'Taller lamp' } });
    });

    it('writes pages and the settings of the site', async () => {
      const about = await save('pages/about', { 'body.en': ['<p>We</p>', '<p>We are</p>'] });
      const site = await save('site/site', { 'contact.city': ['Lyon', 'Paris'] });
      const { status, body } = await publish([
        ['pages/about', about],
        ['site/site', site],
      ]);
      expect(status).toBe(200);
      expect(body.published[1]!.urls).toHaveProperty('fr');
      expect(await visible('site-settings?lang=en')).toMatchObject({ contact: { city: 'Paris' } });
    });

    describe('where another process has published what this one has not read yet', () => {
      const elsewhere = (place: string, values: Values | null) => {
        const [shelf, id] = place.split('/') as [Shelf, string];
        const text = values && itemText({ shelf, id }, values);
        return desk.database.write((to) => putItems(to, [{ shelf, id, text }]));
      };

      it('names the address that is taken', async () => {
        await elsewhere('works/bench', {
          ...SAMPLE_FILES['works/chair.yaml'],
          slug: { en: 'bench', fr: 'banc' },
        });
        const draft = await save('works/lamp', { 'slug.en': ['lamp', 'bench'] });
        const { status, body } = await publish([['works/lamp', draft]]);
        expect(status).toBe(409);
        expect(body.refused).toEqual([
          {
            ...{ shelf: 'works', id: 'lamp' },
            findings: [expect.objectContaining({ path: 'slug.en', name: 'slugTaken', locale: 'en' })],
          },
        ]);
        expect(await open('works/lamp')).toMatchObject({ state: 'changed', draft: { number: draft } });
      });

      it('names what is gone', async () => {
        await elsewhere('creators/ida', null);
        const draft = await save('works/lamp', { creators: [['jeanne'], ['jeanne', 'ida']] });
        const { status, body } = await publish([['works/lamp', draft]]);
        expect([status, body.refused[0]?.findings[0]?.path]).toEqual([409, 'creators.1']);
        expect(await desk.published('works/lamp')).toMatchObject({ creators: ['jeanne'] });
      });

      it('deletes nothing that is named there', async () => {
        const stool = SAMPLE_FILES['works/stool.yaml'];
        await elsewhere('works/stool', { ...stool, creators: ['jeanne', 'ida'] });
        const { status, body } = await desk.call('DELETE', '/items/creators/ida', { cookie: ada });
        expect([status, body]).toMatchObject([409, { items: [{ shelf: 'works', id: 'stool' }] }]);
        expect(await desk.published('creators/ida')).toBeDefined();
      });

      it('changes nothing over it, and says so', async () => {
        const lamp = { ...SAMPLE_FILES['works/lamp.yaml'], reference: 'ML 9' };
        const draft = await save('works/lamp', { reference: ['ML 0001', 'ML 1'] });
        await elsewhere('works/lamp', lamp);
        const { status, body } = await publish([['works/lamp', draft]]);
        expect([status, body.refused[0]?.findings[0]?.name]).toEqual([409, 'conflict']);
        expect(await desk.published('works/lamp')).toEqual(lamp);
      });
    });

    it('is for those who may publish, and finds nothing where there is nothing', async () => {
      const jules = (await desk.person('write')).cookie;
      expect((await publish([['works/secret', null]], jules)).status).toBe(403);
      expect((await publish([['works/none', null]])).status).toBe(404);
      expect((await publish([])).status).toBe(422);
    });

    it('stands in the log, by what was published, in each language', async () => {
      await publish([['works/secret', null]]);
      const owner = (await desk.person('everything')).cookie;
      expect(JSON.stringify((await desk.call('GET', '/log', { cookie: owner })).body)).toContain(
        '"what":"published","about":{"en":"Secret","fr":"Secret"}',
      );
    });
  });

  describe('a work that is sold', () => {
    const mark = async (ids: string[], availability: string) =>
      desk.call('POST', '/items/works/availability', { cookie: ada, body: { ids, availability } });

    it('is public as such at once, whatever else waits in its draft', async () => {
      await save('works/lamp', {
        'title.en': ['Tall lamp', 'Taller lamp'],
        availability: ['available', null],
      });
      expect(await mark(['lamp', 'chair', 'lamp'], 'sold')).toMatchObject({
        status: 200,
        body: { changed: ['lamp'] },
      });
      expect(await visible('works/lamp?lang=en')).toMatchObject({ availability: 'sold', title: 'Tall lamp' });
      expect((await open('works/lamp')).draft).toMatchObject({
        changes: [{ path: 'title.en', before: 'Tall lamp', value: 'Taller lamp' }],
      });
      expect(await mark(['lamp'], 'available')).toMatchObject({ body: { changed: ['lamp'] } });
      expect(await visible('works/lamp?lang=en')).toMatchObject({ availability: 'available' });
    });

    it('is none where one of them is not there', async () => {
      expect((await mark(['lamp', 'none'], 'sold')).status).toBe(404);
      expect(await desk.published('works/lamp')).toMatchObject({ availability: 'available' });
    });
  });

  describe('withdrawing', () => {
    const withdraw = async (shelf: string, ids: string[]) =>
      desk.call('POST', '/withdraw', { cookie: ada, body: { shelf, ids } });

    it('takes an item off the site, and keeps it and its draft', async () => {
      await save('works/lamp', { 'title.en': ['Tall lamp', 'Taller lamp'] });
      expect((await withdraw('works', ['lamp'])).status).toBe(200);
      expect(await open('works/lamp')).toMatchObject({
        state: 'withdrawn',
        urls: {},
        published: { status: 'draft' },
        draft: { changes: [{ path: 'title.en' }] },
      });
      expect(await visible('works/lamp?lang=en')).toBeUndefined();
    });

    it('is refused where others would be left without a public creator, and of what has no drafts', async () => {
      expect(await withdraw('creators', ['jeanne'])).toMatchObject({
        status: 409,
        body: { refused: expect.arrayContaining([expect.objectContaining({ id: 'chair' })]) },
      });
      expect(await desk.published('creators/jeanne')).toEqual(SAMPLE_FILES['creators/jeanne.yaml']);
      expect((await withdraw('pages', ['about'])).status).toBe(422);
      await desk.edit({ 'works/stool.yaml': null });
      expect((await withdraw('works', ['stool'])).status).toBe(404);
    });
  });
});

describe('schedule', () => {
  let desk: TestDesk;
  let ada: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('publish', 'ada@example.org')).cookie;
  });

  const HOUR = 60 * 60 * 1000;
  const inMs = (ms: number) => new Date(Date.now() + desk.clock.ahead + ms).toISOString();
  const call = (method: 'GET' | 'PUT' | 'DELETE', at: string, body?: object, cookie = ada) =>
    desk.call(method, `/items/${at}`, { cookie, ...(body && { body }) });
  const set = (place: string, act: string, at: string, cookie = ada) =>
    call('PUT', `${place}/schedule`, { act, at }, cookie);
  const open = async (place: string) => (await call('GET', place)).body as OpenItem;
  const draft = (place: string, field: string, before: unknown, value: unknown) =>
    call('PUT', `${place}/draft`, { changes: [{ path: field, before, value }] });

  const hasState = (place: string, state: string) => until(async () => (await open(place)).state === state);

  it('publishes at its time, by the name of who set it', async () => {
    expect((await set('works/secret', 'publish', inMs(1500))).body).toMatchObject({
      state: 'scheduled',
      schedule: { act: 'publish', by: 'ada' },
    });
    await hasState('works/secret', 'public');
    expect((await open('works/secret')).schedule).toBeNull();
    const { lines } = (await call('GET', 'works/secret/history')).body as { lines: object[] };
    expect(lines).toMatchObject([{ act: 'published', by: 'ada' }]);
  });

  it.each<[string | undefined, string]>([
    [undefined, 'the day that it comes'],
    ['2026-01-31', 'what somebody wrote'],
  ])('says of a new work, as first shown on: %s written, %s', async (written) => {
    const { published: values } = await open('works/lamp');
    const added = await desk.call('POST', '/items', {
      cookie: ada,
      body: { shelf: 'works', copyOf: 'lamp' },
    });
    const { id } = added.body as OpenItem;
    const place = `works/${id}`;
    const changes = (await open(place)).draft!.changes;
    const proposed = changes.find(({ path }) => path === 'published_on')!.value;
    await draft(place, 'slug', null, { en: 'second-lamp', fr: 'seconde-lampe' });
    await draft(place, 'pictures', null, values!['pictures']);
    if (written) await draft(place, 'published_on', proposed, written);
    await set(place, 'publish', inMs(48 * HOUR));
    desk.clock.ahead += 49 * HOUR;
    // Nobody stays signed in for so long.
    ada = (await desk.person('publish', 'adas@example.org')).cookie;
    await set('works/stool', 'withdraw', inMs(HOUR));
    await until(async () => (await open(place)).schedule === null);
    const { state, published } = await open(place);
    const today = new TZDate(Date.now() + desk.clock.ahead, 'Europe/Paris').toISOString().slice(0, 10);
    expect(state).toBe('public');
    expect(published?.['published_on']).toBe(written ?? today);
    expect(today).not.toBe(proposed);
  });

  it('does what is due when another time is looked at, so that a clock may jump', async () => {
    await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
    await set('works/chair', 'publish', inMs(HOUR));
    await set('works/stool', 'withdraw', inMs(HOUR));
    desk.clock.ahead += 2 * HOUR;
    await set('works/lamp', 'withdraw', inMs(HOUR));
    await hasState('works/chair', 'public');
    await hasState('works/stool', 'withdrawn');
    expect(await open('works/chair')).toMatchObject({ published: { reference: 'ML 2222' }, draft: null });
    expect((await open('works/lamp')).state).toBe('scheduled');
  });

  it('does at its start what was due while it was down', async () => {
    const at = inMs(-HOUR);
    await desk.database.write((to) =>
      keepSchedule(
        to,
        { shelf: 'works', item: 'secret', act: 'publish', at, draft: null },
        { id: 1, name: 'Ada' },
      ),
    );
    const restarted = await restart(desk);
    await hasState('works/secret', 'public');
    await restarted.close();
  });

  it('is done once, and missed by nobody, where several processes look at the time', async () => {
    for (const item of ['secret', 'hidden', 'covered']) {
      const values = { ...SAMPLE_FILES['works/secret.yaml'], slug: { en: item, fr: item } };
      await desk.edit({ [`works/${item}.yaml`]: values });
      const due = { shelf: 'works' as const, item, act: 'publish' as const, at: inMs(-HOUR), draft: null };
      await desk.database.write((to) => keepSchedule(to, due, { id: 1, name: 'Ada' }));
    }
    const restarted = await Promise.all([restart(desk), restart(desk), restart(desk)]);
    for (const item of ['secret', 'hidden', 'covered']) await hasState(`works/${item}`, 'public');
    for (const { close } of restarted) await close();
    for (const item of ['secret', 'hidden', 'covered']) {
      expect((await open(`works/${item}`)).missed).toBeNull();
      const { lines } = (await call('GET', `works/${item}/history`)).body as { lines: object[] };
      expect(lines).toMatchObject([{ act: 'published', by: 'Ada' }]);
    }
  });

  it('leaves the item as it is where something is in the way then, and the log says so', async () => {
    await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
    await set('works/chair', 'publish', inMs(HOUR));
    const byHand = { ...SAMPLE_FILES['works/chair.yaml'], reference: 'ML 3333' };
    await desk.edit({ 'works/chair.yaml': byHand });
    desk.clock.ahead += 2 * HOUR;
    await set('works/lamp', 'withdraw', inMs(HOUR));
    await until(async () => (await open('works/chair')).schedule === null);
    expect(await open('works/chair')).toMatchObject({
      ...{ state: 'changed', conflicts: [{ path: 'reference' }] },
      missed: { act: 'publish', by: 'ada', why: 'byHand' },
    });
    expect(await desk.published('works/chair')).toEqual(byHand);
    const owner = (await desk.person('everything')).cookie;
    const { body } = await desk.call('GET', '/log', { cookie: owner });
    expect(JSON.stringify(body)).toContain('"what":"schedule-failed","about":{"en":"Chair","fr":"Chaise"}');
  });

  it('does the others in time where one meets what nobody expected', async () => {
    await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
    await set('works/chair', 'publish', inMs(HOUR / 2));
    await set('works/stool', 'withdraw', inMs(HOUR));
    await desk.database.write((to) => to.run("UPDATE desk_drafts SET changes = 'unreadable'"));
    desk.clock.ahead += 2 * HOUR;
    await set('works/lamp', 'withdraw', inMs(HOUR));
    await hasState('works/stool', 'withdrawn');
  });

  describe('by a clock that has jumped', () => {
    const YEAR = 365 * 24 * HOUR;
    const today = async (cookie = ada) => (await desk.call('GET', '/today', { cookie })).body as Today;
    /** Sets the clock, signs in by it, and has the schedules look. */
    const jump = async (ahead: number) => {
      // Schedules are looked at one after the other, and what they saw first is what they trust.
      await until(() =>
        desk.database.read(async (from) => (await from.get('SELECT id FROM desk_clock')) !== undefined),
      );
      desk.clock.ahead = ahead;
      ada = (await desk.person('publish')).cookie;
      await set('works/lamp', 'withdraw', inMs(HOUR));
    };

    it('does nothing of what would be due, says so, and goes on once the clock is right again', async () => {
      await set('works/secret', 'publish', inMs(2 * HOUR));
      await set('works/stool', 'withdraw', inMs(2 * HOUR));
      await jump(YEAR);
      await until(async () => (await today()).clock !== null);
      expect(await today()).toMatchObject({ missed: [], clock: { heldUntil: expect.any(String) } });
      expect(await open('works/secret')).toMatchObject({
        ...{ state: 'scheduled', published: { status: 'draft' } },
        schedule: { act: 'publish', waitsForClock: true },
      });
      expect(await open('works/stool')).toMatchObject({ schedule: { act: 'withdraw', waitsForClock: true } });
      await jump(0);
      expect((await today()).clock).toBeNull();
      expect((await open('works/secret')).schedule).not.toHaveProperty('waitsForClock');
      await jump(3 * HOUR);
      await hasState('works/secret', 'public');
      await hasState('works/stool', 'withdrawn');
    });

    it('does it once somebody who may publish has said that the clock is right', async () => {
      await set('works/secret', 'publish', inMs(2 * HOUR));
      await jump(YEAR);
      await until(async () => (await today()).clock !== null);
      const jules = (await desk.person('write')).cookie;
      expect((await desk.call('POST', '/clock', { cookie: jules })).status).toBe(403);
      expect((await desk.call('POST', '/clock', { cookie: ada })).status).toBe(204);
      await hasState('works/secret', 'public');
      expect((await today()).clock).toBeNull();
    });

    it('does it once the clock has gone on for a week', async () => {
      await set('works/secret', 'publish', inMs(2 * HOUR));
      for (const day of [0, 3, 6]) {
        await jump(YEAR + day * 24 * HOUR);
        await until(async () => (await today()).clock !== null);
      }
      await jump(YEAR + 8 * 24 * HOUR);
      await hasState('works/secret', 'public');
    });
  });

  it('can be taken away', async () => {
    await set('works/lamp', 'withdraw', inMs(HOUR));
    expect((await call('DELETE', 'works/lamp/schedule')).body).toMatchObject({
      state: 'public',
      schedule: null,
    });
  });

  it('takes no time that has passed, nothing without effect, and nobody who may not publish', async () => {
    const jules = (await desk.person('write')).cookie;
    expect((await set('works/lamp', 'withdraw', inMs(HOUR), jules)).status).toBe(403);
    expect((await set('works/lamp', 'withdraw', inMs(-HOUR))).status).toBe(422);
    expect((await set('works/lamp', 'publish', inMs(HOUR))).status).toBe(422);
    expect((await set('works/secret', 'withdraw', inMs(HOUR))).status).toBe(422);
    expect((await set('pages/about', 'withdraw', inMs(HOUR))).status).toBe(422);
    expect((await set('works/none', 'publish', inMs(HOUR))).status).toBe(404);
  });

  it('does not publish what somebody wrote since who may not publish, nor takes it as seen', async () => {
    const jules = (await desk.person('write', 'jules@example.org')).cookie;
    await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
    await set('works/chair', 'publish', inMs(HOUR));
    await call(
      'PUT',
      'works/chair/draft',
      { changes: [{ path: 'reference', before: 'ML 2222', value: 'ML 6666' }] },
      jules,
    );
    desk.clock.ahead += 2 * HOUR;
    // Whatever is asked about times looks at the clock.
    await set('works/lamp', 'withdraw', inMs(HOUR));
    await until(async () => (await open('works/chair')).schedule === null);
    const { published, draft: left } = await open('works/chair');
    expect(published?.['reference']).toBe('ML 0002');
    expect(left?.changes).toMatchObject([{ path: 'reference', value: 'ML 6666' }]);
    expect((await open('works/chair')).missed).toMatchObject({ why: 'unseen' });
  });

  it('says at once that somebody who may not publish has changed it since, until its time is set again', async () => {
    const jules = (await desk.person('write', 'jules@example.org')).cookie;
    await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
    const at = inMs(HOUR);
    await set('works/chair', 'publish', at);
    const change = { path: 'reference', before: 'ML 2222', value: 'ML 6666' };
    const saved = await call('PUT', 'works/chair/draft', { changes: [change] }, jules);
    expect(saved.body).toMatchObject({
      item: { schedule: { act: 'publish', at, by: 'ada', heldBy: 'jules' } },
    });
    const due = async () =>
      ((await call('GET', 'works?state=scheduled')).body as ItemPage).lines.map((line) => line.due);
    const held = async () => ((await desk.call('GET', '/today', { cookie: ada })).body as Today).held;
    expect(await due()).toEqual([{ act: 'publish', at, isHeld: true }]);
    expect(await held()).toEqual([
      { shelf: 'works', id: 'chair', title: expect.any(Object), at, heldBy: 'jules' },
    ]);
    await set('works/chair', 'publish', at);
    expect((await open('works/chair')).schedule).toEqual({ act: 'publish', at, by: 'ada' });
    expect(await due()).toEqual([{ act: 'publish', at }]);
    expect(await held()).toEqual([]);
  });

  describe('with what somebody wrote since who may not publish', () => {
    let jules: string;
    beforeEach(async () => {
      jules = (await desk.person('write', 'jules@example.org')).cookie;
    });
    const write = (cookie: string, path: string, before: unknown, value: unknown) =>
      call('PUT', 'works/chair/draft', { changes: [{ path, before, value }] }, cookie);
    const heldBy = async () => (await open('works/chair')).schedule?.heldBy;

    it.each<[string, () => Promise<unknown>]>([
      ['another field', () => write(jules, 'title.en', 'Chair', 'A chair of mine')],
      ['the same field', () => write(jules, 'reference', 'ML 2222', 'ML 6666')],
      ['what was seen back to what is public', () => write(jules, 'reference', 'ML 2222', 'ML 0002')],
    ])('is held where it was %s, also once a publisher has touched the piece', async (_, wrote) => {
      await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
      await draft('works/chair', 'title.fr', 'Chaise', 'Une chaise');
      await set('works/chair', 'publish', inMs(HOUR));
      await wrote();
      expect(await heldBy()).toBe('jules');
      await draft('works/chair', 'credits', null, [{ en: 'Mine', fr: 'Moi' }]);
      await draft('works/chair', 'title.fr', 'Une chaise', 'La chaise');
      expect(await heldBy()).toBe('jules');
      desk.clock.ahead += 2 * HOUR;
      await set('works/lamp', 'withdraw', inMs(HOUR));
      await until(async () => (await open('works/chair')).schedule === null);
      const { published, missed } = await open('works/chair');
      expect(missed).toMatchObject({ why: 'unseen' });
      expect(published).toMatchObject({ reference: 'ML 0002', title: { en: 'Chair', fr: 'Chaise' } });
    });

    it('is held where it emptied the draft of a piece that was never public', async () => {
      const { published } = await open('works/secret');
      const { reference = null } = published as { reference?: string };
      await draft('works/secret', 'reference', reference, 'ML 2222');
      await set('works/secret', 'publish', inMs(HOUR));
      const body = { changes: [{ path: 'reference', before: 'ML 2222', value: reference }] };
      await call('PUT', 'works/secret/draft', body, jules);
      expect((await open('works/secret')).schedule?.heldBy).toBe('jules');
    });

    it('is seen by whoever sets the time again, and what a publisher writes holds nothing', async () => {
      await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
      const at = inMs(HOUR);
      await set('works/chair', 'publish', at);
      await draft('works/chair', 'title.fr', 'Chaise', 'Une chaise');
      expect(await heldBy()).toBeUndefined();
      await write(jules, 'title.en', 'Chair', 'A chair of mine');
      await set('works/chair', 'publish', at);
      await draft('works/chair', 'title.fr', 'Une chaise', 'La chaise');
      expect(await heldBy()).toBeUndefined();
    });
  });

  describe('what did not happen at its time', () => {
    const missedToday = async () =>
      ((await desk.call('GET', '/today', { cookie: ada })).body as Today).missed;
    /** Takes its title away from a work that is to be public later, whose time then comes. */
    const miss = async (): Promise<void> => {
      await draft('works/chair', 'title.en', 'Chair', null);
      await set('works/chair', 'publish', inMs(HOUR));
      desk.clock.ahead += 2 * HOUR;
      await set('works/lamp', 'withdraw', inMs(HOUR));
      await until(async () => (await open('works/chair')).schedule === null);
    };

    it('is shown with its reason until somebody has seen to it', async () => {
      await miss();
      expect(await missedToday()).toEqual([
        {
          ...{ shelf: 'works', id: 'chair', title: { fr: 'Chaise' }, act: 'publish', by: 'ada' },
          ...{ at: expect.any(String), why: 'unready' },
        },
      ]);
      expect((await call('DELETE', 'works/chair/schedule')).body).toMatchObject({ missed: null });
      expect(await missedToday()).toEqual([]);
    });

    it('is seen to by another time, and by publishing', async () => {
      await miss();
      await set('works/chair', 'publish', inMs(HOUR));
      expect((await open('works/chair')).missed).toBeNull();
      desk.clock.ahead += 2 * HOUR;
      await set('works/stool', 'withdraw', inMs(HOUR));
      await until(async () => (await open('works/chair')).missed !== null);
      await draft('works/chair', 'title.en', null, 'A chair');
      const { number } = (await open('works/chair')).draft!;
      const body = { items: [{ shelf: 'works', id: 'chair', draft: number }] };
      expect((await desk.call('POST', '/publish', { cookie: ada, body })).status).toBe(200);
      expect(await missedToday()).toEqual([]);
    });

    it('says that others need what was to be withdrawn', async () => {
      await set('creators/jeanne', 'withdraw', inMs(HOUR));
      desk.clock.ahead += 2 * HOUR;
      await set('works/lamp', 'withdraw', inMs(HOUR));
      await until(async () => (await open('creators/jeanne')).missed !== null);
      expect(await missedToday()).toMatchObject([
        {
          shelf: 'creators',
          title: { en: 'Jeanne Étoile', fr: 'Jeanne Étoile' },
          act: 'withdraw',
          why: 'needed',
        },
      ]);
    });

    it('is nothing for what was deleted meanwhile', async () => {
      await set('works/secret', 'publish', inMs(HOUR));
      await desk.edit({ 'works/secret.yaml': null });
      desk.clock.ahead += 2 * HOUR;
      await set('works/lamp', 'withdraw', inMs(HOUR));
      await until(
        async () =>
          (await desk.database.read((from) => from.all('SELECT item FROM desk_schedules'))).length === 1,
      );
      expect(await missedToday()).toEqual([]);
    });
  });
});

describe('news ends', () => {
  let desk: TestDesk;
  let ada: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('everything', 'ada@example.org')).cookie;
  });

  const HOUR = 60 * 60 * 1000;
  const HOME = '/items/pages/home';
  type News = { id: string; title: { en: string; fr: string }; link?: object }[];
  const OLD = (SAMPLE_FILES['pages/home.yaml'] as { news: News }).news;
  const SALE: News[number] = { ...OLD[0]!, id: 'sale', title: { en: 'Sale', fr: 'Soldes' }, link: undefined };

  const inMs = (ms: number) => new Date(Date.now() + desk.clock.ahead + ms).toISOString();
  const call = async <T>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    at: string,
    body?: object,
    cookie = ada,
  ) => {
    const answer = await desk.call(method, at, { cookie, ...(body && { body }) });
    return { status: answer.status, body: answer.body as T };
  };
  const home = async () => (await call<OpenItem>('GET', HOME)).body;
  const newsOf = async () => (await desk.published('pages/home'))!['news'] as News;
  const ids = async () => (await newsOf()).map(({ id }) => id);
  const write = async (field: string, before: unknown, value: unknown) =>
    expect((await call('PUT', `${HOME}/draft`, { changes: [{ path: field, before, value }] })).status).toBe(
      200,
    );
  async function publish(): Promise<void> {
    const { draft } = await home();
    const items = [{ shelf: 'pages', id: 'home', draft: draft?.number ?? null }];
    expect((await call('POST', '/publish', { items })).status).toBe(200);
  }
  /** The sale is the first of two pieces of news. */
  async function publishSale(): Promise<void> {
    await write('news', OLD, [SALE, ...OLD]);
    await publish();
  }
  const setEnd = (at: string, news = 'sale', cookie = ada) =>
    call<OpenItem>('PUT', `/home/news/${news}/end`, { at }, cookie);
  /** Its hour comes, and is looked at. */
  async function passes(news = 'sale'): Promise<void> {
    desk.clock.ahead += 2 * HOUR;
    await setEnd(inMs(HOUR), 'news');
    await until(async () => (await rows()).every((one) => one.news !== news));
  }
  const rows = () =>
    desk.database.read(
      async (from) => (await from.all('SELECT news FROM desk_news_ends')) as { news: string }[],
    );
  const log = async () => (await call<LogLine[]>('GET', '/log')).body;

  it('goes off the home page at its time, by the name of who set it, and all else stays', async () => {
    await publishSale();
    const at = inMs(HOUR);
    expect((await setEnd(at)).body.newsEnds).toEqual([
      { news: 'sale', title: SALE.title, at, by: 'ada', isVoid: false },
    ]);
    expect((await call<Today>('GET', '/today')).body.newsEnds).toMatchObject([
      { news: 'sale', at, by: 'ada', isLate: false },
    ]);
    await passes();
    expect(await newsOf()).toEqual(OLD);
    const { lines } = (await call<{ lines: object[] }>('GET', `${HOME}/history`)).body;
    expect(lines[0]).toMatchObject({ act: 'newsEnded', by: 'ada', paths: ['news'] });
    expect(await log()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'news-ended', about: { en: 'Sale', fr: 'Soldes' } }),
        expect.objectContaining({ what: 'published', about: { en: 'the home page', fr: 'l’accueil' } }),
      ]),
    );
    await until(
      async () => !(await desk.app.inject({ url: '/api/pages/home?lang=en' })).body.includes('Sale'),
    );
  });

  it('goes off at the start, where its time came while the desk was down', async () => {
    const said = { title: OLD[0]!.title, url: {} };
    await desk.database.write((to) =>
      keepNewsEnd(to, { news: 'news', at: inMs(-HOUR), said }, { id: 1, name: 'Ada' }),
    );
    const restarted = await restart(desk);
    await until(async () => (await ids()).length === 0);
    await restarted.close();
  });

  it('is tried again, and said to be late, as long as nothing can be written', async () => {
    await publishSale();
    await setEnd(inMs(HOUR));
    const full = "SELECT RAISE(ABORT, 'database or disk is full')";
    await desk.database.write((to) =>
      to.run(`CREATE TRIGGER full BEFORE INSERT ON desk_versions BEGIN ${full}; END`),
    );
    desk.clock.ahead += 2 * HOUR;
    await call('DELETE', '/home/news/other/end');
    await setTimeout(300);
    expect((await call<Today>('GET', '/today')).body.newsEnds).toMatchObject([
      { news: 'sale', isLate: true },
    ]);
    expect(await ids()).toEqual(['sale', 'news']);
    await desk.database.write((to) => to.run('DROP TRIGGER full'));
    await call('DELETE', '/home/news/other/end');
    await until(async () => (await ids()).join() === 'news');
  });

  it('leaves a draft as it is, but for the news in it, which would come back with it', async () => {
    await publishSale();
    await setEnd(inMs(HOUR));
    const other = { ...OLD[0]!, title: { en: 'Other', fr: 'Autre' } };
    await write('title.en', 'Home', 'The gallery');
    await write('news', [SALE, ...OLD], [SALE, other]);
    await passes();
    expect((await home()).draft?.changes).toMatchObject([
      { path: 'title.en', before: 'Home', value: 'The gallery', by: 'ada' },
      { path: 'news', before: OLD, value: [other], by: 'ada' },
    ]);
    expect((await home()).conflicts).toEqual([]);
    await publish();
    expect(await newsOf()).toEqual([other]);
  });

  it('may be set before the news is public', async () => {
    await write('news', OLD, [SALE, ...OLD]);
    expect((await setEnd(inMs(HOUR))).status).toBe(200);
    await publish();
    expect((await home()).newsEnds).toMatchObject([{ news: 'sale', isVoid: false }]);
    await passes();
    expect(await ids()).toEqual(['news']);
  });

  it('can be changed, and given up', async () => {
    await publishSale();
    await setEnd(inMs(HOUR));
    const later = inMs(5 * HOUR);
    expect((await setEnd(later)).body.newsEnds).toMatchObject([{ at: later }]);
    desk.clock.ahead += 2 * HOUR;
    expect((await call<OpenItem>('DELETE', '/home/news/sale/end')).body.newsEnds).toBeUndefined();
    desk.clock.ahead += 5 * HOUR;
    await setEnd(inMs(HOUR), 'news');
    await setTimeout(300);
    expect(await ids()).toEqual(['sale', 'news']);
  });

  it.each<[string, News]>([
    ['taken off', OLD],
    ['written over with another one', [{ ...SALE, title: { en: 'New lamps', fr: 'Lampes' } }, ...OLD]],
  ])('does nothing to what was %s before, and says so', async (_, next) => {
    await publishSale();
    await setEnd(inMs(HOUR));
    await write('news', [SALE, ...OLD], next);
    expect((await home()).newsEnds).toMatchObject([{ news: 'sale', isVoid: false }]);
    await publish();
    expect((await home()).newsEnds).toMatchObject([{ title: SALE.title, isVoid: true }]);
    expect((await call<Today>('GET', '/today')).body.newsEnds).toEqual([]);
    await passes();
    expect((await newsOf()).map(({ title }) => title)).toEqual(next.map(({ title }) => title));
    expect(await log()).toContainEqual(
      expect.objectContaining({ what: 'news-end-void', about: { en: 'Sale', fr: 'Soldes' } }),
    );
  });

  it('is for those who may publish, for a time to come, and for news that is there', async () => {
    const marie = (await desk.person('write')).cookie;
    expect((await setEnd(inMs(HOUR), 'news', marie)).status).toBe(403);
    expect((await setEnd(inMs(-1), 'news')).status).toBe(422);
    expect((await setEnd(inMs(HOUR), 'nothing')).status).toBe(404);
  });
});

describe('event moments', () => {
  const NOW = '2026-11-24T12:00:00Z';

  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    desk.clock.ahead = Date.parse(NOW) - Date.now();
    ({ cookie } = await desk.person('publish'));
  });

  const event = (part: object) => ({
    ...SAMPLE_FILES['events/early.yaml'],
    ...{ slug: { en: 'the-drawn-line' }, title: { en: 'The drawn line' } },
    ...{ starts_on: '2026-12-01', ends_on: '2027-01-31', ...part },
  });
  const moments = async () => (await desk.call('GET', '/event-moments', { cookie })).body as EventMoments[];
  const momentsOf = async (part: object) => {
    await desk.edit({ 'events/line.yaml': event(part) });
    const [{ opens, ends } = { opens: '', ends: '' }] = await moments();
    return [opens, ends];
  };

  it('are the hours that the event says, by the clock of its place', async () => {
    expect(await momentsOf({ starts_at: '18:00', ends_at: '21:00' })).toEqual([
      '2026-12-01T17:00:00.000Z',
      '2027-01-31T20:00:00.000Z',
    ]);
    const venue = { name: { en: 'Design Miami' }, time_zone: 'America/New_York' };
    expect(await momentsOf({ venue, starts_at: '18:00' })).toEqual([
      '2026-12-01T23:00:00.000Z',
      // All of the last day.
      '2027-02-01T05:00:00.000Z',
    ]);
  });

  it('are those of the weekday it opens on, and in the morning where nothing is said', async () => {
    const opening_times = [
      { days: ['Monday'], opens: '14:00', closes: '19:00' },
      { days: ['Tuesday', 'Wednesday'], opens: '11:00', closes: '19:00' },
    ];
    expect((await momentsOf({ opening_times }))[0]).toBe('2026-12-01T10:00:00.000Z');
    expect((await momentsOf({}))[0]).toBe('2026-12-01T08:00:00.000Z');
  });

  it('are those of events that are not over, the next one first, drafts included', async () => {
    await desk.edit({
      'events/line.yaml': event({}),
      'events/over.yaml': event({ slug: { en: 'over' }, starts_on: '2026-11-01', ends_on: '2026-11-23' }),
      'events/on.yaml': event({ slug: { en: 'on' }, starts_on: '2026-11-20', ends_on: '2026-11-24' }),
    });
    const isOurs = ({ id }: EventMoments) => ['line', 'over', 'on'].includes(id);
    expect((await moments()).filter(isOurs)).toMatchObject([
      { id: 'on', title: { en: 'The drawn line' } },
      { id: 'line' },
    ]);
    await desk.call('PUT', '/items/events/line/draft', {
      cookie,
      body: { changes: [{ path: 'starts_on', before: '2026-12-01', value: '2026-11-01' }] },
    });
    expect((await moments()).filter(isOurs)).toMatchObject([{ id: 'line' }, { id: 'on' }]);
  });

  it('are for who may publish', async () => {
    const jules = (await desk.person('write', 'jules@example.org')).cookie;
    expect((await desk.call('GET', '/event-moments', { cookie: jules })).status).toBe(403);
  });
});

describe('renamed', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ({ cookie } = await desk.person('publish', 'ada@example.org'));
  });

  const formerOf = async (place: string) => (await desk.published(place))?.['former_slugs'];
  const open = async (place: string) =>
    (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
  const at = (values: object | null, field: string): unknown =>
    field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], values) ??
    null;

  /** Changes fields of an item, and publishes them. */
  async function publish(place: string, fields: Record<string, unknown>) {
    const [shelf, id] = place.split('/');
    const { published } = await open(place);
    const changes = Object.entries(fields).map(([field, value]) => ({
      ...{ path: field, value },
      before: at(published, field),
    }));
    await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
    const draft = (await open(place)).draft?.number ?? null;
    const answer = await desk.call('POST', '/publish', { cookie, body: { items: [{ shelf, id, draft }] } });
    return { status: answer.status, body: answer.body as Published };
  }
  /** Where a call of the API leads, or the id of what it answers. */
  async function found(call: string): Promise<unknown> {
    const answer = await desk.app.inject({ url: `/api/${call}` });
    if (answer.statusCode === 301) return answer.headers.location;
    return answer.statusCode === 200
      ? (answer.json() as { data: { id: string } }).data.id
      : answer.statusCode;
  }

  it.each([
    ['works/lamp', 'works', 'lamp', 'lampe'],
    ['creators/jeanne', 'creators', 'jeanne-etoile', 'jeanne-etoile'],
    ['events/late', 'events', 'late', 'tard'],
    ['press/article', 'press', 'article', 'article'],
  ])('%s leads from its old addresses to the new ones, in both languages', async (place, call, en, fr) => {
    const before = await desk.published(place);
    const { status } = await publish(place, { 'slug.en': 'brand-new', 'slug.fr': 'tout-neuf' });
    expect(status).toBe(200);
    expect(await found(`${call}/${en}?lang=en`)).toBe('./brand-new?lang=en');
    expect(await found(`${call}/${fr}?lang=fr`)).toBe('./tout-neuf?lang=fr');
    expect(await desk.published(place)).toEqual({
      ...before,
      slug: { en: 'brand-new', fr: 'tout-neuf' },
      former_slugs: { en: [en], fr: [fr] },
      updated_at: expect.any(String),
    });
  });

  it('a type keeps its former slug as well', async () => {
    await publish('types/lighting', { 'slug.en': 'lamps' });
    expect(await formerOf('types/lighting')).toEqual({ en: ['lighting'] });
    expect((await desk.app.inject('/api/works?lang=en&type=lighting')).json()).toMatchObject({
      data: [{ id: 'lamp' }],
    });
  });

  it('twice renamed, each old address leads to the newest one; renamed back, it is ordinary again', async () => {
    await publish('works/lamp', { 'slug.en': 'light' });
    await publish('works/lamp', { 'slug.en': 'glow' });
    expect(await formerOf('works/lamp')).toEqual({ en: ['lamp', 'light'] });
    expect(await found('works/lamp?lang=en')).toBe('./glow?lang=en');
    await publish('works/lamp', { 'slug.en': 'lamp' });
    expect(await formerOf('works/lamp')).toEqual({ en: ['light', 'glow'] });
    expect(await found('works/lamp?lang=en')).toBe('lamp');
    expect(await found('works/glow?lang=en')).toBe('./lamp?lang=en');
  });

  it('an address that is taken out leads nowhere', async () => {
    await publish('works/lamp', { 'slug.en': 'light' });
    expect((await publish('works/lamp', { 'former_slugs.en': null })).status).toBe(200);
    expect(await formerOf('works/lamp')).toBeUndefined();
    expect(await found('works/lamp?lang=en')).toBe(404);
  });

  it('what is withdrawn answers at no address, and at all of them once it is back', async () => {
    await publish('works/lamp', { 'slug.en': 'light' });
    await desk.call('POST', '/withdraw', { cookie, body: { shelf: 'works', ids: ['lamp'] } });
    expect([await found('works/lamp'), await found('works/light')]).toEqual([404, 404]);
    await publish('works/lamp', { 'slug.en': 'glow' });
    expect([await found('works/lamp'), await found('works/light')]).toEqual([
      './glow?lang=en',
      './glow?lang=en',
    ]);
  });

  it('nothing is kept of what visitors never saw', async () => {
    await publish('works/secret', { 'slug.en': 'mystery' });
    expect(await formerOf('works/secret')).toBeUndefined();
    const made = await desk.call('POST', '/items', { cookie, body: { shelf: 'types', title: 'Rugs' } });
    const { id } = made.body as OpenItem;
    await publish(`types/${id}`, { 'slug.en': 'rugs', 'title.en': 'rugs' });
    expect(await desk.published(`types/${id}`)).not.toHaveProperty('former_slugs');
  });

  it('a link to an address of before is not broken', async () => {
    await publish('works/lamp', { 'slug.en': 'light' });
    const history = { en: '<p><a href="/works/lamp">x</a> <a href="/works/none">y</a></p>', fr: '<p>z</p>' };
    await publish('works/chair', { history });
    expect((await open('works/chair')).findings.filter(({ name }) => name === 'brokenLink')).toMatchObject([
      { text: '/works/none' },
    ]);
  });

  it('a copy has none of them', async () => {
    await publish('works/lamp', { 'slug.en': 'light' });
    const made = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', copyOf: 'lamp' } });
    const { draft } = made.body as OpenItem;
    expect(draft!.changes.map((change) => change.path)).not.toContain('former_slugs');
  });

  describe('an address that two have had', () => {
    beforeEach(async () => {
      await publish('works/lamp', { 'slug.en': 'light' });
      await publish('works/chair', { 'slug.en': 'lamp' });
    });

    it('shows who has it', async () => {
      expect(await found('works/lamp?lang=en')).toBe('chair');
      expect((await open('works/lamp')).findings).toMatchObject([
        { name: 'formerSlugTaken', path: 'former_slugs.en', text: 'lamp (Chair)', locale: 'en' },
      ]);
      expect((await open('works/chair')).findings).toContainEqual(
        expect.objectContaining({ name: 'slugWasOthers', path: 'slug.en', text: 'Tall lamp' }),
      );
    });

    it('leads to who had it last, once that is renamed as well, and the other gives it up', async () => {
      await desk.call('PUT', '/items/works/lamp/schedule', {
        cookie,
        body: { act: 'withdraw', at: '2099-01-01T10:00:00Z' },
      });
      const { status, body } = await publish('works/chair', { 'slug.en': 'seat' });
      expect(status).toBe(200);
      expect(body.published.map(({ id }) => id)).toEqual(['chair']);
      expect(await formerOf('works/chair')).toEqual({ en: ['chair', 'lamp'] });
      expect(await formerOf('works/lamp')).toBeUndefined();
      expect(await found('works/lamp?lang=en')).toBe('./seat?lang=en');
      const history = await desk.call('GET', '/items/works/lamp/history', { cookie });
      expect((history.body as { lines: VersionLine[] }).lines[0]).toMatchObject({
        ...{ act: 'passedOn', by: 'ada' },
        paths: ['former_slugs'],
      });
      expect((await open('works/lamp')).schedule).toMatchObject({ act: 'withdraw' });
    });

    it('is refused where both claim it, and both are named', async () => {
      const { status, body } = await publish('works/secret', { 'former_slugs.en': ['lamp'] });
      expect(status).toBe(409);
      const finding = { name: 'formerSlugTwice', path: 'former_slugs.en.0', text: 'lamp', locale: 'en' };
      expect(body.refused).toEqual([
        { shelf: 'works', id: 'secret', findings: [expect.objectContaining(finding)] },
      ]);
      expect((await open('works/secret')).findings).toContainEqual(expect.objectContaining(finding));
      expect(await formerOf('works/secret')).toBeUndefined();
    });
  });

  describe('a new address that is taken back', () => {
    const takeBack = async (...done: Published[]) => {
      const items = done.flatMap(({ published }) =>
        published.map(({ shelf, id, version }) => ({ shelf, id, version })),
      );
      const answer = await desk.call('POST', '/take-back', { cookie, body: { items } });
      return { status: answer.status, body: answer.body as Published };
    };

    it('leads to the one of before, as links to it may have been made meanwhile', async () => {
      const { body } = await publish('works/lamp', { 'slug.en': 'light', 'title.en': 'Light' });
      await publish('works/chair', {
        history: { en: '<p><a href="/works/light">x</a></p>', fr: '<p>z</p>' },
      });
      expect((await takeBack(body)).status).toBe(200);
      expect(await found('works/lamp?lang=en')).toBe('lamp');
      expect(await found('works/light?lang=en')).toBe('./lamp?lang=en');
      expect(await formerOf('works/lamp')).toEqual({ en: ['light'] });
      expect((await open('works/chair')).findings.filter(({ name }) => name === 'brokenLink')).toEqual([]);
    });

    it('is what is changed in the draft then, and the address once it is published again', async () => {
      const { body } = await publish('works/lamp', { 'slug.en': 'light' });
      await takeBack(body);
      const { draft } = await open('works/lamp');
      expect(draft!.changes).toEqual([{ path: 'slug.en', before: 'lamp', value: 'light', by: 'ada' }]);
      const again = { items: [{ shelf: 'works', id: 'lamp', draft: draft!.number }] };
      expect((await desk.call('POST', '/publish', { cookie, body: again })).status).toBe(200);
      expect(await formerOf('works/lamp')).toEqual({ en: ['lamp'] });
    });

    it('is an address of before that was taken out by hand again', async () => {
      await publish('works/lamp', { 'slug.en': 'light' });
      const { body } = await publish('works/lamp', { 'former_slugs.en': null });
      await takeBack(body);
      expect(await formerOf('works/lamp')).toEqual({ en: ['lamp'] });
      expect((await open('works/lamp')).draft!.changes).toMatchObject([
        { path: 'former_slugs', value: null },
      ]);
    });

    it('is left to whom it was before', async () => {
      await publish('works/lamp', { 'slug.en': 'light' });
      const { body } = await publish('works/chair', { 'slug.en': 'lamp' });
      expect((await takeBack(body)).status).toBe(200);
      expect(await formerOf('works/chair')).toBeUndefined();
      expect(await found('works/lamp?lang=en')).toBe('./light?lang=en');
    });

    describe('where another has given up an address for it', () => {
      let done: Published;
      beforeEach(async () => {
        await publish('works/lamp', { 'slug.en': 'light' });
        await publish('works/chair', { 'slug.en': 'lamp' });
        ({ body: done } = await publish('works/chair', { 'slug.en': 'seat' }));
        expect(await formerOf('works/lamp')).toBeUndefined();
      });

      it('gives that back, with whatever was changed there since', async () => {
        await publish('works/lamp', { 'title.en': 'Light' });
        const { status, body } = await takeBack(done);
        expect(status).toBe(200);
        expect(body.published.map(({ id }) => id)).toEqual(['chair']);
        expect(await formerOf('works/chair')).toEqual({ en: ['chair', 'seat'] });
        expect(await desk.published('works/lamp')).toMatchObject({
          ...{ title: { en: 'Light' }, former_slugs: { en: ['lamp'] } },
        });
        expect(await found('works/seat?lang=en')).toBe('./lamp?lang=en');
        const history = await desk.call('GET', '/items/works/lamp/history', { cookie });
        expect((history.body as { lines: VersionLine[] }).lines[0]).toMatchObject({
          ...{ act: 'passedBack', by: 'ada', paths: ['former_slugs'] },
        });
      });

      it('leaves alone what was changed of its addresses since', async () => {
        await publish('works/lamp', { 'slug.en': 'glow' });
        expect((await takeBack(done)).status).toBe(200);
        expect(await formerOf('works/lamp')).toEqual({ en: ['light'] });
      });

      it('gives nothing to what was deleted meanwhile', async () => {
        await publish('events/early', { 'slug.en': 'earliest' });
        await publish('events/late', { 'slug.en': 'early' });
        const { body } = await publish('events/late', { 'slug.en': 'latest' });
        await desk.call('POST', '/withdraw', { cookie, body: { shelf: 'events', ids: ['early'] } });
        expect((await desk.call('DELETE', '/items/events/early', { cookie })).status).toBe(200);
        expect((await takeBack(body)).status).toBe(200);
        expect(await formerOf('events/late')).toEqual({ en: ['late', 'latest'] });
      });

      it('changes nothing of either where the item was changed since', async () => {
        await publish('works/chair', { 'title.en': 'Seat' });
        const lamp = await desk.published('works/lamp');
        expect((await takeBack(done)).status).toBe(409);
        expect(await desk.published('works/lamp')).toEqual(lamp);
      });
    });
  });
});

describe('positions', () => {
  const listed = (...positions: number[]): Placed[] =>
    positions.map((position, index) => ({ id: 'abcdefghij'[index]!, position }));

  /** Ids in the order of their new positions. */
  function orderAfter(
    list: Placed[],
    moved: string[],
    after: string | null,
  ): [order: string, changed: string[]] {
    const changed = movedPositions(list, moved, after);
    const next = list.map(({ id, position }) => ({ id, position: changed.get(id) ?? position }));
    next.sort((one, other) => one.position - other.position || one.id.localeCompare(other.id));
    expect(next.every(({ position }) => Number.isInteger(position))).toBe(true);
    return [next.map(({ id }) => id).join(''), [...changed.keys()].sort()];
  }

  it('takes one number between its new neighbours', () => {
    expect(orderAfter(listed(10, 20, 30, 40), ['d'], 'a')).toEqual(['adbc', ['d']]);
    expect(orderAfter(listed(10, 20, 30, 40), ['a'], 'd')).toEqual(['bcda', ['a']]);
    expect(orderAfter(listed(10, 20, 30, 40), ['c'], null)).toEqual(['cabd', ['c']]);
    expect(orderAfter(listed(0, 20, 30), ['c'], null)).toEqual(['cab', ['c']]);
  });

  it('moves several in the order given', () => {
    expect(orderAfter(listed(10, 20, 30, 40, 50), ['e', 'b'], 'c')).toEqual(['acebd', ['b', 'e']]);
    expect(orderAfter(listed(10, 20, 30), ['a', 'b', 'c'], null)[0]).toBe('abc');
  });

  it('moves as few neighbours as it can where there is no room', () => {
    expect(orderAfter(listed(1, 2, 3, 4, 9), ['e'], 'a')).toEqual(['aebcd', ['a', 'e']]);
    expect(orderAfter(listed(1, 2, 3, 9, 10), ['e'], 'c')).toEqual(['abced', ['e']]);
    expect(orderAfter(listed(1, 8, 9, 10, 20), ['e'], 'b')).toEqual(['abecd', ['b', 'e']]);
  });

  it('tells apart those that had the same number', () => {
    expect(orderAfter(listed(5, 5, 5, 5), ['d'], 'a')[0]).toBe('adbc');
  });

  it('is right for any move', () => {
    const list = listed(1, 2, 4, 4, 5, 30, 31, 31, 32, 90);
    for (const { id } of list)
      for (const after of [null, ...list.map((one) => one.id).filter((one) => one !== id)]) {
        const rest = 'abcdefghij'.replace(id, '');
        const at = after === null ? 0 : rest.indexOf(after) + 1;
        expect(orderAfter(list, [id], after)[0]).toBe(rest.slice(0, at) + id + rest.slice(at));
      }
  });
});
