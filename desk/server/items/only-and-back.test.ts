import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { OpenItem } from '../../contract/items/item';
import type { ItemPage } from '../../contract/items/list';
import type { Published } from '../../contract/items/publishing';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let ada: string;
beforeEach(async () => {
  desk = await openTestDesk({ live: true });
  ada = (await desk.person('publish', 'ada@example.org')).cookie;
});
afterEach(() => desk.close());

type Change = [path: string, before: unknown, value: unknown];
const textOf = (file: string) => readFile(path.join(desk.root, file), 'utf8');
const valuesOf = async (file: string) => parse(await textOf(file)) as Record<string, unknown>;
const open = async (place: string) =>
  (await desk.call('GET', `/items/${place}`, { cookie: ada })).body as OpenItem;
const draftOf = async (place: string) =>
  Object.fromEntries(((await open(place)).draft?.changes ?? []).map(({ path: at, value }) => [at, value]));
async function save(place: string, changes: Change[], cookie = ada): Promise<number> {
  const body = { changes: changes.map(([at, before, value]) => ({ path: at, before, value })) };
  expect((await desk.call('PUT', `/items/${place}/draft`, { cookie, body })).status).toBe(200);
  return (await open(place)).draft!.number;
}
const itemAt = (place: string) => ({ shelf: place.split('/')[0]!, id: place.split('/')[1]! });
async function publish(items: [place: string, draft: number | null][], only?: string) {
  const body = { items: items.map(([place, draft]) => ({ ...itemAt(place), draft, ...(only && { only }) })) };
  const answer = await desk.call('POST', '/publish', { cookie: ada, body });
  return { status: answer.status, body: answer.body as Published };
}
async function takeBack({ published }: Published, cookie = ada) {
  const items = published.map(({ shelf, id, version }) => ({ shelf, id, version }));
  const answer = await desk.call('POST', '/take-back', { cookie, body: { items } });
  return { status: answer.status, body: answer.body as Published };
}
const seen = async (call: string) =>
  (JSON.parse((await desk.app.inject({ url: `/api/${call}` })).body) as { data?: { title: string } }).data;

describe('one language alone', () => {
  it('is public by itself, while the other stays as it was and what is written in it a draft', async () => {
    const draft = await save('works/lamp', [
      ['title.en', 'Tall lamp', 'Taller lamp'],
      ['title.fr', 'Grande lampe', null],
      ['reference', 'ML 0001', 'ML 1'],
      ['dimensions.note.fr', 'avec abat-jour', 'avec'],
    ]);
    expect((await publish([['works/lamp', draft]])).status).toBe(409);
    expect((await publish([['works/lamp', draft]], 'en')).status).toBe(200);
    expect(await valuesOf('works/lamp.yaml')).toMatchObject({
      ...{ title: { en: 'Taller lamp', fr: 'Grande lampe' }, reference: 'ML 1' },
      dimensions: { height: 150, note: { en: 'with shade', fr: 'avec abat-jour' } },
    });
    expect(await draftOf('works/lamp')).toEqual({ 'title.fr': null, 'dimensions.note.fr': 'avec' });
    expect((await seen('works/lampe?lang=fr'))?.title).toBe('Grande lampe');
  });

  it('leaves in the draft whose the rest is', async () => {
    const marie = (await desk.person('write', 'marie@example.org')).cookie;
    await save('works/lamp', [['title.fr', 'Grande lampe', null]], marie);
    const draft = await save('works/lamp', [['title.en', 'Tall lamp', 'Taller lamp']]);
    await publish([['works/lamp', draft]], 'en');
    expect((await open('works/lamp')).draft?.changes).toMatchObject([{ path: 'title.fr', by: 'marie' }]);
  });

  it('makes an item that is in this language alone, to which the other is added later', async () => {
    const made = await desk.call('POST', '/items', { cookie: ada, body: { shelf: 'works', title: 'Bench' } });
    const place = `works/${(made.body as OpenItem).id}`;
    const first = await save(place, [
      ...(['creators', 'type', 'reference'] as const).map((at): Change => {
        const values = { creators: ['jeanne'], type: 'seating', reference: 'ML 9' };
        return [at, null, values[at]];
      }),
      ['slug.en', null, 'bench'],
      ['slug.fr', null, 'banc'],
      ['title', { en: 'Bench' }, { en: 'Bench', fr: 'Banc' }],
      ['materials.fr', null, ''],
    ]);
    expect((await publish([[place, first]], 'en')).status).toBe(200);
    const file = await valuesOf(`${place}.yaml`);
    expect([file['slug'], file['title'], file['materials']]).toEqual([
      { en: 'bench' },
      { en: 'Bench' },
      undefined,
    ]);
    expect(await draftOf(place)).toEqual({ 'slug.fr': 'banc', 'title.fr': 'Banc', 'materials.fr': '' });
    const { lines } = (await desk.call('GET', '/items/works?q=bench', { cookie: ada })).body as ItemPage;
    expect(lines[0]).toMatchObject({ state: 'changed', changes: 3, changesIn: 'fr' });
    const rest = await save(place, [['materials.fr', '', null]]);
    expect((await publish([[place, rest]])).status).toBe(200);
    expect((await seen('works/banc?lang=fr'))?.title).toBe('Banc');
    expect((await open(place)).draft).toBeNull();
  });

  it('changes nothing where only the other one has changed, and is refused for what it lacks itself', async () => {
    const before = await textOf('works/chair.yaml');
    const french = await save('works/chair', [['title.fr', 'Chaise', 'Fauteuil']]);
    expect((await publish([['works/chair', french]], 'en')).body.published).toMatchObject([
      { version: null },
    ]);
    expect(await textOf('works/chair.yaml')).toBe(before);
    const wrong = await save('works/chair', [['title.en', 'Chair', null]]);
    const { status, body } = await publish([['works/chair', wrong]], 'en');
    expect([status, body.refused[0]?.findings[0]?.path]).toEqual([409, 'title.en']);
    expect(await draftOf('works/chair')).toEqual({ 'title.fr': 'Fauteuil', 'title.en': null });
  });
});

