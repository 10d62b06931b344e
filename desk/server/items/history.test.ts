import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_FILES } from '../../../api/testing/sample-files';
import type { OpenItem } from '../../contract/items/item';
import type { History, Version, VersionLine } from '../../contract/items/publishing';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let ada: string;
beforeEach(async () => {
  desk = await openTestDesk({ live: true });
  ada = (await desk.person('publish', 'ada@example.org')).cookie;
});
afterEach(() => desk.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object, cookie = ada) =>
  desk.call(method, at, { cookie, ...(body && { body }) });
const open = async (place: string) => (await call('GET', `/items/${place}`)).body as OpenItem;
const fileAt = (name: string) => path.join(desk.root, name);
const historyOf = async (place: string) =>
  ((await call('GET', `/items/${place}/history`)).body as { lines: VersionLine[] }).lines;
const sell = () => call('POST', '/items/works/availability', { ids: ['lamp'], availability: 'sold' });

describe('the history of an item', () => {
  it('has each version with its act, its person and what it changed, newest first', async () => {
    await call('PUT', '/items/works/lamp/draft', {
      changes: [{ path: 'title.en', before: 'Tall lamp', value: 'Taller lamp' }],
    });
    const draft = (await open('works/lamp')).draft!.number;
    await call('POST', '/publish', { items: [{ shelf: 'works', id: 'lamp', draft }] });
    await sell();
    const lines = await historyOf('works/lamp');
    expect(lines).toMatchObject([
      { act: 'sold', by: 'ada', paths: ['availability'] },
      { act: 'published', by: 'ada', paths: ['title.en'] },
    ]);
    const { body } = await call('GET', `/items/works/lamp/history/${lines[1]!.number}`);
    expect(body as Version).toMatchObject({
      before: { title: { en: 'Tall lamp' } },
      values: { title: { en: 'Taller lamp' }, availability: 'available' },
    });
    expect((await call('GET', `/items/works/chair/history/${lines[1]!.number}`)).status).toBe(404);
  });

  it('names a price as the form does, so that the one of before can be put back', async () => {
    const before = { amount: 12000, currency: 'EUR' };
    const value = { amount: 13000, currency: 'EUR' };
    await call('PUT', '/items/works/lamp/draft', { changes: [{ path: 'price', before, value }] });
    const draft = (await open('works/lamp')).draft!.number;
    await call('POST', '/publish', { items: [{ shelf: 'works', id: 'lamp', draft }] });
    const [line] = await historyOf('works/lamp');
    expect(line!.paths).toEqual(['price']);
    const back = { path: line!.paths[0], before: value, value: before };
    expect((await call('PUT', '/items/works/lamp/draft', { changes: [back] })).status).toBe(200);
  });

  it('tells of what was brought back, to what', async () => {
    const write = async (value: string) => {
      const { published, draft } = await open('works/lamp');
      const before = (published as { title: { en: string } }).title.en;
      await call('PUT', '/items/works/lamp/draft', { changes: [{ path: 'title.en', before, value }] });
      expect(draft).toBeNull();
      const { number } = (await open('works/lamp')).draft!;
      await call('POST', '/publish', { items: [{ shelf: 'works', id: 'lamp', draft: number }] });
    };
    for (const title of ['Right', 'Wrong', 'Right', 'Tall lamp']) await write(title);
    const { lines, isOlder } = (await call('GET', '/items/works/lamp/history')).body as History;
    const [last, third, second, first] = lines;
    expect(last!.again).toEqual({ is: 'before', at: first!.at });
    expect(third!.again).toEqual({ is: 'version', at: first!.at });
    expect([second!.again, first!.again, isOlder]).toEqual([undefined, undefined, true]);
  });

  it('has what was written by hand in between', async () => {
    await sell();
    const text = await readFile(fileAt('works/lamp.yaml'), 'utf8');
    await writeFile(fileAt('works/lamp.yaml'), text.replace('Tall lamp', 'By hand'));
    expect(await historyOf('works/lamp')).toMatchObject([
      { act: 'byHand', by: null, paths: ['title.en'] },
      { act: 'sold' },
    ]);
    expect(await historyOf('works/lamp')).toHaveLength(2);
    expect(await historyOf('works/chair')).toEqual([]);
  });
});

