import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DatabaseMoved } from '../storage/in-place';
import { openPreviews } from '../previews/preview-tokens';
import { SAMPLE_FILES } from '../testing/sample-files';
import { bringMedia } from '../testing/sample-media';
import { sampleGlb } from '../testing/sample-glb';
import { problemsOf } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import type { GalleryEvent } from '../../src/contract/items/event';
import type { Work } from '../../src/contract/items/work';
import { Preview } from '../../src/contract/kinds/preview';
import type { DeletedList } from './contract/deleted';
import type { GivenLink, NewLink } from './contract/given-links';
import type { OpenItem, SavedDraft } from './contract/item';
import type { Published, Removed } from './contract/publishing';
import { until } from '../../tests/until';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';
import { mergeChanges } from './drafts/merge';
import { putItems } from './published/item-queries';
import { itemText } from './published/item-text';
import { proposalsFor } from './drafts/new-item';

describe('items', () => {
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

  describe('what the desk cannot write', () => {
    afterEach(() => jest.restoreAllMocks());
    const fail = (rawCode: number) => Object.assign(new Error('it cannot be written'), { rawCode });
    const calls: [string, () => ReturnType<TestDesk['call']>][] = [
      ['a draft', () => put('works/lamp', [titled])],
      [
        'somebody’s own name',
        () => desk.call('PATCH', '/you', { cookie: ada, body: { name: 'Ada', language: 'fr' } }),
      ],
      ['an end of a session', () => desk.call('POST', '/sign-out', { cookie: ada })],
    ];

    it.each(calls)(
      'is said to be for a full disk, or files that are closed or gone: %s',
      async (_, write) => {
        for (const [error, status, fault] of [
          [fail(13), 507, 'diskFull'],
          [fail(8), 503, 'notWritable'],
          [fail(1032), 503, 'notWritable'],
          [new DatabaseMoved('gallery.db'), 503, 'notWritable'],
        ] as const) {
          jest.spyOn(desk.database, 'write').mockRejectedValue(error);
          expect(await write()).toMatchObject({ status, body: { error: { fault } } });
        }
      },
    );
  });

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

    it('is in conflict with what a hand has made public, until it is settled', async () => {
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

    it('does not count what a hand has made public as well', async () => {
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
      const text = '</script><img src=x onerror=alert(1)>\u202e\u0001';
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

    it('keeps the draft of what a folder was brought in without', async () => {
      await save('works/chair', [change('reference', 'ML 0002', 'ML 2')]);
      await desk.edit({ 'works/chair.yaml': null });
      expect(await open('works/chair')).toMatchObject({ published: null, state: 'draft' });
    });
  });
});

describe('presence', () => {
  let desk: TestDesk;
  let ada: string;
  let jules: string;
  beforeEach(async () => {
    desk = await openTestDesk();
    ada = (await desk.person('write', 'ada@example.org')).cookie;
    jules = (await desk.person('write', 'jules@example.org')).cookie;
  });
  afterEach(() => desk.close());

  const beHere = (cookie: string, path: string | null) =>
    desk.call('POST', '/items/works/lamp/here', { cookie, body: { path } });
  const here = async (cookie: string): Promise<OpenItem['here']> =>
    ((await desk.call('GET', '/items/works/lamp', { cookie })).body as OpenItem).here;

  it('shows who else has it open, and in which field, for half a minute', async () => {
    await beHere(ada, null);
    expect((await beHere(jules, 'title.fr')).body).toEqual({ here: [{ name: 'ada', path: null }] });
    expect(await here(ada)).toEqual([{ name: 'jules', path: 'title.fr' }]);
    desk.clock.ahead = 20_000;
    await beHere(jules, 'pictures.0.alt.fr');
    expect(await here(ada)).toEqual([{ name: 'jules', path: 'pictures.0.alt.fr' }]);
    desk.clock.ahead = 31_000;
    expect(await here(jules)).toEqual([]);
    expect(await here(ada)).toHaveLength(1);
  });

  it('gives a field to who was there first, until they go on or leave', async () => {
    await beHere(jules, 'title.fr');
    desk.clock.ahead = 1_000;
    await beHere(ada, 'title.fr');
    expect(await here(ada)).toEqual([{ name: 'jules', path: 'title.fr' }]);
    expect(await here(jules)).toEqual([{ name: 'ada', path: null, waitsAt: 'title.fr' }]);
    // Saying so once more makes nobody later.
    desk.clock.ahead = 2_000;
    await beHere(jules, 'title.fr');
    expect(await here(jules)).toEqual([{ name: 'ada', path: null, waitsAt: 'title.fr' }]);
    await beHere(jules, 'title.en');
    expect(await here(jules)).toEqual([{ name: 'ada', path: 'title.fr' }]);
    expect((await desk.call('DELETE', '/items/works/lamp/here', { cookie: jules })).status).toBe(204);
    expect(await here(ada)).toEqual([]);
    expect((await desk.call('DELETE', '/items/works/lamp/here')).status).toBe(401);
  });

  it('is for those who are signed in', async () => {
    expect(await desk.call('POST', '/items/works/lamp/here', { body: { path: null } })).toMatchObject({
      status: 401,
    });
  });

  it('names what has changed to all who listen: drafts at once, and what is published elsewhere', async () => {
    const address = await desk.app.listen({ port: 0 });
    const leaving = new AbortController();
    const stream = await fetch(`${address}/desk/api/live`, {
      headers: { cookie: ada.replace('__Host-desk', 'desk') },
      signal: leaving.signal,
    });
    let heard = '';
    const listening = (async () => {
      for await (const part of stream.body!) heard += Buffer.from(part).toString();
    })().catch(() => undefined);
    const hears = (text: string) =>
      until(
        () => heard,
        (said) => said.includes(text),
      );
    await hears(': here');
    const changes = [{ path: 'reference', before: 'ML 0001', value: 'ML 1' }];
    await desk.call('PUT', '/items/works/lamp/draft', { cookie: jules, body: { changes } });
    await hears('event: item\ndata: {"shelf":"works","id":"lamp"}\n\n');
    // Who has changed it knows already.
    const headers = { 'x-desk-window': 'abc1' };
    const more = [{ path: 'reference', before: 'ML 1', value: 'ML 2' }];
    await desk.call('PUT', '/items/works/lamp/draft', { cookie: jules, headers, body: { changes: more } });
    await hears('data: {"shelf":"works","id":"lamp","window":"abc1"}\n\n');
    await desk.call('POST', '/items/works/chair/here', {
      ...{ cookie: jules, body: { path: 'title.en' } },
      headers: { 'x-desk-window': 'not a window\u007f' },
    });
    await hears('data: {"shelf":"works","id":"chair"}\n\n');
    await desk.edit({
      'pages/about.yaml': { title: { en: 'About us', fr: 'À propos' }, updated_at: '2026-01-02T03:04:05Z' },
    });
    await hears('event: item\ndata: {"shelf":"pages","id":"about"}\n\n');
    leaving.abort();
    await listening;
  });
});

describe('replaced in draft', () => {
  let desk: TestDesk;
  let cookie: string;
  let place: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ({ cookie } = await desk.person());
    const made = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Bench' } });
    place = `works/${(made.body as OpenItem).id}`;
    seen = null;
  });

  const LAMP = { file: 'lamp-1-day.jpg', alt: { en: 'A lamp', fr: 'Une lampe' } };
  const CHAIR = { ...LAMP, file: 'chair-1.jpg' };
  const NIGHT = { ...LAMP, file: 'lamp-1-night.jpg' };

  /** What the draft had before. */
  let seen: unknown;
  /** @returns where it is asked whether words say what is seen */
  async function put(...pictures: object[]): Promise<string[]> {
    const changes = [{ path: 'pictures', before: seen, value: pictures }];
    const { status, body } = await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
    expect(status).toBe(200);
    seen = pictures;
    return askedIn((body as { item: OpenItem }).item);
  }
  const askedIn = ({ findings }: OpenItem) =>
    findings.filter(({ name }) => name === 'readAgain').map(({ path }) => path);
  const asked = async () => askedIn((await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem);

  it('asks of a piece that was never public for the words of the picture which stood there before', async () => {
    expect(await put(LAMP)).toEqual([]);
    expect(await put(CHAIR)).toEqual(['pictures.0.alt.en', 'pictures.0.alt.fr']);
    expect(await asked()).toEqual(['pictures.0.alt.en', 'pictures.0.alt.fr']);
    expect(await put({ ...CHAIR, alt: { en: 'A chair', fr: 'Une lampe' } })).toEqual(['pictures.0.alt.fr']);
    const body = { file: CHAIR.file };
    await desk.call('POST', `/items/${place}/pictures/read`, { cookie, body });
    expect(await asked()).toEqual([]);
  });

  it('asks for those of a third one as well, and not for a picture that is brought back', async () => {
    await put(LAMP);
    await put(CHAIR);
    expect(await put(LAMP)).toEqual([]);
    expect(await put(CHAIR)).toHaveLength(2);
    expect(await put(NIGHT)).toHaveLength(2);
  });

  it('asks nothing of words of their own, of another order, and of a picture that is added', async () => {
    await put(LAMP);
    expect(await put({ ...CHAIR, alt: { en: 'A chair', fr: 'Une chaise' } })).toEqual([]);
    expect(await put(LAMP, { ...CHAIR, alt: {} })).toEqual([]);
    expect(await put({ ...CHAIR, alt: {} }, LAMP)).toEqual([]);
  });

  it('asks once in a piece that is public, as before', async () => {
    place = 'works/lamp';
    const { published } = (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
    const [first, ...others] = (seen = published!['pictures']) as { file: string }[];
    expect(await put({ ...first, file: CHAIR.file }, ...others)).toEqual([]);
    expect(await put(first!, ...others)).toEqual([]);
  });
});

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

describe('merge', () => {
  const FILE = { title: { en: 'Lamp', fr: 'Lampe' }, dimensions: { height: 40 }, materials: { en: 'Oak' } };
  const save = (
    kept: Parameters<typeof mergeChanges>[1],
    me: string,
    ...saved: [string, unknown, unknown][]
  ) =>
    mergeChanges(
      FILE,
      kept,
      saved.map(([path, before, value]) => ({ path, before, value })),
      { draft: 'Marie' },
      me,
    ).changes;

  it('names with a field whoever wrote in it before, as long as it is not what is public', () => {
    const marie = save([], 'Marie', ['title.en', 'Lamp', 'Tall lamp']);
    expect(marie).toMatchObject([{ by: 'Marie' }]);
    expect(marie[0]).not.toHaveProperty('also');
    const paul = save(marie, 'Paul', ['title.en', 'Tall lamp', 'Tall lamp, signed']);
    expect(paul).toMatchObject([{ by: 'Paul', also: ['Marie'] }]);
    const again = save(paul, 'Marie', ['title.en', 'Tall lamp, signed', 'A tall lamp']);
    expect(again).toMatchObject([{ by: 'Marie', also: ['Paul'] }]);
    const back = save(again, 'Paul', ['title.en', 'A tall lamp', 'Lamp']);
    expect(save(back, 'Paul', ['title.en', 'Lamp', 'Lamps'])[0]).not.toHaveProperty('also');
  });

  it('names who wrote a part with the whole, and who wrote the whole with a part', () => {
    const parts = save([], 'Marie', ['dimensions.height', 40, 42]);
    expect(save(parts, 'Paul', ['dimensions', { height: 42 }, { height: 43 }])).toMatchObject([
      { path: 'dimensions', by: 'Paul', also: ['Marie'] },
    ]);
    const whole = save([], 'Marie', ['dimensions', { height: 40 }, { height: 42, width: 20 }]);
    expect(save(whole, 'Paul', ['dimensions.width', 20, 21])).toMatchObject([
      { path: 'dimensions', value: { height: 42, width: 21 }, by: 'Paul', also: ['Marie'] },
    ]);
  });
});

describe('proposals', () => {
  const site = {
    name: 'meubles et lumières',
    contact: { street: '1 rue', city: 'Lyon', country: { en: 'France', fr: 'France' }, latitude: 45.7 },
  };
  /** Half past eleven in the evening of London is the next day in Paris. */
  const LATE = Date.UTC(2026, 10, 27, 23, 30);

  it.each<[string | undefined, string | undefined]>([
    ['ML 0193', 'ML 0194'],
    ['ML 9', 'ML 10'],
    ['A-1999', 'A-2000'],
    ['no number', undefined],
    [undefined, undefined],
  ])('after the reference %j comes %j', (highest, next) => {
    expect(proposalsFor(site, 'works', { highest, now: LATE })['reference']).toBe(next);
  });

  it('has a work count as new from the day that it is at the gallery', () => {
    expect(proposalsFor(site, 'works', { highest: undefined, now: LATE })).toEqual({
      published_on: '2026-11-28',
    });
  });

  it('has an event at the gallery, and proposes nothing for others', () => {
    expect(proposalsFor(site, 'events', { highest: undefined, now: LATE })).toEqual({
      venue: {
        name: { en: 'meubles et lumières', fr: 'meubles et lumières' },
        ...{ address: '1 rue', city: 'Lyon', country: { en: 'France', fr: 'France' } },
      },
    });
    expect(proposalsFor(site, 'creators', { highest: 'ML 1', now: LATE })).toEqual({});
  });
});

describe('preview', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    const orange = sharp({ create: { width: 640, height: 480, channels: 3, background: '#d06010' } });
    await orange.jpeg().toFile(path.join(desk.root, 'pictures/bench-1.jpg'));
    await bringMedia(desk, desk.root, ['pictures/bench-1.jpg']);
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    ({ cookie } = await desk.person());
    await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
  });

  const link = async (place: string, locale = 'en') => {
    const answer = await desk.call('POST', `/items/${place}/preview`, { cookie, body: { locale } });
    return answer.body as { url: string };
  };
  const see = async ({ url }: { url: string }) => {
    const answer = await desk.app.inject(`/api/preview/${url.split('/').at(-1)}`);
    return { status: answer.statusCode, body: answer.json<{ data: Preview }>() };
  };
  /** Good enough for the page, which checks what it gets. */
  const shown = async (place: string, locale = 'en'): Promise<Work> => {
    const { status, body } = await see(await link(place, locale));
    expect(status).toBe(200);
    expect(problemsOf(Answer(Preview), body)).toEqual([]);
    return body.data.item as Work;
  };
  const save = async (place: string, fields: Record<string, unknown>): Promise<void> => {
    const { body } = await desk.call('GET', `/items/${place}`, { cookie });
    const { published, draft } = body as OpenItem;
    const before = (name: string) =>
      draft?.changes.find((one) => one.path === name)?.value ??
      name
        .split('.')
        .reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], published) ??
      null;
    const changes = Object.entries(fields).map(([name, value]) => ({
      path: name,
      before: before(name),
      value,
    }));
    const answer = await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
    expect(answer).toMatchObject({ status: 200, body: { conflicts: [] } });
  };

  it('shows a model that nothing public shows yet', async () => {
    await mkdir(path.join(desk.root, 'models'), { recursive: true });
    const model = await sampleGlb({ width: 0.5, height: 0.5, depth: 0.5 });
    await writeFile(path.join(desk.root, 'models/drafted.glb'), model);
    await bringMedia(desk, desk.root, ['models/drafted.glb']);
    await save('works/chair', { model: { file: 'drafted.glb' } });
    const { model: seen } = await shown('works/chair');
    const { statusCode, rawPayload } = await desk.app.inject(seen!.web.url);
    expect([statusCode, rawPayload.length]).toEqual([200, seen!.web.bytes]);
    await save('works/chair', { model: { file: 'gone.glb' } });
    expect((await shown('works/chair')).model).toBeUndefined();
  });

  it('is a page of the site, in a language, for those who are signed in', async () => {
    expect((await link('works/lamp')).url).toMatch(/^https:\/\/desk\.example\/preview\/[\w-]{43}$/);
    expect((await link('works/lamp', 'fr')).url).toMatch(/^https:\/\/desk\.example\/fr\/preview\/[\w-]{43}$/);
    const of = (place: string, by?: string) =>
      desk.call('POST', `/items/${place}/preview`, { ...(by && { cookie: by }), body: { locale: 'en' } });
    expect((await of('works/lamp')).status).toBe(401);
    expect((await of('works/none', cookie)).status).toBe(404);
    for (const place of ['types/seating', 'site/site'])
      expect(await of(place, cookie)).toMatchObject({ status: 409, body: { error: { fault: 'noPreview' } } });
  });

  it('ends with the session that asked for it, also where nobody has ended that', async () => {
    const preview = await link('works/lamp');
    expect((await see(preview)).status).toBe(200);
    const seen = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
    await desk.database.write((to) => to.run('UPDATE desk_sessions SET seen_at = ?', seen(11)));
    expect((await see(preview)).status).toBe(200);
    await desk.database.write((to) => to.run('UPDATE desk_sessions SET seen_at = ?', seen(13)));
    expect((await see(preview)).status).toBe(410);
  });

  it('lays the draft over what is public, and follows it', async () => {
    const preview = await link('works/lamp');
    expect((await see(preview)).body.data.item).toMatchObject({ title: 'Tall lamp' });
    await save('works/lamp', {
      'title.en': 'Taller lamp',
      'description.en': '<p onclick="x()">Lit<script>alert(1)</script></p>',
      price: null,
    });
    const item = (await see(preview)).body.data.item as Work;
    expect(item).toMatchObject({ title: 'Taller lamp', description: '<p>Lit</p>', reference: 'ML 0001' });
    expect(item.price).toBeUndefined();
    // What visitors get, and links that were sent to somebody, have nothing of it.
    expect((await desk.app.inject('/api/works/lamp')).json()).toMatchObject({ data: { title: 'Tall lamp' } });
  });

  it('shows what another process has published, before this one has read it', async () => {
    const slug = { en: 'new-lamp', fr: 'nouvelle-lampe' };
    const of = { shelf: 'works', id: 'new-lamp' } as const;
    const text = itemText(of, { ...SAMPLE_FILES['works/lamp.yaml'], slug });
    await desk.database.write((to) => putItems(to, [{ ...of, text }]));
    expect(await shown('works/new-lamp')).toMatchObject({ title: 'Tall lamp' });
    await desk.database.write((to) => putItems(to, [{ ...of, text: null }]));
  });

  it('shows what can be shown: what is not good yet is as it is public', async () => {
    await save('works/lamp', {
      'title.en': '',
      'dimensions.height': '15,',
      'materials.en': 'Steel',
      'date.en': 'a\u0001b',
      'slug.en': 'Not a slug',
      creators: [],
      type: 'nothing',
      pictures: [
        { file: 'gone.jpg', alt: { en: 'x', fr: 'x' } },
        { file: 'lamp-1-night.jpg', alt: { en: 'Lit' } },
      ],
    });
    const item = await shown('works/lamp');
    expect(item).toMatchObject({ title: 'Tall lamp', date: 'circa 1955', materials: 'Steel', creators: [] });
    expect(item.dimensions).toMatchObject({ height: 150 });
    expect(item.images.map(({ alt }) => alt)).toEqual(['Lit']);
    expect((await shown('works/lamp', 'fr')).images[0]?.alt).toBe('Lit');
  });

  it('shows a new work from its first letter on, each language with its own texts', async () => {
    await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Bench' } });
    await save('works/bench', { 'description.fr': '<p>Un banc</p>', related: ['lamp'] });
    expect(await shown('works/bench')).toMatchObject({
      title: 'Bench',
      type: { title: '\u00a0' },
      related_works: [{ title: 'Tall lamp', type: { title: 'lighting' } }],
    });
    expect((await see(await link('works/bench'))).body.data.unwritten).toEqual(['type']);
    // No English page would ever have it.
    expect(await shown('works/bench')).not.toHaveProperty('description');
    expect(await shown('works/bench', 'fr')).toMatchObject({ title: 'Bench', description: '<p>Un banc</p>' });
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf: 'works' } });
    expect(await shown(`works/${(body as OpenItem).id}`)).toMatchObject({ title: '\u00a0' });
  });

  it.each(['creators', 'events', 'press'])('shows a new one of %s', async (shelf) => {
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf, title: 'New' } });
    await shown(`${shelf}/${(body as OpenItem).id}`);
    await shown(`${shelf}/${(body as OpenItem).id}`, 'fr');
  });

  it('shows a work with the name of a creator who is a draft yet', async () => {
    const { body } = await desk.call('POST', '/items', {
      cookie,
      body: { shelf: 'creators', title: 'Louise Amiel' },
    });
    const { id } = body as OpenItem;
    await save('works/lamp', { creators: [id] });
    for (const locale of ['en', 'fr'])
      expect((await shown('works/lamp', locale)).creators.map(({ name }) => name)).toEqual(['Louise Amiel']);
  });

  it('shows a work in the language that it has not, and pages', async () => {
    await save('works/stool', { 'materials.fr': 'Chêne' });
    expect(await shown('works/stool')).toMatchObject({ title: 'Tabouret' });
    expect(await shown('works/stool')).not.toHaveProperty('materials');
    expect(await shown('works/stool', 'fr')).toMatchObject({ title: 'Tabouret', materials: 'Chêne' });
    await save('pages/about', { 'body.en': '<p>They</p>' });
    expect(await shown('pages/about')).toMatchObject({ title: 'About', body: '<p>They</p>' });
    await save('pages/home', {
      news: [{ id: 'a', title: { en: 'News' } }],
      selected_works: ['lamp', 'none'],
    });
    expect(await shown('pages/home')).toMatchObject({ news: [], selected_works: [{ title: 'Tall lamp' }] });
    const picture = { file: 'lamp-1-day.jpg', alt: { en: 'A lamp' } };
    const link = { label: { en: 'See it' }, url: {} };
    await save('pages/home', { news: [{ id: 'a', title: { en: 'News' }, link, picture }] });
    const [news] = ((await shown('pages/home')) as unknown as { news: object[] }).news;
    expect(news).toMatchObject({ title: 'News' });
    expect(news).not.toHaveProperty('link');
  });

  it('shows a text that was emptied in one language as visitors go on to see it, and none once it is emptied in both', async () => {
    await save('pages/about', { 'title.en': null });
    expect((await shown('pages/about')).title).toBe('About');
    await save('pages/about', { 'title.fr': null });
    expect((await shown('pages/about')).title).toBe('About');
    expect((await shown('pages/about', 'fr')).title).toBe('À propos');
    await save('pages/about', { 'body.en': null });
    const page = (await desk.call('GET', '/items/pages/about', { cookie })).body as OpenItem;
    const { en } = page.published!['body'] as Record<string, string>;
    expect(await shown('pages/about')).toMatchObject({ body: en });
    await save('pages/about', { 'body.fr': null });
    expect(await shown('pages/about')).not.toHaveProperty('body');
    const news = (page: object) => (page as { news: { title: string }[] }).news.map(({ title }) => title);
    const { published } = (await desk.call('GET', '/items/pages/home', { cookie })).body as OpenItem;
    const [first, ...others] = published!['news'] as { title: { en: string; fr: string } }[];
    await save('pages/home', { news: [{ ...first, title: { fr: first!.title.fr } }, ...others] });
    expect(news(await shown('pages/home'))[0]).toBe(first!.title.en);
  });

  it('tells which days nobody has written, and ends an event of one day on it', async () => {
    const dataOf = async (place: string) => (await see(await link(place))).body.data;
    const make = async (shelf: string) => {
      const { body } = await desk.call('POST', '/items', { cookie, body: { shelf, title: 'New' } });
      return `${shelf}/${(body as OpenItem).id}`;
    };
    const event = await make('events');
    expect((await dataOf(event)).unwritten).toEqual(['starts_on', 'ends_on']);
    await save(event, { starts_on: '2031-05-02' });
    expect(await dataOf(event)).toMatchObject({
      unwritten: ['ends_on'],
      item: { starts_on: '2031-05-02', ends_on: '2031-05-02' },
    });
    expect((await dataOf(await make('press'))).unwritten).toEqual(['published_on']);
    expect(await dataOf('events/late')).not.toHaveProperty('unwritten');
  });

  it('tells whether the page is public at the address that the item has', async () => {
    const isPublic = async (place: string, locale?: string) =>
      (await see(await link(place, locale))).body.data.is_public;
    expect(await isPublic('works/lamp')).toBe(true);
    await save('works/lamp', { 'slug.en': 'another-lamp' });
    expect(await isPublic('works/lamp')).toBe(false);
    expect(await isPublic('works/lamp', 'fr')).toBe(true);
    expect(await isPublic('pages/about')).toBe(true);
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Bench' } });
    expect(await isPublic(`works/${(body as OpenItem).id}`)).toBe(false);
  });

  it('shows a picture that nothing public shows yet', async () => {
    await save('works/lamp', { pictures: [{ file: 'bench-1.jpg', alt: { en: 'Bench', fr: 'Banc' } }] });
    const { images } = await shown('works/lamp');
    expect(images).toMatchObject([{ alt: 'Bench', width: 640, height: 480 }]);
    const picture = await desk.app.inject(images[0]!.sizes.sm);
    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
  });

  it('is good for 12 hours, and as long as the session', async () => {
    const late = await link('works/lamp');
    await desk.database.write((to) =>
      to.run("UPDATE preview_tokens SET expires_at = '2026-01-01T00:00:00Z'"),
    );
    expect((await see(late)).status).toBe(410);
    const preview = await link('works/lamp');
    const { expires_at } = (await see(preview)).body.data;
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(12 * 60 * 60 * 1000);
    expect(await desk.database.read((from) => openPreviews(from, Date.now()))).toEqual([]);
    await desk.call('POST', '/sign-out', { cookie });
    expect((await see(preview)).status).toBe(404);
  });

  it('offers a PDF that nothing public offers yet', async () => {
    await writeFile(path.join(desk.root, 'files/new.pdf'), '%PDF-1.4 new');
    await bringMedia(desk, desk.root, ['files/new.pdf']);
    await save('events/late', { 'press_release.file': { en: 'new.pdf', fr: 'gone.pdf' } });
    const { body } = await see(await link('events/late'));
    const { press_release } = body.data.item as GalleryEvent;
    expect(press_release).toMatchObject({ filename: 'new.pdf', bytes: 12 });
    const file = await desk.app.inject(press_release!.url);
    expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.4 new']);
    const french = (await see(await link('events/late', 'fr'))).body.data.item as GalleryEvent;
    expect(french.press_release).toBeUndefined();
  });
});

