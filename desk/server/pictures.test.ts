import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { startApiProcess } from '../../api/testing/api-process';
import { freePort } from '../../scripts/lib/ports';
import type { DeletedList } from '../contract/items/deleted';
import type { PicturePage } from '../contract/items/pictures';
import { keepDraft } from './items/tables/drafts';
import { logLines } from './tables/log';
import { openTestDesk, type TestDesk } from './testing/test-desk';

// A process of its own, as the packages of the protocol are ES modules, which jest on Node 20 cannot load.
jest.setTimeout(60_000);
let desk: TestDesk;
let api: Awaited<ReturnType<typeof startApiProcess>>;
let url: string;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  api = await startApiProcess({ port: await freePort(), dataDir: desk.dataDir, catalogueDir: desk.root });
  url = api.url;
  // Over http the cookie has another name.
  cookie = (await desk.person('write')).cookie.replace('__Host-', '');
});
afterAll(async () => {
  await api.close();
  await desk.close();
});

const call = (method: string, route: string, headers: Record<string, string>, body?: Uint8Array | string) =>
  fetch(new URL(route, `${url}/desk/api/`), {
    method,
    headers: { origin: url, cookie, 'tus-resumable': '1.0.0', ...headers },
    ...(body !== undefined && { body: body as BodyInit }),
  });
const json = (method: string, route: string, body: object) =>
  call(method, route, { 'content-type': 'application/json' }, JSON.stringify(body));

async function begin(length: number): Promise<string> {
  const answer = await call('POST', 'uploads', { 'upload-length': String(length) });
  expect(answer.status).toBe(201);
  return answer.headers.get('location')!.split('/').at(-1)!;
}
const send = (id: string, offset: number, part: Uint8Array) =>
  call(
    'PATCH',
    `uploads/${id}`,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    part,
  );

async function upload(content: Uint8Array, name = 'DSC_8841 – Été.JPG') {
  const id = await begin(content.length);
  expect((await send(id, 0, content)).status).toBe(204);
  const answer = await json('POST', 'pictures', { upload: id, name });
  const body = (await answer.json()) as { file: string; width: number; error?: { fault: string } };
  return { status: answer.status, ...body };
}
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#803010' } });

/** The beginning of a PNG of so many pixels a side, which would fill the memory. */
function bomb(side: number): Uint8Array {
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const number = Buffer.alloc(8);
    number.writeUInt32BE(data.length);
    number.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([number.subarray(0, 4), named, number.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.alloc(1000))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const asideOf = async (answer: Response): Promise<string[]> => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { aside: string[] }).aside;
};
const list = async (query = '') => (await (await call('GET', `library${query}`, {})).json()) as PicturePage;

test('a picture arrives in parts, goes on where the line broke, and stands in the catalogue', async () => {
  const content = await blank(1600, 1200).jpeg().toBuffer();
  const id = await begin(content.length);
  await send(id, 0, content.subarray(0, 1000));
  expect((await json('POST', 'pictures', { upload: id, name: 'a.jpg' })).status).toBe(410);
  const asked = await call('HEAD', `uploads/${id}`, {});
  expect(asked.headers.get('upload-offset')).toBe('1000');
  expect((await send(id, 1000, content.subarray(1000))).status).toBe(204);
  const taken = await json('POST', 'pictures', { upload: id, name: 'Banc d’Été 1.JPG' });
  expect(await taken.json()).toMatchObject({ file: 'banc-d-ete-1.jpg', width: 1600, height: 1200 });
  const { lines } = await list('?list=unused');
  expect(lines[0]).toMatchObject({
    file: 'banc-d-ete-1.jpg',
    uses: [],
    thumb: { width: 1600, height: 1200 },
  });
  const thumb = await call('GET', lines[0]!.thumb.url, {});
  expect((await sharp(Buffer.from(await thumb.arrayBuffer())).metadata()).width).toBe(640);
  // Who brought it is told to owners.
  expect((await desk.database.read((from) => logLines(from)))[0]).toMatchObject({
    ...{ what: 'picture-added', about: 'banc-d-ete-1.jpg' },
  });
  // What was taken is not left in the place for uploads.
  expect(await readdir(path.join(desk.dataDir, 'uploads'))).toEqual([]);
});

test('it is turned as its EXIF says and loses place, camera and author', async () => {
  const content = await blank(1600, 900)
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Artist: 'Ada Secret' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { file, width } = await upload(content, 'turned.jpg');
  expect(width).toBe(900);
  const kept = await readFile(path.join(desk.root, 'pictures', file));
  const { exif, orientation } = await sharp(kept).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(kept.includes('Ada Secret')).toBe(false);
});

