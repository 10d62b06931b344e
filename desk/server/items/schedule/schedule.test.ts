import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { TZDate } from '@date-fns/tz';
import type { OpenItem } from '../../../contract/items/item';
import type { ItemPage } from '../../../contract/items/list';
import type { Today } from '../../../contract/today';
import type { ApiServices } from '../../../../api/api-services';
import { loadCatalogue } from '../../../../api/loading/load-catalogue';
import { openFactsCache } from '../../../../api/media/facts-cache';
import { buildServer } from '../../../../api/server';
import { settingsFrom } from '../../../../api/settings';
import { openTestDesk, type TestDesk } from '../../testing/test-desk';
import { keepSchedule } from '../tables/schedules';

let desk: TestDesk;
let ada: string;
beforeEach(async () => {
  desk = await openTestDesk({ live: true });
  ada = (await desk.person('publish', 'ada@example.org')).cookie;
});
afterEach(() => desk.close());

const HOUR = 60 * 60 * 1000;
const inMs = (ms: number) => new Date(Date.now() + desk.clock.ahead + ms).toISOString();
const call = (method: 'GET' | 'PUT' | 'DELETE', at: string, body?: object, cookie = ada) =>
  desk.call(method, `/items/${at}`, { cookie, ...(body && { body }) });
const set = (place: string, act: string, at: string, cookie = ada) =>
  call('PUT', `${place}/schedule`, { act, at }, cookie);
const open = async (place: string) => (await call('GET', place)).body as OpenItem;
const draft = (place: string, field: string, before: unknown, value: unknown) =>
  call('PUT', `${place}/draft`, { changes: [{ path: field, before, value }] });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await isSo()); tries += 1) await setTimeout(50);
  expect(await isSo()).toBe(true);
}
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
  const added = await desk.call('POST', '/items', { cookie: ada, body: { shelf: 'works', copyOf: 'lamp' } });
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
  const facts = await openFactsCache(path.join(desk.dataDir, 'other-facts.json'));
  const catalogue = await loadCatalogue(desk.root, facts);
  const settings = {
    ...settingsFrom({}),
    logLevel: 'silent' as const,
    catalogueDir: desk.root,
    dataDir: desk.dataDir,
  };
  const { database } = desk;
  const services = { settings, database, catalogue: () => catalogue } as unknown as ApiServices;
  const restarted = await buildServer(services);
  await hasState('works/secret', 'public');
  await restarted.close();
});

it('leaves the item as it is where something is in the way then, and the log says so', async () => {
  await draft('works/chair', 'reference', 'ML 0002', 'ML 2222');
  await set('works/chair', 'publish', inMs(HOUR));
  const file = path.join(desk.root, 'works/chair.yaml');
  const byHand = (await readFile(file, 'utf8')).replace('ML 0002', 'ML 3333');
  await writeFile(file, byHand);
  desk.clock.ahead += 2 * HOUR;
  await set('works/lamp', 'withdraw', inMs(HOUR));
  await until(async () => (await open('works/chair')).schedule === null);
  expect(await open('works/chair')).toMatchObject({
    ...{ state: 'changed', conflicts: [{ path: 'reference' }] },
    missed: { act: 'publish', by: 'ada', why: 'byHand' },
  });
  expect(await readFile(file, 'utf8')).toBe(byHand);
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

describe('what did not happen at its time', () => {
  const missedToday = async () => ((await desk.call('GET', '/today', { cookie: ada })).body as Today).missed;
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
    await rm(path.join(desk.root, 'works/secret.yaml'));
    desk.clock.ahead += 2 * HOUR;
    await set('works/lamp', 'withdraw', inMs(HOUR));
    await until(
      async () =>
        (await desk.database.read((from) => from.all('SELECT item FROM desk_schedules'))).length === 1,
    );
    expect(await missedToday()).toEqual([]);
  });
});
