import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { SAMPLE_FILES } from '../../api/testing/sample-files';
import type { Work } from '../../src/contract/items/work';
import type { OpenItem } from '../contract/items/item';
import type { PictureLine, PicturePage } from '../contract/items/pictures';
import { openTestDesk, type TestDesk } from './testing/test-desk';

const DAY = 'lamp-1-day.jpg';
const NIGHT = 'lamp-1-night.jpg';
const NEW = 'lamp-new.jpg';

let desk: TestDesk;
let ada: string;
beforeEach(async () => {
  const chair = SAMPLE_FILES['works/chair.yaml'] as object;
  const alt = { en: 'A lamp beside it', fr: 'Une lampe à côté' };
  desk = await openTestDesk({
    live: true,
    changes: { 'works/chair.yaml': { ...chair, pictures: [{ file: DAY, alt, credit: 'Ada' }] } },
  });
  ada = (await desk.person('publish', 'ada@example.org')).cookie;
  await picture(NEW, '#104080');
});
afterEach(() => desk.close());

const folder = () => path.join(desk.root, 'pictures');
const picture = (file: string, background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(path.join(folder(), file));
const textOf = (file: string) => readFile(path.join(desk.root, file), 'utf8');
const valuesOf = async (file: string) => parse(await textOf(file)) as { pictures: Record<string, unknown>[] };
const replace = (file: string, by: string, cookie = ada) =>
  desk.call('POST', '/pictures/replace', { cookie, body: { file, by } });
const open = async (place: string) =>
  (await desk.call('GET', `/items/${place}`, { cookie: ada })).body as OpenItem;
const work = async (slug: string) =>
  ((await desk.app.inject(`/api/works/${slug}?lang=en`)).json() as { data: Work }).data;
const library = async (query = '') =>
  (await desk.call('GET', `/library${query}`, { cookie: ada })).body as PicturePage;
const lineOf = async (file: string): Promise<PictureLine | undefined> =>
  (await library('?evenings=true')).lines.find((line) => line.file === file);
const toRead = async (place: string) =>
  (await open(place)).findings.filter(({ name }) => name === 'readAgain').map((one) => one.path);
const saveDraft = async (place: string, name: string, before: unknown, value: unknown) => {
  const body = { changes: [{ path: name, before, value }] };
  expect((await desk.call('PUT', `/items/${place}/draft`, { cookie: ada, body })).status).toBe(200);
};

it('stands in the place of another everywhere at once, with all that is said of it', async () => {
  const [lamp, chair] = [await work('lamp'), await work('chair')];
  const { status, body } = await replace(DAY, NEW);
  expect(status).toBe(200);
  expect(body).toEqual({
    items: [expect.objectContaining({ id: 'chair' }), expect.objectContaining({ id: 'lamp' })],
  });
  expect((await valuesOf('works/chair.yaml')).pictures).toEqual([
    { file: NEW, alt: { en: 'A lamp beside it', fr: 'Une lampe à côté' }, credit: 'Ada' },
  ]);
  // The sizes are made of the large original, which is the new picture itself.
  expect((await valuesOf('works/lamp.yaml')).pictures[0]).toMatchObject({ file: NEW, hd: NEW });
  const [now, chairNow] = [await work('lamp'), await work('chair')];
  expect(now.images[0]?.sizes.sm).toMatch(/^\/media\/lamp-new\./);
  expect(now.images[0]).toMatchObject({ width: 1600, height: 1200, alt: lamp.images[0]?.alt });
  expect(chairNow.images[0]?.sizes.sm).toBe(now.images[0]?.sizes.sm);
  expect(chair.images[0]?.sizes.sm).not.toBe(now.images[0]?.sizes.sm);
});

it('keeps the addresses of before, sizes that nobody had asked for yet and the large original as well', async () => {
  const before = await work('lamp');
  const [{ sizes, webp }] = before.images as [Work['images'][number]];
  const [hd] = before.hd_images;
  const original = await readFile(path.join(folder(), DAY));
  const large = await readFile(path.join(folder(), 'hd/lamp.jpg'));
  await replace(DAY, NEW);
  for (const address of [sizes.sm, webp!.xl]) {
    const { statusCode, rawPayload } = await desk.app.inject(address);
    expect(statusCode).toBe(200);
    const { dominant } = await sharp(rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  }
  expect((await desk.app.inject(hd!.url)).rawPayload).toEqual(large);
  // Nothing has changed what was there.
  expect(await readFile(path.join(folder(), DAY))).toEqual(original);

  const removed = await desk.call('POST', '/pictures/remove', { cookie: ada, body: { files: [DAY] } });
  expect(removed.status).toBe(200);
  expect((await desk.app.inject(sizes.md)).statusCode).toBe(200);
});

it('does not serve another picture at an address of before', async () => {
  const [{ sizes }] = (await work('chair')).images as [Work['images'][number]];
  await replace(DAY, NEW);
  await picture(DAY, '#00ff00');
  expect((await desk.app.inject(sizes.md)).statusCode).toBe(404);
});

it('asks to read its descriptions again, until they are changed or found right', async () => {
  await replace(DAY, NEW);
  expect(await toRead('works/chair')).toEqual(['pictures.0.alt.en', 'pictures.0.alt.fr']);
  expect(await toRead('works/stool')).toEqual([]);
  const before = (await open('works/chair')).published!['pictures'] as { alt: object }[];
  const value = [{ ...before[0]!, alt: { ...before[0]!.alt, en: 'Another lamp' } }];
  await saveDraft('works/chair', 'pictures', before, value);
  expect(await toRead('works/chair')).toEqual(['pictures.0.alt.fr']);
  const read = (file: string) =>
    desk.call('POST', '/items/works/chair/pictures/read', { cookie: ada, body: { file } });
  expect((await read('other.jpg')).status).toBe(204);
  expect(await toRead('works/chair')).toHaveLength(1);
  expect((await read(NEW)).status).toBe(204);
  expect(await toRead('works/chair')).toEqual([]);
  expect(await toRead('works/lamp')).not.toEqual([]);
});

it('asks for nothing of an item that was deleted', async () => {
  // What names an item keeps it from being deleted.
  await desk.edit({
    'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], related: [] },
    'pages/home.yaml': { ...SAMPLE_FILES['pages/home.yaml'], selected_works: ['lamp'] },
  });
  await replace(DAY, NEW);
  const deleted = await desk.call('DELETE', '/items/works/chair', { cookie: ada });
  expect(deleted.status).toBe(200);
  const asked = await desk.database.read((from) => from.all('SELECT item FROM desk_read_again'));
  expect(asked).toEqual([{ item: 'lamp' }]);
});

it('is put back as it was, large original and all', async () => {
  const before = await textOf('works/lamp.yaml');
  await replace(DAY, NEW);
  expect(await lineOf(NEW)).toMatchObject({ replaced: { was: DAY, by: 'ada' } });
  expect(await lineOf(DAY)).toMatchObject({ isUnused: true, replacedBy: NEW });
  expect((await replace(NEW, DAY)).status).toBe(200);
  const undated = (text: string) => text.replace(/^updated_at: .*$/m, '');
  expect(undated(await textOf('works/lamp.yaml'))).toBe(undated(before));
  expect(await toRead('works/lamp')).toEqual([]);
  expect(await lineOf(DAY)).toMatchObject({ isUnused: false, replaced: null, replacedBy: null });
  const history = await desk.call('GET', '/items/works/lamp/history', { cookie: ada });
  expect((history.body as { lines: object[] }).lines).toMatchObject([
    { act: 'putBack', by: 'ada', paths: ['pictures'] },
    { act: 'replaced', by: 'ada', paths: ['pictures'] },
  ]);
});

it('is put back also where the picture of before was taken out since', async () => {
  await replace(DAY, NEW);
  const original = await readFile(path.join(folder(), DAY));
  await desk.call('POST', '/pictures/remove', { cookie: ada, body: { files: [DAY] } });
  expect(await readdir(folder())).not.toContain(DAY);
  expect((await replace(NEW, DAY)).status).toBe(200);
  expect(await readFile(path.join(folder(), DAY))).toEqual(original);
  expect((await work('chair')).images[0]?.sizes.sm).toMatch(/lamp-1-day/);
});

it('takes the place of an evening picture, and of the picture of news', async () => {
  await replace(NIGHT, NEW);
  expect((await valuesOf('works/lamp.yaml')).pictures[0]).toMatchObject({
    file: DAY,
    night: { file: NEW, lamp: true, alt: { en: 'Lit', fr: 'Allumée' } },
  });
  expect(JSON.stringify(await valuesOf('pages/home.yaml'))).toContain(NEW);
  expect(await toRead('works/lamp')).toEqual(['pictures.0.night.alt.en', 'pictures.0.night.alt.fr']);
});

it('is in drafts as well, which stay drafts, and in those of items that have no file yet', async () => {
  const made = await desk.call('POST', '/items', { cookie: ada, body: { shelf: 'works', title: 'Bench' } });
  const { id } = made.body as OpenItem;
  const bench = [{ file: DAY, alt: { en: 'Bench' } }];
  await saveDraft(`works/${id}`, 'pictures', null, bench);
  const published = (await open('works/chair')).published!['pictures'];
  const two = [...(published as object[]), { file: NIGHT, alt: {} }];
  await saveDraft('works/chair', 'pictures', published, two);
  await saveDraft('works/chair', 'reference', 'ML 0002', 'ML 2222');
  const { number } = (await open('works/chair')).draft!;
  expect((await replace(DAY, NEW)).body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id, isDraft: true })]),
  });
  const chair = await open('works/chair');
  expect(chair).toMatchObject({ state: 'changed', conflicts: [], draft: { number } });
  expect(chair.draft?.changes.find((one) => one.path === 'pictures')?.value).toMatchObject([
    { file: NEW, credit: 'Ada' },
    { file: NIGHT },
  ]);
  expect((await open(`works/${id}`)).draft?.changes.find((one) => one.path === 'pictures')?.value).toEqual([
    { file: NEW, alt: { en: 'Bench' } },
  ]);
  expect(await toRead(`works/${id}`)).toEqual(['pictures.0.alt.en']);
  expect(await valuesOf('works/chair.yaml')).toMatchObject({ reference: 'ML 0002' });
});

