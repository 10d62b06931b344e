import { rmSync } from 'node:fs';
import path from 'node:path';
import { until } from '../../../tests/until';
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
import { openPublishedCatalogue, type PublishedCatalogue } from './published-catalogue';
import { followed, noteSuccession, successionOf } from './succession';

eachEngine((engine) => {
  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  let opened: PublishedCatalogue[];
  beforeEach(async () => {
    sample = await writeSampleCatalogue();
    opened = [];
    database = await engine.open();
    await layItems(database, (await readFolder(sample.root)).items);
    await bring();
  });
  afterEach(async () => {
    await Promise.all(opened.map((one) => one.close()));
    await sample.remove();
  });

  const bring = async (names?: string[]) =>
    bringMedia({ database, files: await openStore(path.join(sample.dataDir, 'files')) }, sample.root, names);

  async function open(from = database): Promise<PublishedCatalogue> {
    const catalogue = await openPublishedCatalogue({ database: from });
    opened.push(catalogue);
    return catalogue;
  }

  /** Publishes other values of an item (`works/lamp`); null takes it away. */
  async function publish(place: string, values: object | null): Promise<void> {
    const [shelf, item] = place.split('/') as [OfItem['shelf'], string];
    const before = (await database.read((from) => findPublished(from, { shelf, id: item })))?.text ?? null;
    const after = values && itemText({ shelf, id: item }, values as Values);
    const written = { shelf, item, act: 'published' as const, before, after, draft: null };
    await writeItems({ database, now: Date.now }, [written], { id: 1, name: 'Ada' }, async () => undefined);
  }
  const edited = (place: string, fields: object) =>
    publish(place, { ...SAMPLE_FILES[`${place}.yaml`], ...fields });

  it('is in the gallery’s order, its HTML safe, its pictures measured', async () => {
    const { works, creators, events, offeredPictures } = (await open()).current();
    expect([...works.keys()]).toEqual(['secret', 'chair', 'lamp', 'stool']);
    expect([...creators.keys()]).toEqual(['jeanne', 'ida', 'paul']);
    expect([...events.keys()]).toEqual(['late', 'early']);
    expect(works.get('lamp')?.description?.en).toBe('<p>Bright</p>');
    const pictures = [...offeredPictures.values()];
    expect(pictures.find(({ id }) => id === 'lamp-1-day')).toMatchObject({
      ...{ width: 1200, height: 800 },
      hd: true,
    });
  });

  it('has each publication in its place, as whoever opens it anew', async () => {
    const catalogue = await open();
    const after = async (publication: Promise<void>) => {
      await publication;
      const { works, creators } = await catalogue.refresh();
      const anew = (await open()).current();
      expect([[...works], [...creators]]).toEqual([[...anew.works], [...anew.creators]]);
      return [...works.keys()];
    };
    expect(await after(edited('works/lamp', { position: 1 }))).toEqual(['lamp', 'secret', 'chair', 'stool']);
    await after(edited('works/lamp', { position: 1, title: { en: 'Low lamp', fr: 'Petite lampe' } }));
    const bench = { ...SAMPLE_FILES['works/chair.yaml'], slug: { en: 'bench', fr: 'banc' }, position: 70 };
    expect(await after(publish('works/bench', bench))).toEqual(['lamp', 'secret', 'chair', 'stool', 'bench']);
    await after(edited('creators/ida', { sort_name: 'Aa, Ida' }));
    expect(await after(publish('works/bench', null))).toEqual(['lamp', 'secret', 'chair', 'stool']);
  });

  it('stays the same, part by part, where nothing has changed', async () => {
    const catalogue = await open();
    const first = catalogue.current();
    expect(await catalogue.refresh()).toBe(first);
    const retitled = { title: { en: 'Low lamp', fr: 'Petite lampe' } };
    await edited('works/lamp', retitled);
    const { works, creators, offeredPictures } = await catalogue.refresh();
    expect([creators, offeredPictures]).toEqual([first.creators, first.offeredPictures]);
    expect(creators).toBe(first.creators);
    expect(works.get('chair')).toBe(first.works.get('chair'));
    const [edit] = successionOf(works, first.works)!.changed;
    expect([edit!.was, edit!.is]).toEqual([first.works.get('lamp'), works.get('lamp')]);
    // Published again as it was.
    await edited('works/lamp', retitled);
    expect((await catalogue.refresh()).works).toBe(works);
    await edited('works/lamp', { ...retitled, position: 1 });
    expect(successionOf((await catalogue.refresh()).works, works)).toBeUndefined();
  });

  it('sees by itself what another process publishes', async () => {
    // SQLite belongs to one process.
    const other = await open(engine.name === 'postgres' ? await engine.open() : database);
    await edited('works/lamp', { reference: 'ML 9999' });
    await until(() => other.current().works.get('lamp')?.reference === 'ML 9999');
  });

  it('says what does not fit any more, and which pictures are missing', async () => {
    const { title: _, ...rest } = SAMPLE_FILES['works/lamp.yaml'] as Values;
    await publish('works/lamp', rest);
    await database.write((to) => takeOut(to, 'pictures', 'lamp-1-night.jpg', '2026-01-01'));
    const onProblems = jest.fn();
    opened.push(await openPublishedCatalogue({ database, onProblems }));
    expect(onProblems).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        { file: 'works/lamp.yaml', field: 'title', message: expect.any(String) },
        { file: 'pages/home.yaml', field: 'news.0.picture', message: 'the file is not in pictures/' },
      ]),
    );
  });

  it('shows a picture that a page names since', async () => {
    const catalogue = await open();
    await sample.write({ 'pictures/new.jpg': await sampleJpeg() });
    await bring(['pictures/new.jpg']);
    const picture = { file: 'new.jpg', alt: { en: 'New', fr: 'Nouveau' } };
    await edited('pages/about', { pictures: [picture] });
    expect((await catalogue.refresh()).pictureOf(picture)).toMatchObject({ id: 'new', width: 20 });
  });
});

