import type { OpenItem } from './contract/item';
import type { Published, VersionLine } from './contract/publishing';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';

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