test('two of one name stay two, and names cannot lead out of the folder', async () => {
  const content = await blank(1500, 1500).webp().toBuffer();
  expect((await upload(content, 'same.webp')).file).toBe('same.webp');
  expect((await upload(content, 'same.png')).file).toBe('same-2.webp');
  expect((await upload(content, '../../../etc/passwd')).file).toBe('passwd.webp');
  expect((await upload(content, '….jpg')).file).toBe('picture.webp');
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['tooSmall', () => blank(1399, 900).jpeg().toBuffer()],
  ['notAPicture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['heic', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['damaged', async () => (await blank(2000, 2000).jpeg().toBuffer()).subarray(0, 4000)],
  ['tooManyPixels', async () => bomb(15_000)],
])('%s is said, and nothing is kept of it', async (fault, make) => {
  const before = (await list()).counts.all;
  const { status, error } = await upload(await make());
  expect(error?.fault).toBe(fault);
  expect(status).toBeGreaterThanOrEqual(400);
  expect((await list()).counts.all).toBe(before);
});

test('one that is used, or in a draft, stays; another is put aside', async () => {
  const content = await blank(1500, 1500).png().toBuffer();
  const { file } = await upload(content, 'drafted.png');
  const remove = (...files: string[]) => json('POST', 'pictures/remove', { files });
  await desk.database.write((to) =>
    keepDraft(
      to,
      {
        shelf: 'works',
        item: 'lamp',
        number: 1,
        changes: [{ path: 'pictures', before: null, value: [{ file }] }],
      },
      { id: 1, name: 'Ada' },
      '2026-11-24T10:00:00Z',
    ),
  );
  expect((await remove(file)).status).toBe(409);
  expect((await remove('lamp-1-day.jpg')).status).toBe(409);
  expect((await remove('hd/lamp.jpg')).status).toBe(409);
  expect((await list()).lines.find((line) => line.file === file)?.uses).toEqual([
    {
      shelf: 'works',
      id: 'lamp',
      title: { en: 'Tall lamp', fr: 'Grande lampe' },
      part: 'day',
      isDraft: true,
    },
  ]);
  await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
  expect(await asideOf(await remove(file))).toEqual([expect.stringMatching(/^drafted\.[0-9a-f]{8}\.png$/)]);
  expect((await remove(file)).status).toBe(404);
});

test('several are taken out at once or not at all, and brought back as they were', async () => {
  const folder = path.join(desk.root, 'pictures');
  const files: string[] = [];
  for (const name of ['one.jpg', 'two.jpg'])
    files.push((await upload(await blank(1500, 1400).jpeg().toBuffer(), name)).file);
  const [one = '', two = ''] = files;
  const before = await readFile(path.join(folder, one));
  expect((await json('POST', 'pictures/remove', { files: [...files, 'lamp-1-day.jpg'] })).status).toBe(409);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(files));
  const aside = await asideOf(await json('POST', 'pictures/remove', { files }));
  expect(await readdir(folder)).not.toEqual(expect.arrayContaining([one]));
  // Somebody takes the name of one of them meanwhile.
  expect((await upload(await blank(1400, 1400).jpeg().toBuffer(), two)).file).toBe(two);
  const back = await json('POST', 'pictures/bring-back', { aside });
  expect(await back.json()).toEqual({ files: [one, 'two-2.jpg'] });
  expect(await readFile(path.join(folder, one))).toEqual(before);
  expect((await json('POST', 'pictures/bring-back', { aside })).status).toBe(404);
  expect((await json('POST', 'pictures/bring-back', { aside: ['../../secret.12345678.jpg'] })).status).toBe(
    422,
  );
});

test('one of a name that was taken out before does not take its place there', async () => {
  const names: string[] = [];
  for (const width of [1500, 1600]) {
    const { file } = await upload(await blank(width, 1400).jpeg().toBuffer(), 'again.jpg');
    names.push(...(await asideOf(await json('POST', 'pictures/remove', { files: [file] }))));
  }
  expect(new Set(names).size).toBe(2);
  expect(await readdir(path.join(desk.dataDir, 'pictures-put-aside'))).toEqual(expect.arrayContaining(names));
});

test('what was taken out is listed, pictures and files, the latest first, until it is brought back', async () => {
  const { file } = await upload(await blank(1500, 1400).jpeg().toBuffer(), 'later.jpg');
  const [aside = ''] = await asideOf(await json('POST', 'pictures/remove', { files: [file] }));
  const deleted = async () => (await (await call('GET', 'deleted', {})).json()) as DeletedList;
  const [line] = (await deleted()).lines;
  expect(line).toMatchObject({ kind: 'picture', aside, file, thumb: { width: 1500, height: 1400 } });
  const thumb = await call('GET', line!.thumb!.url.replace('/desk/api/', ''), {});
  expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await call('GET', 'deleted/thumb?aside=../../secret.12345678.jpg', {})).status).toBe(422);
  expect((await json('POST', 'pictures/bring-back', { aside: [aside] })).status).toBe(200);
  expect((await deleted()).lines.map((one) => one.aside)).not.toContain(aside);
});

test('pictures are found by what shows them, and those without a description apart', async () => {
  const { lines, counts } = await list('?q=LAMP');
  expect(lines.map(({ file }) => file)).toContain('lamp-1-day.jpg');
  expect(lines[0]?.thumb.night ?? lines[1]?.thumb.night).toMatch(/lamp-1-night/);
  expect(counts.all).toBeGreaterThanOrEqual(counts.undescribed + counts.unused);
  expect((await list('?q=no-such-picture')).lines).toEqual([]);
});

test('those that a draft shows without a description are among these', async () => {
  const { file } = await upload(await blank(1500, 1400).jpeg().toBuffer(), 'silent.jpg');
  const body = {
    changes: [{ path: 'pictures', before: null, value: [{ file, alt: { en: 'A stool' } }] }],
  };
  expect((await json('PUT', 'items/works/chair/draft', body)).status).toBe(200);
  const { lines } = await list('?list=undescribed');
  // What the draft says of it is told, so that only the rest is asked for.
  expect(lines.find((line) => line.file === file)).toMatchObject({
    undescribed: ['fr'],
    alt: { en: 'A stool' },
  });
});

test('strangers and foreign pages upload nothing', async () => {
  expect((await call('POST', 'uploads', { 'upload-length': '9', cookie: '' })).status).toBe(401);
  expect(
    (await call('POST', 'uploads', { 'upload-length': '9', origin: 'https://evil.example' })).status,
  ).toBe(403);
  expect((await call('POST', 'uploads', { 'upload-length': String(81 * 1024 * 1024) })).status).toBe(413);
});
