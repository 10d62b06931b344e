import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { SAMPLE_FILES } from '../testing/sample-files';
import { readZip } from '../../tests/read-zip';
import type { LogLine } from '../people/contract/identity';
import type { LookedAt } from '../import-export/contract/looking';
import { ITEM_STATES, type OpenItem } from './contract/item';
import { type ItemPage, type ItemPlace, WHENS } from './contract/list';
import type { Waiting } from './contract/waiting-items';
import { readFile as readList } from '../import-export/contract/file/read-file';
import { tableOf as tableIn } from '../import-export/contract/file/table';
import { byEdit } from './item-lines';
import { openStore } from '../../src/contract/server/store/open-store';
import { keepOriginal } from '../files/originals';
import { rowOf } from '../files/take-in';
import { bringMedia } from '../testing/sample-media';
import { filesZip } from '../import-export/export-routes';
import { listsAt } from '../import-export/import/testing/bring-list';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';
import { placedPictures, swapsBetween, withSwap } from '../media/pictures-in';
import { addVersion } from './writing/version-queries';

describe('list', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person('write', 'ada@example.org'));
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.edit(SAMPLE_FILES);
    await desk.database.write(async (to) => {
      for (const table of ['drafts', 'versions', 'schedules']) await to.run(`DELETE FROM desk_${table}`);
    });
  });

  const list = async (shelf: string, query = {}): Promise<ItemPage> => {
    const search = new URLSearchParams(query).toString();
    return (await desk.call('GET', `/items/${shelf}?${search}`, { cookie })).body as ItemPage;
  };
  const ids = async (shelf: string, query = {}): Promise<string[]> =>
    (await list(shelf, query)).lines.map(({ id }) => id);
  const save = (place: string, changes: [path: string, before: unknown, value: unknown][]) =>
    desk.call('PUT', `/items/${place}/draft`, {
      cookie,
      body: { changes: changes.map(([path, before, value]) => ({ path, before, value })) },
    });
  const add = (body: object) => desk.call('POST', '/items', { cookie, body });
  const lamp = SAMPLE_FILES['works/lamp.yaml']!;

  it('has a line of each work in the order of the site, those that are not public as well', async () => {
    const { lines, ...page } = await list('works');
    expect(lines.map(({ id }) => id)).toEqual(['secret', 'chair', 'lamp', 'stool']);
    expect(lines[2]).toEqual({
      id: 'lamp',
      title: { en: 'Tall lamp', fr: 'Grande lampe' },
      second: { en: 'Jeanne Étoile', fr: 'Jeanne Étoile' },
      date: { en: 'circa 1955', fr: 'vers 1955' },
      reference: 'ML 0001',
      type: 'lighting',
      availability: 'available',
      picture: expect.objectContaining({ url: expect.stringMatching(/^\/media\//), alt: 'A lamp' }),
      state: 'public',
      ...{ due: null, changes: 0, changesIn: null, until: null, daysLeft: null },
      locales: ['en', 'fr'],
      gaps: [],
      changed: { at: '2026-01-02T03:04:05Z', by: null },
      url: expect.stringMatching(/\/works\/lamp$/),
      draft: null,
    });
    expect(page).toEqual({
      next: null,
      count: 4,
      total: 4,
      types: [
        { id: 'lighting', title: { en: 'lighting', fr: 'luminaires' }, count: 1 },
        { id: 'seating', title: { en: 'seating', fr: 'sièges' }, count: 3 },
      ],
      states: { public: 3, changed: 0, draft: 1, scheduled: 0, withdrawn: 0 },
      beside: { states: { public: 3, changed: 0, draft: 1, scheduled: 0, withdrawn: 0 }, all: 4 },
      incomplete: 3,
      ...{ whens: null, kinds: [], creator: null },
    });
  });

  it.each([
    ['creators', ['jeanne', 'ida', 'paul']],
    ['events', ['late', 'early']],
    ['press', ['article']],
    ['types', ['lighting', 'seating']],
    ['pages', ['home', 'about', 'contact', 'legal-notice']],
    ['site', ['site']],
  ])('has %s in the order of the site', async (shelf, expected) => {
    expect(await ids(shelf)).toEqual(expected);
  });

  it('is not found for a shelf that there is not, and is for those who are signed in', async () => {
    expect((await desk.call('GET', '/items/lamps', { cookie })).status).toBe(404);
    expect((await desk.call('GET', '/items/works')).status).toBe(401);
    expect((await desk.call('GET', '/items/works?sort=colour', { cookie })).status).toBe(422);
  });

  it.each([
    ['etoile', ['secret', 'chair', 'lamp', 'stool']],
    ['GRANDE', ['lamp']],
    ['étoile láiton', ['lamp']],
    ['1955', ['lamp']],
    ['ml 0003', ['stool']],
    ['stool', ['stool']],
    ['tabouret brass', []],
    ['  ', ['secret', 'chair', 'lamp', 'stool']],
    ['\u0000</script>%', []],
  ])('finds %j: all words, in both languages, without accents', async (q, expected) => {
    expect(await ids('works', { q })).toEqual(expected);
  });

  it.each(['thordis', 'Þórdís', 'sondergard', 'søndergård'])(
    'finds %j, in plain letters or in its own',
    async (q) => {
      const title = { en: 'Þórdís lamp', fr: 'Lampe Søndergård' };
      await desk.edit({ 'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], title } });
      expect(await ids('works', { q })).toEqual(['lamp']);
    },
  );

  it('leaves what fits all filters', async () => {
    expect(await ids('works', { type: 'seating', availability: 'sold', gap: 'english' })).toEqual(['stool']);
    expect(await ids('works', { state: 'draft' })).toEqual(['secret']);
    expect(await ids('works', { gap: 'any' })).toEqual(['secret', 'chair', 'stool']);
    expect(await list('works', { type: 'lighting' })).toMatchObject({ count: 1, total: 4 });
  });

  it('shows the picture that a draft has, by day and in the evening, which nothing public shows yet', async () => {
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const names = ['new.jpg', 'lit.jpg'].map((name) => `pictures/${name}`);
    for (const name of names) await writeFile(path.join(desk.root, name), jpeg);
    await bringMedia(desk, desk.root, names);
    const { body } = await add({ shelf: 'works', title: 'Zénith' });
    const { id } = body as { id: string };
    const picture = { file: 'new.jpg', alt: { en: 'New' }, night: { file: 'lit.jpg', alt: {} } };
    await save(`works/${id}`, [['pictures', null, [picture]]]);
    const shown = {
      ...{ width: 60, height: 40, alt: 'New' },
      url: expect.stringMatching(/thumb\?file=new\.jpg/),
      night: expect.stringMatching(/thumb\?file=lit\.jpg/),
    };
    expect((await list('works', { q: 'zenith' })).lines[0]).toMatchObject({ id, picture: shown });
    const waiting = (await desk.call('GET', '/waiting', { cookie })).body as Waiting;
    expect(waiting.items.find((one) => one.id === id)).toMatchObject({ picture: shown });
    // One that is not there is none.
    await save(`works/${id}`, [['pictures', [picture], [{ ...picture, file: 'gone.jpg' }]]]);
    expect((await list('works', { q: 'zenith' })).lines[0]).toMatchObject({ picture: null });
  });

  it('is sorted in both directions, numbers by their size', async () => {
    await desk.edit({
      'works/chair.yaml': { ...SAMPLE_FILES['works/chair.yaml'], reference: 'ML 10' },
      'works/lamp.yaml': { ...lamp, reference: 'ml 9' },
    });
    const four = ['stool', 'secret', 'lamp', 'chair'];
    expect(await ids('works', { sort: 'reference' })).toEqual(four);
    expect(await ids('works', { sort: 'reference', down: true })).toEqual([...four].reverse());
    expect(await ids('works', { sort: 'title' })).toEqual(['chair', 'secret', 'stool', 'lamp']);
    expect((await ids('works', { sort: 'date' }))[0]).toBe('lamp');
  });

  it('says first of a draft what keeps it from being public, and has creators who are drafts too', async () => {
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Zénith' } });
    const { id } = body as { id: string };
    const line = async () => (await list('works', { q: 'zenith' })).lines[0]!;
    expect((await line()).gaps).toEqual(expect.arrayContaining(['creator', 'type']));
    const maker = await desk.call('POST', '/items', {
      cookie,
      body: { shelf: 'creators', title: 'Louise Amiel' },
    });
    await save(`works/${id}`, [
      ['creators', null, [(maker.body as { id: string }).id]],
      ['type', null, 'seating'],
    ]);
    const { gaps, second } = await line();
    expect(gaps).not.toEqual(expect.arrayContaining(['creator']));
    expect(gaps).not.toContain('type');
    expect(second.en).toBe('Louise Amiel');
  });

  it('shows what is in drafts, and what is a draft alone', async () => {
    await save('works/lamp', [
      ['title.en', 'Tall lamp', 'Abat-jour'],
      ['position', 20, 1],
      ['availability', 'available', 'sold'],
    ]);
    await add({ shelf: 'works', title: 'Zénith' });
    const { lines, states, total } = await list('works', { sort: 'title' });
    expect(lines.map(({ id }) => id)).toEqual(['lamp', 'chair', 'secret', 'stool', 'zenith']);
    expect(lines[0]).toMatchObject({
      state: 'changed',
      changes: 3,
      changesIn: null,
      changed: { by: 'ada' },
      draft: expect.any(Number),
      url: expect.stringContaining('/works/lamp'),
    });
    expect(lines[4]).toMatchObject({
      state: 'draft',
      url: null,
      picture: null,
      gaps: expect.arrayContaining(['picture']),
    });
    expect({ states, total }).toMatchObject({ states: { public: 2, changed: 1, draft: 2 }, total: 5 });
    expect((await ids('works')).slice(0, 2)).toEqual(['zenith', 'lamp']);
    expect(await ids('works', { q: 'zenith' })).toEqual(['zenith']);
    expect(await ids('works', { q: 'tall' })).toEqual([]);
    expect((await ids('works', { sort: 'changed', down: true })).slice(0, 2)).toEqual(['zenith', 'lamp']);
    await desk.call('DELETE', '/items/works/lamp/draft', { cookie });
    expect(await ids('works', { sort: 'changed', down: true })).toEqual([
      'zenith',
      'stool',
      'secret',
      'lamp',
      'chair',
    ]);
  });

  it('knows what waits for its time, what was withdrawn, and who changed what', async () => {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await desk.database.write(async (to) => {
      await to.run(
        "INSERT INTO desk_schedules (shelf, item, act, at, person, name) VALUES ('works', 'lamp', 'withdraw', '2027-01-01T08:00:00Z', 1, 'Ada')",
      );
      for (const act of ['withdrawn', 'moved'] as const)
        await addVersion(
          to,
          { shelf: 'works', item: 'secret', at, act, before: '', after: '' },
          { id: 1, name: 'Ada' },
        );
    });
    const { lines, states } = await list('works', { sort: 'changed', down: true });
    expect(lines[0]).toMatchObject({ id: 'secret', state: 'withdrawn', changed: { at, by: 'Ada' } });
    expect(lines.find(({ id }) => id === 'lamp')).toMatchObject({
      state: 'scheduled',
      due: { act: 'withdraw', at: '2027-01-01T08:00:00Z' },
    });
    expect(states).toMatchObject({ public: 2, scheduled: 1, withdrawn: 1 });
    const { off } = (await desk.call('GET', '/waiting', { cookie })).body as Waiting;
    expect(off).toEqual([{ shelf: 'works', count: 1 }]);
  });

  describe('of hundreds', () => {
    const many = Object.fromEntries(
      Array.from({ length: 250 }, (_, number) => [
        `works/work-${number}.yaml`,
        {
          ...lamp,
          slug: { en: `work-${number}` },
          title: { en: 'A lamp' },
          date: undefined,
          position: 100 + (number % 7),
        },
      ]),
    );
    beforeAll(() => desk.edit(many));
    const all = async (query: object): Promise<string[]> => {
      const found: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page: ItemPage = await list('works', { ...query, ...(after && { after }) });
        found.push(...page.lines.map(({ id }) => id));
        after = page.next;
      }
      return found;
    };

    it.each([{}, { sort: 'title', down: true }, { sort: 'date' }, { sort: 'changed' }, { q: 'a lamp' }])(
      'has each once in pages of 100, by %j',
      async (query) => {
        const found = await all(query);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBe((await list('works', query)).count);
        expect(found.length).toBeGreaterThan(250);
      },
    );

    it('goes on behind the last one that was seen, though that one is gone', async () => {
      const first = await list('works', { availability: 'available' });
      const last = first.lines.at(-1)!;
      await save(`works/${last.id}`, [['availability', 'available', 'sold']]);
      const second = await list('works', { availability: 'available', after: first.next! });
      const seen = [...first.lines, ...second.lines].map(({ id }) => id);
      expect(new Set(seen).size).toBe(seen.length);
      expect(second.lines).toHaveLength(100);
    });
  });

  it('has what waits of pages, of types and of the gallery’s own facts among what is not public yet', async () => {
    const put = (place: string, path: string, before: unknown, value: unknown) =>
      desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes: [{ path, before, value }] } });
    const { body } = await desk.call('GET', '/items/site/site', { cookie });
    const { name } = (body as OpenItem).published!;
    expect((await put('site/site', 'name', name, 'Another name')).status).toBe(200);
    const waiting = (await desk.call('GET', '/waiting', { cookie })).body as Waiting;
    expect(waiting.counts).toContainEqual({ shelf: 'site', state: 'changed', count: 1 });
    expect(waiting.items).toContainEqual(
      expect.objectContaining({ shelf: 'site', id: 'site', state: 'changed', changes: 1 }),
    );
    const { lines } = (await desk.call('GET', '/items/site', { cookie })).body as ItemPage;
    expect(lines).toMatchObject([{ id: 'site', state: 'changed', changes: 1 }]);
    await desk.call('DELETE', '/items/site/site/draft', { cookie });
  });
});