describe('taking back', () => {
  const two = async (): Promise<Published> => {
    const lamp = await save('works/lamp', [['title.fr', 'Grande lampe', 'Lampe']]);
    const chair = await save('works/chair', [['reference', 'ML 0002', 'ML 2']]);
    const { status, body } = await publish([
      ['works/lamp', lamp],
      ['works/chair', chair],
      ['works/secret', null],
    ]);
    expect(status).toBe(200);
    return body;
  };

  it('makes all that was published at once what it was before, and drafts of what was changed', async () => {
    const done = await two();
    expect((await takeBack(done)).status).toBe(200);
    expect(await valuesOf('works/lamp.yaml')).toMatchObject({ title: { fr: 'Grande lampe' } });
    expect(await valuesOf('works/secret.yaml')).toMatchObject({ status: 'draft' });
    expect((await seen('works/lampe?lang=fr'))?.title).toBe('Grande lampe');
    expect(await open('works/lamp')).toMatchObject({
      state: 'changed',
      draft: { by: 'ada', changes: [{ path: 'title.fr', before: 'Grande lampe', value: 'Lampe' }] },
    });
    expect(await draftOf('works/chair')).toEqual({ reference: 'ML 2' });
    expect(await open('works/secret')).toMatchObject({ state: 'draft', draft: null });
    const owner = (await desk.person('everything')).cookie;
    expect(JSON.stringify((await desk.call('GET', '/log', { cookie: owner })).body)).toContain(
      '"taken-back"',
    );
    const { lines } = (await desk.call('GET', '/items/works/lamp/history', { cookie: ada })).body as {
      lines: object[];
    };
    expect(lines).toMatchObject([{ act: 'takenBack', by: 'ada' }, { act: 'published' }]);
  });

  it('can be published once more, and taken back once more', async () => {
    await takeBack(await two());
    const { number } = (await open('works/lamp')).draft!;
    const again = await publish([['works/lamp', number]]);
    expect(again.status).toBe(200);
    expect((await seen('works/lampe?lang=fr'))?.title).toBe('Lampe');
    expect((await takeBack(again.body)).status).toBe(200);
    expect(await draftOf('works/lamp')).toEqual({ 'title.fr': 'Lampe' });
  });

  it('leaves of something new no file, and all that was written', async () => {
    const made = await desk.call('POST', '/items', {
      cookie: ada,
      body: { shelf: 'creators', title: 'Zoé Roux' },
    });
    const place = `creators/${(made.body as OpenItem).id}`;
    const draft = await save(place, [['slug.en', null, 'zoe-roux']]);
    const { body } = await publish([[place, draft]]);
    expect((await takeBack(body)).status).toBe(200);
    await expect(textOf(`${place}.yaml`)).rejects.toThrow('ENOENT');
    expect(await open(place)).toMatchObject({ state: 'draft', published: null });
    expect(await draftOf(place)).toEqual({
      name: 'Zoé Roux',
      sort_name: 'Roux, Zoé',
      slug: { en: 'zoe-roux' },
    });
  });

  it.each([
    ['a colleague has written in one', () => save('works/chair', [['title.en', 'Chair', 'Seat']])],
    [
      'somebody has edited the file of one',
      async () =>
        writeFile(path.join(desk.root, 'works/chair.yaml'), `${await textOf('works/chair.yaml')}\n# note\n`),
    ],
    [
      'one was sold',
      () =>
        desk.call('POST', '/items/works/availability', {
          cookie: ada,
          body: { ids: ['chair'], availability: 'available' },
        }),
    ],
  ])('changes nothing where %s since', async (_, meanwhile) => {
    const done = await two();
    await meanwhile();
    const lamp = await textOf('works/lamp.yaml');
    const { status, body } = await takeBack(done);
    expect(status).toBe(409);
    expect(body.refused).toMatchObject([{ id: 'chair', findings: [{ name: 'conflict' }] }]);
    expect(await textOf('works/lamp.yaml')).toBe(lamp);
  });

  it('gives back what was withdrawn, with the draft that it had, and knows what was withdrawn before', async () => {
    await save('works/lamp', [['title.en', 'Tall lamp', 'Taller lamp']]);
    const withdraw = async () =>
      (await desk.call('POST', '/withdraw', { cookie: ada, body: { shelf: 'works', ids: ['lamp'] } })).body;
    expect((await takeBack((await withdraw()) as Published)).status).toBe(200);
    expect(await open('works/lamp')).toMatchObject({
      state: 'changed',
      draft: { changes: [{ path: 'title.en', value: 'Taller lamp' }] },
    });
    await withdraw();
    const { number } = (await open('works/lamp')).draft!;
    const { body } = await publish([['works/lamp', number]]);
    await takeBack(body);
    expect((await open('works/lamp')).state).toBe('withdrawn');
  });

  it('is of what was published or withdrawn alone, and for those who may publish', async () => {
    const done = await two();
    const jules = (await desk.person('write')).cookie;
    expect((await takeBack(done, jules)).status).toBe(403);
    const [lamp, chair] = done.published;
    expect((await takeBack({ ...done, published: [{ ...lamp!, version: chair!.version }] })).status).toBe(
      404,
    );
    expect((await takeBack({ ...done, published: [{ ...lamp!, version: 999 }] })).status).toBe(404);
    expect((await takeBack({ ...done, published: [] })).status).toBe(422);
  });
});
