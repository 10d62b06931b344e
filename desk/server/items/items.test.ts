import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_FILES } from '../../../api/testing/sample-files';
import type { OpenItem, SavedDraft } from '../../contract/items/item';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let ada: string;
let jules: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ada = (await desk.person('write', 'ada@example.org')).cookie;
  jules = (await desk.person('write', 'jules@example.org')).cookie;
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.edit(SAMPLE_FILES);
  await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
});

const open = async (place: string): Promise<OpenItem> =>
  (await desk.call('GET', `/items/${place}`, { cookie: ada })).body as OpenItem;
const put = (place: string, changes: object[], cookie = ada) =>
  desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
const save = async (place: string, changes: object[], cookie = ada): Promise<SavedDraft> =>
  (await put(place, changes, cookie)).body as SavedDraft;
const change = (field: string, before: unknown, value: unknown) => ({ path: field, before, value });

const titled = change('title.en', 'Tall lamp', 'Taller lamp');

describe('an item', () => {
  it('is what its file says, with its public addresses', async () => {
    expect(await open('works/lamp')).toMatchObject({
      published: { title: { en: 'Tall lamp', fr: 'Grande lampe' } },
      version: expect.stringMatching(/^[\w-]{16}$/),
      draft: null,
      conflicts: [],
      state: 'public',
      urls: {
        en: expect.stringMatching(/\/works\/lamp$/),
        fr: expect.stringMatching(/\/fr\/oeuvres\/lampe$/),
      },
    });
    expect(await open('works/secret')).toMatchObject({ state: 'draft', urls: {} });
    expect((await open('works/stool')).urls).toEqual({ fr: expect.any(String) });
    expect((await open('pages/about')).urls.fr).toMatch(/\/fr\//);
    expect(await open('site/site')).toMatchObject({ published: { separator: '—' }, state: 'public' });
  });

  it.each(['works/none', 'lamps/lamp', 'works/..%2Fsite', 'works/Lamp', 'pages/other'])(
    'is not found at %s',
    async (place) => {
      expect(await desk.call('GET', `/items/${place}`, { cookie: ada })).toMatchObject({ status: 404 });
      expect(await put(place, [titled])).toMatchObject({ status: 404 });
    },
  );

  it('is for those who are signed in', async () => {
    expect((await desk.call('GET', '/items/works/lamp')).status).toBe(401);
  });

  it('says so when its file cannot be read', async () => {
    await writeFile(path.join(desk.root, 'works/lamp.yaml'), 'a: [');
    expect(await desk.call('GET', '/items/works/lamp', { cookie: ada })).toMatchObject({
      status: 409,
      body: { error: { fault: 'fileUnreadable' } },
    });
  });
});

describe('a draft', () => {
  it('holds the changed fields alone, under a number that grows', async () => {
    const { item, conflicts } = await save('works/lamp', [titled]);
    expect(conflicts).toEqual([]);
    expect(item).toMatchObject({
      published: { title: { en: 'Tall lamp' } },
      draft: { changes: [titled], by: 'ada' },
      state: 'changed',
    });
    const again = await save('works/lamp', [change('price', { amount: 12000, currency: 'EUR' }, null)]);
    expect(again.item.draft!.changes).toHaveLength(2);
    expect(again.item.draft!.number).toBeGreaterThan(item.draft!.number);
  });

  it('is gone once nothing differs from the file', async () => {
    await save('works/lamp', [titled]);
    const { item } = await save('works/lamp', [change('title.en', 'Taller lamp', 'Tall lamp')]);
    expect(item).toMatchObject({ draft: null, state: 'public' });
  });

  it('has a field and its parts once', async () => {
    await save('works/lamp', [titled]);
    const whole = { en: 'A lamp', fr: 'Une lampe' };
    const first = await save('works/lamp', [
      change('title', { en: 'Taller lamp', fr: 'Grande lampe' }, whole),
    ]);
    expect(first.item.draft?.changes).toMatchObject([{ path: 'title', value: whole }]);
    const second = await save('works/lamp', [change('title.fr', 'Une lampe', 'La lampe')]);
    expect(second.item.draft?.changes).toMatchObject([
      { path: 'title', value: { en: 'A lamp', fr: 'La lampe' } },
    ]);
  });

  it('of two people is merged by field', async () => {
    await save('works/lamp', [titled]);
    const { item, conflicts } = await save('works/lamp', [change('reference', 'ML 0001', 'ML 1')], jules);
    expect(conflicts).toEqual([]);
    expect(item.draft).toMatchObject({
      changes: [titled, { path: 'reference', value: 'ML 1' }],
      by: 'jules',
    });
  });

  it('does not take what a colleague has changed meanwhile, and takes the rest', async () => {
    await save('works/lamp', [titled]);
    const { item, conflicts } = await save(
      'works/lamp',
      [change('title.en', 'Tall lamp', 'A tall one'), change('reference', 'ML 0001', 'ML 1')],
      jules,
    );
    expect(conflicts).toEqual([{ path: 'title.en', mine: 'A tall one', theirs: 'Taller lamp', by: 'ada' }]);
    expect(item.draft?.changes).toMatchObject([titled, { path: 'reference', value: 'ML 1' }]);
    // Both have written the same, or the other was seen.
    expect((await save('works/lamp', [titled], jules)).conflicts).toEqual([]);
    const seen = change('title.en', 'Taller lamp', 'A tall one');
    expect((await save('works/lamp', [seen], jules)).conflicts).toEqual([]);
  });

  it('keeps who saved it when nothing was taken', async () => {
    await save('works/lamp', [titled]);
    const { item } = await save('works/lamp', [change('title.en', 'Tall lamp', 'A tall one')], jules);
    expect(item.draft?.by).toBe('ada');
  });

  it('is in conflict with what was written into the file by hand, until it is settled', async () => {
    await save('works/lamp', [titled]);
    const byHand = { ...SAMPLE_FILES['works/lamp.yaml'], title: { en: 'Lamp, tall', fr: 'Grande lampe' } };
    await desk.edit({ 'works/lamp.yaml': byHand });
    const theirs = { path: 'title.en', mine: 'Taller lamp', theirs: 'Lamp, tall', by: null };
    expect((await open('works/lamp')).conflicts).toEqual([theirs]);
    // Going on with one's own does not settle it.
    const more = await save('works/lamp', [change('title.en', 'Taller lamp', 'The tallest lamp')]);
    expect(more.item.conflicts).toMatchObject([{ mine: 'The tallest lamp' }]);
    const kept = await save('works/lamp', [change('title.en', 'Lamp, tall', 'The tallest lamp')]);
    expect(kept).toMatchObject({ conflicts: [], item: { conflicts: [], state: 'changed' } });
    const given = await save('works/lamp', [change('title.en', 'The tallest lamp', 'Lamp, tall')]);
    expect(given.item).toMatchObject({ draft: null, conflicts: [] });
  });

  it('does not count what somebody wrote into the file by hand as well', async () => {
    await save('works/lamp', [titled]);
    const byHand = { ...SAMPLE_FILES['works/lamp.yaml'], title: { en: 'Taller lamp', fr: 'Grande lampe' } };
    await desk.edit({ 'works/lamp.yaml': byHand });
    expect(await open('works/lamp')).toMatchObject({ draft: null, state: 'public', conflicts: [] });
  });

  it('is discarded, unless a colleague has gone on with it unseen', async () => {
    const { item } = await save('works/lamp', [titled]);
    await save('works/lamp', [change('reference', 'ML 0001', 'ML 1')], jules);
    const discard = (query: string) =>
      desk.call('DELETE', `/items/works/lamp/draft${query}`, { cookie: ada });
    expect(await discard(`?draft=${item.draft!.number}`)).toMatchObject({
      status: 409,
      body: { error: { fault: 'draftChanged', by: 'jules' } },
    });
    expect(await discard('')).toMatchObject({ status: 200, body: { draft: null, state: 'public' } });
  });

  it.each<[string, unknown]>([
    ['nothing', 'x'],
    ['title.de', 'x'],
    ['title', 'x'],
    ['title.en', { html: 'x' }],
    ['pictures', 'lamp.jpg'],
    ['pictures', [{ file: 'a.jpg', onload: 'x' }]],
    ['creators', [{}]],
    ['status', 'draft'],
    ['updated_at', '2026-01-01T00:00:00Z'],
    ['__proto__.x', 'y'],
    ['constructor', 'y'],
  ])('does not take %s with %j', async (field, value) => {
    expect(await put('works/lamp', [change(field, null, value)])).toMatchObject({
      status: 422,
      body: { error: { fault: 'invalid' } },
    });
    expect((await open('works/lamp')).draft).toBeNull();
  });

  it('keeps what is half written, or hostile, as it is', async () => {
    const text = '</script><img src=x onerror=alert(1)>\u202e\u0000';
    const half = [
      change('description.en', null, text),
      change('dimensions.width', null, '12,'),
      change('pictures', null, [{ file: 'new.jpg' }]),
    ];
    const { item } = await save('works/chair', half);
    expect(item.draft?.changes).toEqual(half.map((one) => ({ ...one, by: 'ada' })));
  });

  it('says of each field who has written it last', async () => {
    await save('works/lamp', [titled, change('reference', 'ML 0001', 'ML 1')]);
    const { item } = await save('works/lamp', [change('reference', 'ML 1', 'ML 0101')], jules);
    const by = item.draft?.changes.map(({ path: field, by: name }) => [field, name]);
    expect(by).toEqual(
      expect.arrayContaining([
        ['title.en', 'ada'],
        ['reference', 'jules'],
      ]),
    );
  });

  it('has a size', async () => {
    const text = (length: number) => [change('history', null, { en: 'é'.repeat(length) })];
    const { status } = await put('works/chair', text(120 * 1024));
    expect(status).toBe(200);
    expect(
      await put('works/chair', [change('history.en', 'é'.repeat(120 * 1024), 'é'.repeat(140 * 1024))]),
    ).toMatchObject({ status: 413, body: { error: { fault: 'tooLarge' } } });
    expect(await put('works/chair', text(600 * 1024))).toMatchObject({ status: 413 });
  });
});

describe('a new item', () => {
  const add = async (body: object, cookie = ada): Promise<OpenItem> => {
    const answer = await desk.call('POST', '/items', { cookie, body });
    expect(answer.status).toBe(201);
    return answer.body as OpenItem;
  };

  it('is a draft alone, under an id of its own made of its title', async () => {
    const first = await add({ shelf: 'works', title: ' Œil-de-bœuf, été ' });
    expect(first).toMatchObject({
      id: 'oeil-de-boeuf-ete',
      published: null,
      version: null,
      state: 'draft',
      urls: {},
    });
    expect(first.draft?.changes).toContainEqual({
      ...change('title', null, { en: 'Œil-de-bœuf, été' }),
      by: 'ada',
    });
    expect((await add({ shelf: 'works', title: 'Œil de bœuf été' })).id).toBe('oeil-de-boeuf-ete-2');
    expect((await add({ shelf: 'works', title: 'Lamp' })).id).toBe('lamp-2');
    expect((await add({ shelf: 'works' })).id).toBe('work');
    expect((await add({ shelf: 'events', title: '夜' })).id).toBe('event');
    const { draft } = await add({ shelf: 'creators', title: 'Marthe Solanes' });
    expect(draft?.changes).toContainEqual({ ...change('sort_name', null, 'Solanes, Marthe'), by: 'ada' });
  });

  it('is written on as others are, and gone when it is discarded', async () => {
    await add({ shelf: 'works', title: 'Bench' });
    const { item } = await save('works/bench', [change('reference', null, 'ML 9')]);
    expect(item).toMatchObject({ state: 'draft', published: null });
    const answer = await desk.call('DELETE', '/items/works/bench/draft', { cookie: ada });
    expect(answer).toMatchObject({ status: 200, body: { items: [], version: expect.any(Number) } });
    expect(await desk.call('GET', '/items/works/bench', { cookie: ada })).toMatchObject({ status: 404 });
  });

  it('that is a copy has what is shown of the other, with its draft, and not what is its own', async () => {
    await save('works/lamp', [
      change('title.en', 'Tall lamp', 'Taller lamp'),
      change('availability', 'available', 'sold'),
    ]);
    const { id, draft } = await add({ shelf: 'works', copyOf: 'lamp' });
    expect(id).toBe('taller-lamp-copy');
    const values = Object.fromEntries(draft!.changes.map(({ path: field, value }) => [field, value]));
    expect(values).toMatchObject({
      title: { en: 'Taller lamp (copy)', fr: 'Grande lampe (copie)' },
      pictures: [{ file: 'lamp-1-day.jpg' }],
      position: 20,
      availability: 'available',
    });
    expect(values['reference']).not.toBe('ML 0001');
    for (const own of ['slug', 'updated_at', 'status', 'id']) expect(values).not.toHaveProperty(own);
  });

  it.each([
    [{ shelf: 'pages' }],
    [{ shelf: 'site' }],
    [{ shelf: 'lamps' }],
    [{ shelf: 'works', copyOf: '../x' }],
  ])('is not %j', async (body) => {
    expect((await desk.call('POST', '/items', { cookie: ada, body })).status).toBe(422);
  });

  it('is no copy of what is not there', async () => {
    const body = { shelf: 'works', copyOf: 'none' };
    expect((await desk.call('POST', '/items', { cookie: ada, body })).status).toBe(404);
  });

  it('does not take the id of a file that is gone, whose draft is still there', async () => {
    await save('works/chair', [change('reference', 'ML 0002', 'ML 2')]);
    await rm(path.join(desk.root, 'works/chair.yaml'));
    expect(await open('works/chair')).toMatchObject({ published: null, state: 'draft' });
  });
});