describe('list filters', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await setClock(new Date().toISOString());
    await desk.edit(SAMPLE_FILES);
    await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
  });

  const ask = async (path: string, query = {}): Promise<unknown> =>
    (await desk.call('GET', `${path}?${new URLSearchParams(query).toString()}`, { cookie })).body;
  const list = (shelf: string, query = {}) => ask(`/items/${shelf}`, query) as Promise<ItemPage>;
  const ids = async (shelf: string, query = {}) => (await list(shelf, query)).lines.map(({ id }) => id);
  const save = (place: string, changes: [path: string, before: unknown, value: unknown][]) =>
    desk.call('PUT', `/items/${place}/draft`, {
      cookie,
      body: { changes: changes.map(([path, before, value]) => ({ path, before, value })) },
    });
  /** Sessions of another time are over. */
  async function setClock(at: string): Promise<void> {
    desk.clock.ahead = Date.parse(at) - Date.now();
    ({ cookie } = await desk.person());
  }
  const event = (starts_on: string, ends_on: string, part = {}) => ({
    ...SAMPLE_FILES['events/early.yaml'],
    ...{ slug: { en: `from-${starts_on}` }, starts_on, ends_on },
    ...part,
  });

  it('leaves the works of a creator, says who that is, and knows of drafts', async () => {
    await desk.edit({
      'works/chair.yaml': { ...SAMPLE_FILES['works/chair.yaml'], creators: ['ida', 'jeanne'] },
    });
    expect(await list('works', { creator: 'ida' })).toMatchObject({
      ...{ count: 1, total: 4, creator: 'Ida Faure' },
      lines: [{ id: 'chair' }],
    });
    await save('works/lamp', [['creators', ['jeanne'], ['ida']]]);
    expect(await ids('works', { creator: 'ida' })).toEqual(['chair', 'lamp']);
    expect(await list('works', { creator: 'nobody' })).toMatchObject({ count: 0, creator: null });
    expect((await desk.call('GET', '/items/works?creator=../etc', { cookie })).status).toBe(422);
  });

  it('knows a creator by the slugs of now and of before, in any language', async () => {
    await desk.edit({
      'creators/ida.yaml': {
        ...SAMPLE_FILES['creators/ida.yaml'],
        ...{ slug: { en: 'ida-faure', fr: 'madame-faure' }, former_slugs: { fr: ['i-faure', 'jeanne'] } },
      },
      'works/chair.yaml': { ...SAMPLE_FILES['works/chair.yaml'], creators: ['ida'] },
    });
    for (const creator of ['ida', 'ida-faure', 'madame-faure', 'i-faure'])
      expect(await list('works', { creator })).toMatchObject({
        ...{ count: 1, creator: 'Ida Faure' },
        lines: [{ id: 'chair' }],
      });
    // Her own.
    expect(await ids('works', { creator: 'jeanne' })).not.toContain('chair');
    expect(await ask('/items/works/chair/place', { creator: 'i-faure' })).toMatchObject({
      place: 1,
      count: 1,
    });
  });

  describe('events', () => {
    it('are on now, to come or past by the day in Paris: both ends are included', async () => {
      await desk.edit({ 'events/late.yaml': event('2026-03-10', '2026-03-12') });
      const when = async (at: string) => {
        await setClock(at);
        return (await list('events')).whens;
      };
      expect(await when('2026-03-09T22:59:00Z')).toEqual({ now: 0, toCome: 1, past: 1 });
      // Midnight there.
      expect(await when('2026-03-09T23:01:00Z')).toEqual({ now: 1, toCome: 0, past: 1 });
      expect(await ids('events', { when: 'now' })).toEqual(['late']);
      expect((await list('events')).lines[0]).toMatchObject({ until: '2026-03-12', daysLeft: 3 });
      expect(await when('2026-03-12T22:59:00Z')).toMatchObject({ now: 1 });
      expect((await list('events')).lines[0]).toMatchObject({ daysLeft: 1 });
      expect(await when('2026-03-12T23:01:00Z')).toEqual({ now: 0, toCome: 0, past: 2 });
      expect(await ids('events', { when: 'past' })).toEqual(['late', 'early']);
    });

    it('go by the day of their place, and by that of the gallery where it is no time zone', async () => {
      const venue = { name: { en: 'A', fr: 'A' }, time_zone: 'Asia/Tokyo' };
      await desk.edit({ 'events/late.yaml': event('2026-03-10', '2026-03-10', { venue }) });
      await setClock('2026-03-09T16:00:00Z');
      expect(await ids('events', { when: 'now' })).toEqual(['late']);
      await save('events/late', [['venue.time_zone', 'Asia/Tokyo', 'Nowhere']]);
      expect(await ids('events', { when: 'toCome' })).toEqual(['late']);
    });

    it('without a day are none of these, and break nothing', async () => {
      const { body } = await desk.call('POST', '/items', {
        cookie,
        body: { shelf: 'events', title: 'Soon' },
      });
      const { id } = body as { id: string };
      await save(`events/${id}`, [['starts_on', null, 'next week']]);
      expect(await list('events')).toMatchObject({ total: 3, whens: { now: 0, toCome: 0, past: 2 } });
      expect((await list('events', { q: 'soon' })).lines[0]).toMatchObject({ until: null, daysLeft: null });
    });

    it('can be of one kind, whatever language it is asked for in', async () => {
      await desk.edit({ 'events/late.yaml': event('2026-01-01', '2026-02-01') });
      const { kinds } = await list('events');
      expect(kinds).toEqual([{ kind: 'Fair', title: { en: 'Fair', fr: 'Salon' }, count: 2 }]);
      await save('events/late', [['kind.en', 'Fair', 'Talk']]);
      expect(await ids('events', { kind: 'Talk' })).toEqual(['late']);
      expect(await ids('events', { kind: 'Salon' })).toEqual(['late', 'early']);
      expect((await list('works')).kinds).toEqual([]);
    });
  });

  it('says how many changes wait, and in which language where it is one', async () => {
    await save('works/chair', [
      ['title.fr', 'Chaise', 'Fauteuil'],
      ['materials.fr', null, 'Chêne'],
    ]);
    await save('works/stool', [['reference', 'ML 0003', 'ML 3']]);
    const { lines } = await list('works', { state: 'changed' });
    expect(lines).toMatchObject([
      { id: 'chair', changes: 2, changesIn: 'fr' },
      { id: 'stool', changes: 1, changesIn: null },
    ]);
  });

  describe('the place of an item', () => {
    const place = (id: string, query = {}) => ask(`/items/works/${id}/place`, query) as Promise<ItemPlace>;
    const around = ({ before, after }: ItemPlace) => [before?.id, after?.id];

    it('is told with those beside it, in the order and with the filters of the list', async () => {
      expect(await place('chair')).toEqual({
        ...{ place: 2, count: 4 },
        before: { id: 'secret', title: { en: 'Secret', fr: 'Secret' } },
        after: { id: 'lamp', title: { en: 'Tall lamp', fr: 'Grande lampe' } },
      });
      expect(around(await place('secret'))).toEqual([undefined, 'chair']);
      expect(around(await place('stool'))).toEqual(['lamp', undefined]);
      const seats = await place('chair', { type: 'seating', sort: 'title', down: true });
      expect([seats.place, seats.count, ...around(seats)]).toEqual([3, 3, 'secret', undefined]);
    });

    it('is none where the filters leave it out by now, with those that it stood between', async () => {
      const found = await place('lamp', { type: 'seating' });
      expect([found.place, found.count, ...around(found)]).toEqual([null, 3, 'chair', 'stool']);
      const turned = await place('lamp', { type: 'seating', sort: 'reference', down: true });
      expect([turned.place, ...around(turned)]).toEqual([null, 'chair', undefined]);
    });

    it('is that of a draft as it will be, and of nothing where there is nothing', async () => {
      await save('works/stool', [['position', 30, 1]]);
      expect(around(await place('stool'))).toEqual([undefined, 'secret']);
      expect((await desk.call('GET', '/items/works/none/place', { cookie })).status).toBe(404);
      expect((await desk.call('GET', '/items/works/lamp/place')).status).toBe(401);
    });
  });
});

