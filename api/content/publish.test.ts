import { SAMPLE_FILES } from '../testing/sample-files';
import type { OpenItem, Shelf, Values } from './contract/item';
import type { Published } from './contract/publishing';
import { putItems } from './published/item-queries';
import { itemText } from './published/item-text';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';

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