describe('deleting', () => {
  it('says first what names the item, and then refuses', async () => {
    const { body } = await call('GET', '/items/works/lamp/references');
    expect(body).toEqual({
      items: [
        expect.objectContaining({ shelf: 'events', id: 'late', path: 'exhibited_works' }),
        expect.objectContaining({ shelf: 'press', id: 'article', path: 'cited_works' }),
      ],
    });
    expect((await call('GET', '/items/works/lamp/named-in')).body).toEqual({ ...(body as object), home: [] });
    expect(await call('DELETE', '/items/works/lamp')).toMatchObject({ status: 409, body });
    expect((await call('GET', '/items/works/chair/references')).body).toMatchObject({
      items: expect.arrayContaining([
        {
          ...{ shelf: 'pages', id: 'home', path: 'selected_works', isLink: false },
          title: { en: 'Home', fr: 'Accueil' },
        },
      ]),
    });
  });

  it('says first which texts link to the item, which do not keep it', async () => {
    const article = SAMPLE_FILES['press/article.yaml']!;
    await desk.edit({
      'press/article.yaml': {
        ...article,
        body: {
          en: '<p>See <a href="/events/late">it</a> and <a href="/events/late?a#b">again</a>.</p>',
          fr: '<p>/fr/evenements/tard</p>',
        },
      },
      'pages/about.yaml': {
        ...SAMPLE_FILES['pages/about.yaml'],
        body: {
          en: '<p><a href="/events/latest">Another</a></p>',
          fr: '<p><a href="https://example.org/fr/evenements/tard">Ici</a></p>',
        },
      },
    });
    // What names it is all that a form tells of.
    expect((await call('GET', '/items/events/late/named-in')).body).toMatchObject({ items: [] });
    expect((await call('GET', '/items/events/late/references')).body).toEqual({
      items: [
        expect.objectContaining({ shelf: 'press', id: 'article', path: 'body', isLink: true }),
        expect.objectContaining({ shelf: 'pages', id: 'home', path: 'news', isLink: true }),
        expect.objectContaining({ shelf: 'pages', id: 'about', path: 'body', isLink: true }),
      ],
    });
    expect((await call('DELETE', '/items/events/late')).status).toBe(200);
  });

  it('takes file and draft away, and keeps the last text', async () => {
    await call('PUT', '/items/press/article/draft', {
      changes: [{ path: 'author', before: null, value: 'Zoé' }],
    });
    expect((await call('DELETE', '/items/press/article')).status).toBe(200);
    await expect(access(fileAt('press/article.yaml'))).rejects.toThrow('ENOENT');
    expect((await call('GET', '/items/press/article')).status).toBe(404);
    expect((await desk.app.inject('/api/press/article')).statusCode).toBe(404);
    const [line] = await historyOf('press/article');
    expect(line).toMatchObject({ act: 'deleted', by: 'ada' });
    expect((await call('GET', `/items/press/article/history/${line!.number}`)).body).toMatchObject({
      values: null,
      before: { publication: 'Revue' },
    });
  });

  it('is for those who may publish, and not for pages', async () => {
    const jules = (await desk.person('write')).cookie;
    expect((await call('DELETE', '/items/press/article', {}, jules)).status).toBe(403);
    expect((await call('DELETE', '/items/pages/about')).status).toBe(422);
    expect((await call('DELETE', '/items/press/none')).status).toBe(404);
  });
});

describe('moving works', () => {
  const move = (ids: string[], after: string | null) => call('POST', '/items/works/order', { ids, after });
  const order = async () =>
    (JSON.parse((await desk.app.inject('/api/works?lang=fr')).body) as { data: { slug: string }[] }).data.map(
      ({ slug }) => slug,
    );

  it('puts them after another one, and changes no other file', async () => {
    const others = await readFile(fileAt('works/chair.yaml'), 'utf8');
    expect(await order()).toEqual(['chaise', 'lampe', 'tabouret']);
    expect((await move(['stool'], 'chair')).status).toBe(204);
    expect(await order()).toEqual(['chaise', 'tabouret', 'lampe']);
    expect((await move(['lamp', 'stool'], null)).status).toBe(204);
    expect(await order()).toEqual(['lampe', 'tabouret', 'chaise']);
    expect(await readFile(fileAt('works/chair.yaml'), 'utf8')).toBe(others);
    expect(await historyOf('works/stool')).toMatchObject([
      { act: 'moved', paths: ['position'] },
      { act: 'moved' },
    ]);
  });

  it('needs works that are there', async () => {
    expect((await move(['none'], 'chair')).status).toBe(404);
    expect((await move(['chair'], 'chair')).status).toBe(422);
  });
});