describe('counted beside', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person('write', 'ada@example.org'));
    await desk.edit({ ...SAMPLE_FILES });
    await desk.call('PUT', '/items/works/stool/draft', {
      ...{ cookie, body: { changes: [{ path: 'reference', before: 'ML 0003', value: 'ML 0033' }] } },
    });
  });
  afterAll(() => desk.close());

  const list = async (shelf: string, query: Record<string, string>): Promise<ItemPage> => {
    const search = new URLSearchParams(query).toString();
    return (await desk.call('GET', `/items/${shelf}?${search}`, { cookie })).body as ItemPage;
  };
  const rows = async (shelf: string, query: Record<string, string>) =>
    (await list(shelf, query)).lines.length;

  it.each<Record<string, string>>([
    {},
    { q: 'stool' },
    { type: 'seating' },
    { state: 'draft' },
    { availability: 'sold' },
    { gap: 'any' },
    { creator: 'jeanne', state: 'public' },
    { type: 'seating', state: 'changed', gap: 'any' },
  ])('beside %j a filter says how many works there are once it is chosen', async (chosen) => {
    const { types, beside, incomplete, total, states } = await list('works', chosen);
    for (const { id, count } of types)
      expect([id, count]).toEqual([id, await rows('works', { ...chosen, type: id })]);
    for (const state of ITEM_STATES)
      expect([state, beside.states[state]]).toEqual([state, await rows('works', { ...chosen, state })]);
    expect(incomplete).toBe(await rows('works', { ...chosen, gap: 'any' }));
    const { type: _, ...ofAllTypes } = chosen;
    expect(beside.all).toBe(await rows('works', ofAllTypes));
    // What the floor says of the whole list stays.
    expect({ total, states }).toMatchObject({ total: 4, states: { public: 2, changed: 1, draft: 1 } });
  });

  it.each<Record<string, string>>([{}, { q: 'fair' }, { when: 'past' }, { kind: 'Fair' }])(
    'beside %j a filter says how many events there are once it is chosen',
    async (chosen) => {
      const { whens, kinds, beside } = await list('events', chosen);
      for (const when of WHENS)
        expect([when, whens?.[when]]).toEqual([when, await rows('events', { ...chosen, when })]);
      for (const { kind, count } of kinds)
        expect([kind, count]).toEqual([kind, await rows('events', { ...chosen, kind })]);
      const { when: _, ...ofAllTimes } = chosen;
      expect(beside.all).toBe(await rows('events', ofAllTimes));
    },
  );
});

