import { DatabaseMoved } from '../storage/in-place';
import { SAMPLE_FILES } from '../testing/sample-files';
import type { OpenItem, SavedDraft } from './contract/item';
import { until } from '../../tests/until';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';

let desk: TestDesk;
let ada: string;
let jules: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.afresh();
  ada = (await desk.person('write', 'ada@example.org')).cookie;
  jules = (await desk.person('write', 'jules@example.org')).cookie;
});

describe('items', () => {
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
  // It is kept in memory.
  afterEach(async () => {
    for (const cookie of [ada, jules])
      for (const item of ['works/lamp', 'works/chair'])
        await desk.call('DELETE', `/items/${item}/here`, { cookie });
  });

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
      for await (const part of stream.body as unknown as AsyncIterable<Uint8Array>)
        heard += Buffer.from(part).toString();
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
  let cookie: string;
  let place: string;
  beforeEach(async () => {
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
