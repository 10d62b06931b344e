import { TZDate } from '@date-fns/tz';
import { SAMPLE_FILES } from '../../testing/sample-files';
import type { OpenItem } from '../contract/item';
import type { ItemPage } from '../contract/list';
import type { EventMoments } from '../contract/publishing';
import type { Today } from '../../desk/contract/today';
import { until } from '../../../tests/until';
import { openTestDesk, type TestDesk } from '../../desk/testing/test-desk';
import { keepSchedule } from './schedule-queries';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.afresh());

describe('schedule', () => {
  let ada: string;
  beforeEach(async () => {
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
    const restarted = await desk.restart();
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
    const restarted = await Promise.all([desk.restart(), desk.restart(), desk.restart()]);
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

describe('event moments', () => {
  const NOW = '2026-11-24T12:00:00Z';

  let cookie: string;
  beforeEach(async () => {
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