it('is in drafts where nothing public shows it, and put back there', async () => {
  await picture('drafted.jpg', '#333333');
  await saveDraft('works/stool', 'pictures', null, [{ file: 'drafted.jpg', alt: {}, hd: 'drafted.jpg' }]);
  const value = async () => (await open('works/stool')).draft?.changes[0]?.value;
  expect((await replace('drafted.jpg', NEW)).status).toBe(200);
  expect(await value()).toEqual([{ file: NEW, alt: {}, hd: NEW }]);
  expect((await replace(NEW, 'drafted.jpg')).status).toBe(200);
  expect(await value()).toEqual([{ file: 'drafted.jpg', alt: {}, hd: 'drafted.jpg' }]);
  expect(await lineOf(NEW)).toMatchObject({ isUnused: true, replaced: null });
});

it('leaves in drafts whose each change is', async () => {
  const marie = (await desk.person('write', 'marie@example.org')).cookie;
  const body = { changes: [{ path: 'reference', before: 'ML 0002', value: 'ML 2222' }] };
  await desk.call('PUT', '/items/works/chair/draft', { cookie: marie, body });
  const published = (await open('works/chair')).published!['pictures'] as object[];
  await saveDraft('works/chair', 'pictures', published, [{ ...published[0], credit: 'Inès' }]);
  await replace(DAY, NEW);
  expect((await open('works/chair')).draft?.changes).toMatchObject([
    { path: 'reference', by: 'marie' },
    { path: 'pictures', by: 'ada' },
  ]);
});

