import { rmSync } from 'node:fs';
import path from 'node:path';
import { eachEngine } from '../../database/testing/each-engine';
import { layItems } from '../../import-export/catalogue/bring-folder-in';
import { readFolder } from '../../import-export/catalogue/read-folder';
import { openStore } from '../../../src/contract/server/store/open-store';
import { takeOut } from '../../files/file-queries';
import { bringMedia } from '../../testing/sample-media';
import { type SampleCatalogue, writeSampleCatalogue } from '../../testing/sample-catalogue';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { openTestDesk } from '../../desk/testing/test-desk';
import { openTestApi, type TestApi } from '../../testing/test-api';
import type { GalleryDatabase } from '../../database/database';
import type { OfItem, Values } from '../contract/item';
import { writeItems } from '../writing/write-items';
import { findPublished } from './item-queries';
import { itemText } from './item-text';
import { pictureAt, picturesShown, problemsIn } from './item-files';
import { readPart } from './part';

eachEngine((engine) => {
  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  beforeEach(async () => {
    sample = await writeSampleCatalogue();
    database = await engine.open();
    await layItems(database, (await readFolder(sample.root)).items);
    await bringMedia({ database, files: await openStore(path.join(sample.dataDir, 'files')) }, sample.root);
  });
  afterEach(() => sample.remove());

  /** Publishes other values of an item. */
  async function publish(place: string, values: Values): Promise<void> {
    const [shelf, item] = place.split('/') as [OfItem['shelf'], string];
    const before = (await database.read((from) => findPublished(from, { shelf, id: item })))?.text ?? null;
    const after = itemText({ shelf, id: item }, values);
    const written = { shelf, item, act: 'published' as const, before, after, draft: null };
    await writeItems({ database, now: Date.now }, [written], { id: 1, name: 'Ada' }, async () => undefined);
  }
  const lamp = SAMPLE_FILES['works/lamp.yaml'] as Values;
  const offeredAs = (name: string) => database.read((from) => pictureAt(from, name));
  const nameOf = async (picture: { file: string; hd?: string }) =>
    (await database.read((from) => picturesShown(from, [picture])))(picture)?.name ?? '';

  it('is in the gallery’s order, its HTML safe, its pictures measured', async () => {
    const { works, creators, events } = (
      await database.read((from) =>
        readPart(from, async (part) => {
          await part.add('works', ['lamp', 'chair', 'stool', 'secret']);
          await part.add('creators', ['ida', 'paul', 'jeanne']);
          await part.add('events', ['early', 'late']);
        }),
      )
    ).catalogue;
    expect([...works.keys()]).toEqual(['secret', 'chair', 'lamp', 'stool']);
    expect([...creators.keys()]).toEqual(['jeanne', 'ida', 'paul']);
    expect([...events.keys()]).toEqual(['late', 'early']);
    expect(works.get('lamp')?.description?.en).toBe('<p>Bright</p>');
    const [picture] = works.get('lamp')!.pictures!;
    expect(await offeredAs(await nameOf(picture!))).toMatchObject({
      ...{ id: 'lamp-1-day', width: 1200, height: 800 },
      hd: true,
    });
  });

  it('offers a picture as long as an item shows it', async () => {
    const [picture] = lamp['pictures'] as { file: string; hd?: string }[];
    const name = await nameOf(picture!);
    const { file } = picture!;
    await publish('works/lamp', { ...lamp, pictures: [{ ...picture, hd: undefined }] });
    expect([await offeredAs(name), await nameOf(picture!)]).toEqual([undefined, '']);
    expect(await offeredAs(await nameOf({ file }))).toMatchObject({ file, hd: false });
    await publish('works/lamp', { ...lamp, pictures: [] });
    expect(await nameOf({ file })).toBe('');
  });

  it('says what does not fit any more, and which pictures are missing', async () => {
    const { title: _, ...rest } = lamp;
    await publish('works/lamp', rest);
    await database.write((to) => takeOut(to, 'pictures', 'lamp-1-night.jpg', '2026-01-01'));
    expect(await database.read(problemsIn)).toEqual(
      expect.arrayContaining([
        { file: 'works/lamp.yaml', field: 'title', message: expect.any(String) },
        { file: 'pages/home.yaml', field: 'news.0.picture', message: 'the file is not in pictures/' },
      ]),
    );
  });
});