async function sampleJpeg(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 20, height: 10, background: '#fff', channels: 3 } })
    .jpeg()
    .toBuffer();
}

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

describe('succession', () => {
  interface Chair {
    id: string;
    legs: number;
  }

  const chairs = (...legs: number[]) =>
    new Map(
      legs.map((count, index): [string, Chair] => [`chair-${index}`, { id: `chair-${index}`, legs: count }]),
    );

  /** The collection after an edit, which says what it came from. */
  function edited(before: ReadonlyMap<string, Chair>, id: string, legs: number): Map<string, Chair> {
    const is = { id, legs };
    const after = new Map(before).set(id, is);
    noteSuccession(after, { before, changed: [{ was: before.get(id)!, is }] });
    return after;
  }

  function counter() {
    const made = { count: 0 };
    const sum = followed<Chair, { legs: number }>(
      (items) => {
        made.count += 1;
        return { legs: [...items.values()].reduce((total, { legs }) => total + legs, 0) };
      },
      ({ legs }, changed) =>
        changed.some(({ is }) => is.legs === 0)
          ? undefined
          : { legs: changed.reduce((total, { was, is }) => total - was.legs + is.legs, legs) },
    );
    return { sum, made };
  }

  test('what is made of a collection is made once, and brought up to date after each edit', () => {
    const { sum, made } = counter();
    const first = chairs(4, 4, 3);
    expect(sum(first)).toBe(sum(first));
    const second = edited(first, 'chair-1', 5);
    expect(sum(second)).toEqual({ legs: 12 });
    expect(sum(edited(second, 'chair-2', 6))).toEqual({ legs: 15 });
    expect(made.count).toBe(1);
  });

  test('it is made anew where an update says so, where nothing was made before, and of an unknown collection', () => {
    const { sum, made } = counter();
    const first = chairs(4, 4);
    sum(first);
    const second = edited(first, 'chair-0', 0);
    expect(sum(second)).toEqual({ legs: 4 });
    expect(made.count).toBe(2);
    expect(sum(edited(edited(second, 'chair-0', 1), 'chair-1', 1))).toEqual({ legs: 2 });
    expect(made.count).toBe(3);
    expect(sum(chairs(7))).toEqual({ legs: 7 });
    expect(made.count).toBe(4);
  });

  test('a collection knows the one before alone', () => {
    const first = chairs(4);
    const second = edited(first, 'chair-0', 3);
    const third = edited(second, 'chair-0', 2);
    expect(successionOf(third, second)?.changed).toEqual([
      { was: second.get('chair-0'), is: third.get('chair-0') },
    ]);
    expect(successionOf(third, first)).toBeUndefined();
    expect(successionOf(second, first)).toBeUndefined();
  });
});