it('is refused where it makes no sense, and changes nothing', async () => {
  const before = await textOf('works/lamp.yaml');
  const writer = (await desk.person('write')).cookie;
  expect((await replace(DAY, NEW, writer)).status).toBe(403);
  expect((await replace(NEW, DAY)).body).toMatchObject({ error: { fault: 'notUsed' } });
  expect((await replace(DAY, 'none.jpg')).status).toBe(404);
  expect((await replace(DAY, DAY)).status).toBe(422);
  expect((await replace('hd/lamp.jpg', NEW)).status).toBe(422);
  await writeFile(path.join(folder(), 'torn.jpg'), 'no picture');
  expect((await replace(DAY, 'torn.jpg')).status).toBe(409);
  expect(await textOf('works/lamp.yaml')).toBe(before);
  await rm(path.join(folder(), 'torn.jpg'));
});

it('says which items show a picture, in the evening and as an original of another', async () => {
  expect((await lineOf(NIGHT))?.uses).toMatchObject([
    { shelf: 'pages', id: 'home', part: 'day' },
    { shelf: 'works', id: 'lamp', part: 'evening', title: { en: 'Tall lamp' } },
  ]);
  const published = (await open('works/chair')).published!['pictures'] as object[];
  await saveDraft('works/chair', 'pictures', published, [{ ...published[0], hd: NEW }]);
  expect((await lineOf(NEW))?.uses).toMatchObject([{ id: 'chair', part: 'original', isDraft: true }]);
});