describe('what is not as it should be', () => {
  let api: TestApi;
  beforeEach(async () => (api = await openTestApi()));
  afterEach(() => api.close());

  const get = async (url: string) => {
    const answer = await api.app.inject(url);
    return { status: answer.statusCode, data: answer.json<{ data: unknown }>().data };
  };
  /** Changes what the database has, past all checks. */
  async function rewrite(place: string, change: (values: Values) => Values): Promise<void> {
    const [kind, id] = place.split('/') as [OfItem['shelf'], string];
    const values = (await api.published(place)) ?? {};
    await api.database.write((to) =>
      to
        .updateTable('items')
        .set({ published: JSON.stringify(change(values)), shown_by: 'other rules' })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute(),
    );
    await api.edit({});
  }

  it('is public as far as it is readable, where an item no longer fits', async () => {
    await rewrite('works/lamp', (values) => ({ ...values, dimensions: { height: 'tall' }, former: 1 }));
    const { status, data } = await get('/api/works/lamp?lang=en');
    expect([status, data]).toMatchObject([200, { title: 'Tall lamp', reference: 'ML 0001' }]);
    expect(data).not.toHaveProperty('dimensions');
    expect(await get('/api/works?lang=en')).toMatchObject({ status: 200, data: [{}, {}] });
    expect(await get('/api/works/chair?lang=en')).toMatchObject({ status: 200, data: { title: 'Chair' } });
  });

  it.each([
    ['works/lamp', 'title'],
    ['works/lamp', 'creators'],
    ['works/lamp', 'type'],
    ['works/lamp', 'position'],
    ['works/lamp', 'slug'],
    ['works/lamp', 'updated_at'],
    ['creators/jeanne', 'name'],
    ['creators/jeanne', 'sort_name'],
    ['events/late', 'starts_on'],
    ['press/article', 'publication'],
    ['types/lighting', 'title'],
  ])('leaves all others public where %s has no %s', async (place, field) => {
    await rewrite(place, ({ [field]: _, ...values }) => values);
    for (const url of ['/api/works', '/api/works/chair', '/api/creators', '/api/events', '/api/press'])
      expect([url, (await get(`${url}?lang=en`)).status]).toEqual([url, 200]);
  });

  it('is in the list of the desk, and public again once it is mended there', async () => {
    const { person, call, close, published, database, edit } = await openTestDesk();
    const values = (await published('works/lamp'))!;
    const { title: _, ...rest } = values;
    await database.write((to) =>
      to
        .updateTable('items')
        .set({ published: JSON.stringify(rest), shown_by: 'other rules' })
        .where('kind', '=', 'works')
        .where('id', '=', 'lamp')
        .execute(),
    );
    await edit({});
    const { cookie } = await person('publish');
    expect(JSON.stringify((await call('GET', '/items/works', { cookie })).body)).toContain('"lamp"');
    const changes = [{ path: 'title', before: null, value: values['title'] }];
    const saved = await call('PUT', '/items/works/lamp/draft', { cookie, body: { changes } });
    const { item } = saved.body as { item: { draft: { number: number } } };
    const items = [{ shelf: 'works', id: 'lamp', draft: item.draft.number }];
    expect((await call('POST', '/publish', { cookie, body: { items } })).status).toBe(200);
    expect(await published('works/lamp')).toMatchObject({ title: values['title'] });
    await close();
  });

  it('shows an item with all but a picture that is missing', async () => {
    rmSync(path.join(api.root, 'pictures/lamp-1-night.jpg'));
    await api.edit({});
    expect(await get('/api/works/lamp?lang=en')).toMatchObject({
      status: 200,
      data: { title: 'Tall lamp', reference: 'ML 0001' },
    });
    expect((await get('/api/pages/home?lang=en')).status).toBe(200);
  });
});