describe('pictures in', () => {
  const SHOWN = {
    pictures: [
      { file: 'a.jpg', hd: 'hd/a.jpg', alt: { en: 'A' }, night: { file: 'n.jpg', alt: {} } },
      { file: 'b.jpg', alt: { en: 'B' }, credit: 'Ada' },
    ],
    portrait: { file: 'a.jpg', alt: { fr: 'Elle' } },
    press_release: { file: { en: 'a.pdf' } },
  };
  const swap = { from: 'a.jpg', into: 'c.jpg' };

  it('puts a picture in each place of another, and leaves the rest', () => {
    const { pictures, portrait, press_release } = withSwap(SHOWN, swap);
    expect(pictures[0]).toEqual({ ...SHOWN.pictures[0], file: 'c.jpg', hd: 'c.jpg' });
    expect(pictures[1]).toEqual(SHOWN.pictures[1]);
    expect(portrait).toEqual({ file: 'c.jpg', alt: { fr: 'Elle' } });
    expect(press_release).toEqual(SHOWN.press_release);
    expect(withSwap({ file: 'b.jpg', hd: 'a.jpg' }, swap)).toEqual({ file: 'b.jpg', hd: 'c.jpg' });
  });

  it('is undone by its other way round, with the large original', () => {
    const back = { from: 'c.jpg', into: 'a.jpg', hd: 'hd/a.jpg' };
    expect(withSwap(withSwap(SHOWN, swap), back)).toEqual(SHOWN);
  });

  it('is known again by what is written before and after', () => {
    expect(swapsBetween(SHOWN, withSwap(SHOWN, swap))).toEqual([swap, swap]);
    expect(swapsBetween(withSwap(SHOWN, swap), SHOWN)[0]).toEqual({
      from: 'c.jpg',
      into: 'a.jpg',
      hd: 'hd/a.jpg',
    });
    expect(swapsBetween({ file: 'b.jpg', hd: 'a.jpg' }, { file: 'b.jpg', hd: 'c.jpg' })).toEqual([swap]);
    expect(swapsBetween(SHOWN, SHOWN)).toEqual([]);
    expect(swapsBetween({}, SHOWN)).toEqual([]);
  });

  it('finds pictures in whatever a draft holds', () => {
    expect(placedPictures(SHOWN).map(({ path, file }) => [path, file])).toEqual([
      ['pictures.0', 'a.jpg'],
      ['pictures.0.night', 'n.jpg'],
      ['pictures.1', 'b.jpg'],
      ['portrait', 'a.jpg'],
    ]);
    expect(
      placedPictures({ pictures: [null, 'a.jpg', { file: 4 }, { file: 'd.jpg', alt: 'no texts' }] }),
    ).toEqual([{ path: 'pictures.3', file: 'd.jpg', hd: undefined, alt: {} }]);
  });
});

