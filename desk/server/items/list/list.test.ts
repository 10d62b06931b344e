import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SAMPLE_FILES } from '../../../../api/testing/sample-files';
import type { OpenItem } from '../../../contract/items/item';
import type { ItemPage } from '../../../contract/items/list';
import type { Waiting } from '../../../contract/items/waiting';
import { openTestDesk, type TestDesk } from '../../testing/test-desk';
import { addVersion } from '../tables/versions';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person('write', 'ada@example.org'));
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.edit(SAMPLE_FILES);
  await desk.database.write((to) => {
    for (const table of ['drafts', 'versions', 'schedules']) to.run(`DELETE FROM desk_${table}`);
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
  for (const name of ['new.jpg', 'lit.jpg']) await writeFile(path.join(desk.root, 'pictures', name), jpeg);
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
  await desk.database.write((to) => {
    to.run(
      "INSERT INTO desk_schedules VALUES ('works', 'lamp', 'withdraw', '2027-01-01T08:00:00Z', 1, 'Ada', NULL)",
    );
    for (const act of ['withdrawn', 'moved'] as const)
      addVersion(
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