describe('given links', () => {
  let desk: TestDesk;
  let cookie: string;
  let me: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    const person = await desk.person('everything');
    ({ cookie } = person);
    me = person.email.split('@')[0]!;
    await desk.database.write((to) => to.run('DELETE FROM preview_tokens'));
  });

  const give = async (locale: 'en' | 'fr' = 'en', place = 'works/chair'): Promise<NewLink> => {
    const answer = await desk.call('POST', `/items/${place}/links`, { cookie, body: { locale } });
    expect(answer.status).toBe(200);
    return answer.body as NewLink;
  };
  const links = async (place = 'works/chair') =>
    (await desk.call('GET', `/items/${place}/links`, { cookie })).body as GivenLink[];
  const see = async ({ url }: NewLink) => {
    const answer = await desk.app.inject(`/api/preview/${url.split('/').at(-1)}`);
    return {
      status: answer.statusCode,
      title: answer.json<{ data?: { item: { title: string } } }>().data?.item.title,
    };
  };
  const write = (value: string, before: string) =>
    desk.call('PUT', '/items/works/chair/draft', {
      cookie,
      body: { changes: [{ path: 'title.en', before, value }] },
    });

  it('shows somebody outside what is written, as it is written, also after who gave it has signed out', async () => {
    const link = await give();
    const { title: published } = await see(link);
    await write('A chair that nobody has seen', published!);
    expect(await see(link)).toEqual({ status: 200, title: 'A chair that nobody has seen' });
    await desk.call('POST', '/sign-out', { cookie });
    await desk.database.write((to) => to.run('DELETE FROM desk_sessions'));
    expect((await see(link)).status).toBe(200);
    await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
  });

  it('is good for 7 days, in its language, on the site', async () => {
    const { url, until } = await give('fr');
    expect(url).toMatch(/^http:\/\/[^/]+\/fr\/preview\/[\w-]{43}$/);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.99 * 86_400_000);
    expect(Date.parse(until) - Date.now()).toBeLessThan(7.01 * 86_400_000);
    expect(await links()).toEqual([{ number: expect.any(Number), locale: 'fr', by: me, until }]);
    expect(await links('works/lamp')).toEqual([]);
  });

  it('works no more once it is ended, and the others do', async () => {
    const [first, second] = [await give(), await give('fr')];
    const [newest, oldest] = await links();
    expect([newest!.locale, oldest!.locale]).toEqual(['fr', 'en']);
    const end = (place: string) => desk.call('DELETE', `/items/${place}/links/${oldest!.number}`, { cookie });
    expect((await end('works/lamp')).body).toEqual([]);
    expect((await see(first)).status).toBe(200);
    expect((await end('works/chair')).body).toEqual([newest]);
    expect([(await see(first)).status, (await see(second)).status]).toEqual([404, 200]);
    expect((await end('works/chair')).body).toEqual([newest]);
  });

  it('is noted, with who gave it', async () => {
    await give();
    const [{ number } = { number: 0 }] = await links();
    await desk.call('DELETE', `/items/works/chair/links/${number}`, { cookie });
    const { body } = await desk.call('GET', '/log', { cookie });
    const [ended, given] = body as { what: string; name: string }[];
    expect([given, ended]).toMatchObject([
      { what: 'link-given', name: me },
      { what: 'link-ended', name: me },
    ]);
  });

  it('is for what has a page, and for those who may publish', async () => {
    const of = async (place: string, by?: string) =>
      (
        await desk.call('POST', `/items/${place}/links`, {
          ...(by && { cookie: by }),
          body: { locale: 'en' },
        })
      ).status;
    const { cookie: writer } = await desk.person('write');
    expect(await of('works/chair')).toBe(401);
    expect(await of('works/chair', writer)).toBe(403);
    expect(await of('works/none', cookie)).toBe(404);
    for (const place of ['types/seating', 'site/site']) expect(await of(place, cookie)).toBe(409);
    expect((await see(await give('en', 'pages/home'))).status).toBe(200);
  });
});