describe('item lines', () => {
  const edited = {
    lamp: '2026-11-26T01:00:00Z',
    bench: '2026-11-26T02:00:00Z',
    table: '2026-11-26T03:00:00Z',
  };
  const names = (between?: Parameters<typeof byEdit>[1]): string[] =>
    byEdit(
      Object.entries(edited).map(([id, at]) => ({ id, at: Date.parse(at) })),
      between,
    ).map(({ id }) => id);

  it('names what was edited last first', () => {
    expect(names()).toEqual(['table', 'bench', 'lamp']);
  });

  it('names what a release was made for first, though something that it only shows was edited since', () => {
    const between = { after: '2026-11-26T01:30:00Z', until: '2026-11-26T02:30:00Z' };
    expect(names(between)).toEqual(['bench', 'table', 'lamp']);
  });

  it('names what was edited again since before what was left alone', () => {
    const between = { after: '2026-11-26T02:10:00Z', until: '2026-11-26T02:30:00Z' };
    expect(names(between)).toEqual(['table', 'bench', 'lamp']);
  });
});

describe('export', () => {
  let desk: TestDesk;
  let cookie: string;
  let french: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person('write', 'ada@example.org'));
    ({ cookie: french } = await desk.person('write', 'zoe@example.org'));
    await desk.call('PATCH', '/you', { cookie: french, body: { language: 'fr' } });
  });
  afterAll(() => desk.close());

  const take = (what: string, as = cookie) =>
    desk.app.inject({
      method: 'GET',
      url: `/desk/api/export/${what}`,
      headers: { host: 'desk.example', 'x-forwarded-proto': 'https', cookie: as },
    });
  const tableOf = (text: string) => tableIn(readList(Buffer.from(text)).sheets[0]!)!;
  const rowsOf = (text: string) => {
    const { headings, rows } = tableOf(text);
    return rows.map(({ cells }) =>
      Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])),
    );
  };

  it('is a table that spreadsheets of the person’s language open right', async () => {
    const answer = await take('works/csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="works-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    expect(answer.body.startsWith('\ufeff"title, English","title, French",creator,')).toBe(true);
    const body = (await take('works/csv', french)).body;
    expect(body.startsWith('\ufefftitre, anglais;titre, français;créateur;')).toBe(true);
    expect(rowsOf(body).find(({ référence }) => référence === 'ML 0001')).toMatchObject({
      'titre, anglais': 'Tall lamp',
      créateur: 'Jeanne Étoile',
      type: 'luminaires',
      'hauteur (cm)': '150',
      'précision sur les dimensions, français': 'avec abat-jour',
      disponibilité: 'disponible',
      prix: '12000',
      devise: 'EUR',
      images: 'lamp-1-day.jpg',
      'description, français': 'Vive',
      'crédits, français': 'photographie: P. E.',
      'posé sur': 'un plafond',
      état: 'public',
      'dernière modification': '2026-01-02 04:04',
    });
  });

  describe('with drafts', () => {
    beforeAll(async () => {
      await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: '=HYPERLINK("x")' } });
      const changes = [{ path: 'dimensions.height', before: 150, value: 69.5 }];
      await desk.call('PUT', '/items/works/lamp/draft', { cookie, body: { changes } });
    });

    it('has what is not public yet, says so, and runs no formula', async () => {
      const { body } = await take('works/csv');
      expect(body).toContain(`"'=HYPERLINK(""x"")"`);
      const rows = rowsOf(body);
      expect(rows.map(({ state }) => state).sort()).toEqual([
        'changed, not public yet',
        'draft',
        'draft',
        'public',
        'public',
      ]);
      expect(rows.find(({ reference }) => reference === 'ML 0001')).toMatchObject({ 'height (cm)': '69.5' });
      expect((await take('works/csv', french)).body).toContain(';69,5;');
    });

    it.each(['in English', 'in French'])(
      'brought in again, it says that nothing changes, %s',
      async (language) => {
        const as = language === 'in French' ? french : cookie;
        const { send, look } = listsAt(desk, () => as);
        const looked: LookedAt = await look(await send((await take('works/csv', as)).body));
        expect(looked.lines.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
        expect(looked.counts).toEqual({ new: 0, changed: 0, same: 5, refused: 0, partly: 0 });
      },
    );
  });

  it.each([
    ['creators', 'name', ['Jeanne Étoile', 'Ida Faure', 'Paul Zenith']],
    ['events', 'title, English', ['Late', 'Early']],
    ['press', 'title, English', ['An article']],
  ])('has %s as well', async (shelf, heading, expected) => {
    const { body } = await take(`${shelf}/csv`);
    expect(rowsOf(body).map((row) => row[heading])).toEqual(expected);
  });

  it('has what is public as the contract has it, in each language', async () => {
    const answer = await take('works/json');
    const { en, fr } = JSON.parse(answer.body) as Record<
      string,
      { id: string; slug: string; price?: object }[]
    >;
    expect(en!.map(({ id }) => id)).toEqual(['chair', 'lamp']);
    expect(fr!.map(({ slug }) => slug)).toEqual(['chaise', 'lampe', 'tabouret']);
    const asked = await desk.app.inject({ method: 'GET', url: '/api/works/lamp?lang=en' });
    expect(en![1]).toEqual((JSON.parse(asked.body) as { data: object }).data);
  });

  it('is everything public, a file an item, with each picture and document as it is', async () => {
    // Files of before are not read again, nor handed out.
    await writeFile(path.join(desk.root, 'works/lamp.yaml'), 'title: of before');
    await writeFile(path.join(desk.root, 'works/gone.yaml'), 'title: of before');
    const answer = await take('files');
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
    const files = await readZip(answer.rawPayload);
    const names = files.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...Object.keys(SAMPLE_FILES).map((name) => `catalogue/${name}`),
        'catalogue/pictures/hd/lamp.jpg',
        'catalogue/files/late-en.pdf',
      ]),
    );
    const lamp = files.find(({ name }) => name === 'catalogue/works/lamp.yaml');
    expect(parse(lamp?.content.toString('utf8') ?? '')).toEqual(await desk.published('works/lamp'));
    expect(names).not.toContain('catalogue/works/gone.yaml');
    const picture = files.find(({ name }) => name === 'catalogue/pictures/hd/lamp.jpg');
    expect(picture?.content).toEqual(await readFile(path.join(desk.root, 'pictures/hd/lamp.jpg')));
  });

  it('is sent in few pieces, however many and small the files of the folder are', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'small-files-'));
    const files = await openStore(folder);
    const named = {
      hash: await keepOriginal({ ...desk, files }, Buffer.from('small')),
      bytes: 5,
      at: '2026-01-01',
    };
    const rows = Array.from({ length: 500 }, (_, at) => rowOf({ name: `${at}.pdf`, ...named }));
    const pieces: Buffer[] = [];
    for await (const piece of await filesZip(files, rows, [])) pieces.push(piece as Buffer);
    await rm(folder, { recursive: true });
    expect(await readZip(Buffer.concat(pieces))).toHaveLength(500);
    expect(pieces.length).toBeLessThan(10);
  });

  it('is for who is signed in, and stands in the log', async () => {
    expect((await take('works/csv', '')).statusCode).toBe(401);
    expect((await take('files', '')).statusCode).toBe(401);
    expect((await take('works/xml')).statusCode).toBe(404);
    expect((await take('messages/csv')).statusCode).toBe(404);
    await take('press/json');
    const owner = await desk.person('everything');
    const lines = (await desk.call('GET', '/log', { cookie: owner.cookie })).body as LogLine[];
    expect(lines[0]).toMatchObject({ what: 'taken-away', about: 'press.json', name: 'ada' });
  });
});
