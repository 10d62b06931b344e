import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { startApiProcess } from '../testing/api-process';
import { SAMPLE_FILES } from '../testing/sample-files';
import { bringMedia, contentOf, namesOf } from '../testing/sample-media';
import { sampleGlb } from '../testing/sample-glb';
import { freePort } from '../../scripts/lib/ports';
import { until } from '../../tests/until';
import type { Work } from '../../src/contract/items/work';
import { PICTURES } from '../../desk/app/uploads/dropped-files';
import type { DeletedList } from '../content/contract/deleted';
import type { FileFacts, FileList } from './contract/files';
import type { OpenItem, SavedDraft } from '../content/contract/item';
import type { PictureLine, PicturePage, PicturesInVersions } from './contract/pictures';
import { MOST_UPLOADS, UPLOAD_PART } from './contract/upload-bounds';
import { keepDraft } from '../content/drafts/draft-queries';
import { addVersion } from '../content/writing/version-queries';
import { cleanPicture } from './clean-picture';
import { logLines } from '../desk/log-queries';
import { folded, packedNothing, pdf, unfoldingPdf } from './testing/pdfs';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';
import { openUploadDesk, type UploadDesk } from './testing/upload-desk';

describe('pictures', () => {
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
    expect(await readdir(path.join(desk.files.place, 'uploads'))).toEqual([]);
  });

  test('it is turned as its EXIF says and loses place, camera and author', async () => {
    const content = await blank(1600, 900)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Artist: 'Ada Secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { file, width } = await upload(content, 'turned.jpg');
    expect(width).toBe(900);
    const kept = await contentOf(desk, 'pictures', file);
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
    const files: string[] = [];
    for (const name of ['one.jpg', 'two.jpg'])
      files.push((await upload(await blank(1500, 1400).jpeg().toBuffer(), name)).file);
    const [one = '', two = ''] = files;
    const before = await contentOf(desk, 'pictures', one);
    expect((await json('POST', 'pictures/remove', { files: [...files, 'lamp-1-day.jpg'] })).status).toBe(409);
    expect(await namesOf(desk, 'pictures')).toEqual(expect.arrayContaining(files));
    const aside = await asideOf(await json('POST', 'pictures/remove', { files }));
    expect(await namesOf(desk, 'pictures')).not.toContain(one);
    // Older versions name it still: nobody is given its name.
    expect((await upload(await blank(1400, 1400).jpeg().toBuffer(), two)).file).toBe('two-2.jpg');
    const back = await json('POST', 'pictures/bring-back', { aside });
    expect(await back.json()).toEqual({ files: [one, two] });
    expect(await contentOf(desk, 'pictures', one)).toEqual(before);
    expect((await json('POST', 'pictures/bring-back', { aside })).status).toBe(404);
    expect((await json('POST', 'pictures/bring-back', { aside: ['../../secret.12345678.jpg'] })).status).toBe(
      422,
    );
  });

  test('one comes back under another name where a folder that was brought in has given its own away', async () => {
    const { file } = await upload(await blank(1500, 1400).jpeg().toBuffer(), 'again.jpg');
    const aside = await asideOf(await json('POST', 'pictures/remove', { files: [file] }));
    await writeFile(path.join(desk.root, 'pictures', file), await blank(1600, 1400).jpeg().toBuffer());
    await bringMedia(desk, desk.root, [`pictures/${file}`]);
    const back = await json('POST', 'pictures/bring-back', { aside });
    expect(await back.json()).toEqual({ files: ['again-2.jpg'] });
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

  describe('promised space', () => {
    const beginAs = (by: string) => call('POST', 'uploads', { 'upload-length': '1', cookie: by });
    const forget = () => desk.database.write((to) => to.deleteFrom('uploads').execute());

    test('is refused to somebody who has too many uploads on their way, and not to others', async () => {
      const [ada, jules] = await Promise.all(
        ['ada-uploads', 'jules-uploads'].map(async (name) =>
          (await desk.person('write', `${name}@example.org`)).cookie.replace('__Host-', ''),
        ),
      );
      const begun: string[] = [];
      for (let nth = 0; nth < MOST_UPLOADS.count; nth += 1) {
        const answer = await beginAs(ada!);
        expect(answer.status).toBe(201);
        begun.push(answer.headers.get('location')!.split('/').at(-1)!);
      }
      const refused = await beginAs(ada!);
      expect([refused.status, await refused.json()]).toEqual([429, { error: { fault: 'tooManyUploads' } }]);
      expect((await beginAs(jules!)).status).toBe(201);
      // What is given up makes place for another one.
      expect((await call('DELETE', `uploads/${begun[0]!}`, { cookie: ada! })).status).toBe(204);
      expect((await beginAs(ada!)).status).toBe(201);
      await forget();
    });

    test('is refused to all where others were promised what is left of the disk', async () => {
      const other = { id: 'other', person: 99, bytes: 2 ** 52, arrived: 0, parts: '[]' };
      const begun_at = new Date().toISOString();
      await desk.database.write((to) =>
        to
          .insertInto('uploads')
          .values({ ...other, begun_at })
          .execute(),
      );
      const refused = await beginAs(cookie);
      expect([refused.status, await refused.json()]).toEqual([507, { error: { fault: 'diskFull' } }]);
      await forget();
      await call('DELETE', `uploads/${await begin(1)}`, {});
    });
  });

  test('a store that cannot be written in the middle of an upload is told as such, and the upload goes on once it can', async () => {
    const content = randomBytes(UPLOAD_PART);
    const id = await begin(content.length);
    expect((await send(id, 0, content.subarray(0, 1000))).status).toBe(204);
    const parts = path.join(desk.files.place, '.parts');
    await rename(parts, `${parts}.aside`);
    // Nobody may write there, not even root.
    await symlink('/sys/kernel', parts);
    const refused = await send(id, 1000, content.subarray(1000));
    expect([refused.status, await refused.json()]).toEqual([503, { error: { fault: 'notWritable' } }]);
    await rm(parts);
    await rename(`${parts}.aside`, parts);
    expect((await call('HEAD', `uploads/${id}`, {})).headers.get('upload-offset')).toBe('1000');
    expect((await send(id, 0, content)).status).toBe(409);
    expect((await send(id, 1000, content.subarray(1000))).status).toBe(204);
    expect((await call('HEAD', `uploads/${id}`, {})).headers.get('upload-offset')).toBe(`${UPLOAD_PART}`);
    expect((await call('DELETE', `uploads/${id}`, {})).status).toBe(204);
    expect((await call('HEAD', `uploads/${id}`, {})).status).toBe(404);
  });

  test('what has arrived of a part whose line breaks counts', async () => {
    const content = randomBytes(UPLOAD_PART);
    const id = await begin(content.length);
    const line = connect(Number(new URL(url).port), '127.0.0.1');
    await once(line, 'connect');
    line.write(
      [
        `PATCH /desk/api/uploads/${id} HTTP/1.1`,
        ...[`host: ${new URL(url).host}`, `origin: ${url}`, `cookie: ${cookie}`, 'tus-resumable: 1.0.0'],
        ...['upload-offset: 0', 'content-type: application/offset+octet-stream'],
        `content-length: ${content.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    line.end(content.subarray(0, 1000));
    const arrived = async () => (await call('HEAD', `uploads/${id}`, {})).headers.get('upload-offset');
    await until(arrived, (offset) => offset === '1000');
    expect((await send(id, 1000, content.subarray(1000))).status).toBe(204);
    await call('DELETE', `uploads/${id}`, {});
  });
});

describe('replaced pictures', () => {
  const DAY = 'lamp-1-day.jpg';
  const NIGHT = 'lamp-1-night.jpg';
  const NEW = 'lamp-new.jpg';

  let desk: TestDesk;
  let ada: string;
  beforeEach(async () => {
    const chair = SAMPLE_FILES['works/chair.yaml'] as object;
    const alt = { en: 'A lamp beside it', fr: 'Une lampe à côté' };
    desk = await openTestDesk({
      changes: { 'works/chair.yaml': { ...chair, pictures: [{ file: DAY, alt, credit: 'Ada' }] } },
    });
    ada = (await desk.person('publish', 'ada@example.org')).cookie;
    await picture(NEW, '#104080');
  });
  afterEach(() => desk.close());

  async function picture(file: string, background: string): Promise<void> {
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .jpeg()
      .toFile(path.join(desk.root, 'pictures', file));
    await bringMedia(desk, desk.root, [`pictures/${file}`]);
  }
  const picturesOf = async (place: string) =>
    (await desk.published(place))?.['pictures'] as Record<string, unknown>[];
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
    expect(await picturesOf('works/chair')).toEqual([
      { file: NEW, alt: { en: 'A lamp beside it', fr: 'Une lampe à côté' }, credit: 'Ada' },
    ]);
    // The sizes are made of the large original, which is the new picture itself.
    expect((await picturesOf('works/lamp'))[0]).toMatchObject({ file: NEW, hd: NEW });
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
    const original = await contentOf(desk, 'pictures', DAY);
    const large = await contentOf(desk, 'pictures', 'hd/lamp.jpg');
    await replace(DAY, NEW);
    for (const address of [sizes.sm, webp!.xl]) {
      const { statusCode, rawPayload } = await desk.app.inject(address);
      expect(statusCode).toBe(200);
      const { dominant } = await sharp(rawPayload).stats();
      expect(dominant.r).toBeGreaterThan(dominant.b);
    }
    expect((await desk.app.inject(hd!.url)).rawPayload).toEqual(large);
    // Nothing has changed what was there.
    expect(await contentOf(desk, 'pictures', DAY)).toEqual(original);

    const removed = await desk.call('POST', '/pictures/remove', { cookie: ada, body: { files: [DAY] } });
    expect(removed.status).toBe(200);
    expect((await desk.app.inject(sizes.md)).statusCode).toBe(200);
  });

  it('serves no other picture at an address of before, whatever has its name now', async () => {
    const [{ sizes }] = (await work('chair')).images as [Work['images'][number]];
    await replace(DAY, NEW);
    await picture(DAY, '#00ff00');
    const { statusCode, rawPayload } = await desk.app.inject(sizes.md);
    expect(statusCode).toBe(200);
    const { dominant } = await sharp(rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
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
    const before = await desk.published('works/lamp');
    await replace(DAY, NEW);
    expect(await lineOf(NEW)).toMatchObject({ replaced: { was: DAY, by: 'ada' } });
    expect(await lineOf(DAY)).toMatchObject({ isUnused: true, replacedBy: NEW });
    expect((await replace(NEW, DAY)).status).toBe(200);
    expect(await desk.published('works/lamp')).toEqual({ ...before, updated_at: expect.any(String) });
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
    const original = await contentOf(desk, 'pictures', DAY);
    await desk.call('POST', '/pictures/remove', { cookie: ada, body: { files: [DAY] } });
    expect(await namesOf(desk, 'pictures')).not.toContain(DAY);
    expect((await replace(NEW, DAY)).status).toBe(200);
    expect(await contentOf(desk, 'pictures', DAY)).toEqual(original);
    expect((await work('chair')).images[0]?.sizes.sm).toMatch(/lamp-1-day/);
  });

  it('takes the place of an evening picture, and of the picture of news', async () => {
    await replace(NIGHT, NEW);
    expect((await picturesOf('works/lamp'))[0]).toMatchObject({
      file: DAY,
      night: { file: NEW, lamp: true, alt: { en: 'Lit', fr: 'Allumée' } },
    });
    expect(JSON.stringify(await desk.published('pages/home'))).toContain(NEW);
    expect(await toRead('works/lamp')).toEqual(['pictures.0.night.alt.en', 'pictures.0.night.alt.fr']);
  });

  it('is in drafts as well, which stay drafts, and in those of items that were never public', async () => {
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
    expect(await desk.published('works/chair')).toMatchObject({ reference: 'ML 0002' });
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
    const before = await desk.published('works/lamp');
    const writer = (await desk.person('write')).cookie;
    expect((await replace(DAY, NEW, writer)).status).toBe(403);
    expect((await replace(NEW, DAY)).body).toMatchObject({ error: { fault: 'notUsed' } });
    expect((await replace(DAY, 'none.jpg')).status).toBe(404);
    expect((await replace(DAY, DAY)).status).toBe(422);
    expect((await replace('hd/lamp.jpg', NEW)).status).toBe(422);
    expect(await desk.published('works/lamp')).toEqual(before);
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
});

const SCRIPT = 'app.alert(1)';

describe('choosers of pictures', () => {
  const types = PICTURES.split(',').filter((type) => type.startsWith('image/'));

  it.each(types)('offer %s, which the server takes', async (type) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
    const file = path.join(folder, 'upload');
    const format = type.replace('image/', '') as 'jpeg';
    await sharp({ create: { width: 1600, height: 100, channels: 3, background: '#803010' } })
      .toFormat(format)
      .toFile(file);
    expect(await cleanPicture(file)).toMatchObject({ width: 1600 });
    await rm(folder, { recursive: true });
  });

  it('offer nothing that it refuses', () => expect(PICTURES).not.toMatch(/\*|heic|gif|svg/));
});

describe('files', () => {
  let desk: UploadDesk;
  beforeAll(async () => {
    desk = await openUploadDesk('write');
  });
  afterAll(() => desk.close());

  const upload = (content: Uint8Array, name: string) => desk.upload('files', content, name);
  const call: UploadDesk['request'] = (...given) => desk.request(...given);
  const json = (route: string, body: object) => desk.json('POST', route, body);
  const files = async () => ((await (await call('GET', 'files', {})).json()) as FileList).files;

  test('a PDF is taken in as it is, under a plain name that no other has, and opened', async () => {
    const content = pdf();
    const name = 'Dossier de presse – Après la nuit.PDF';
    expect(await upload(content, name)).toMatchObject({
      ...{ status: 201, file: 'dossier-de-presse-apres-la-nuit.pdf', bytes: content.length },
    });
    expect((await upload(content, name)).file).toBe('dossier-de-presse-apres-la-nuit-2.pdf');
    expect((await upload(content, '../../….pdf')).file).toBe('document.pdf');
    expect(await contentOf(desk, 'files', 'document.pdf')).toEqual(content);
    const opened = await call('GET', 'files/open?file=document.pdf', {});
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(content);
    expect(await (await call('GET', 'files/facts?file=document.pdf', {})).json()).toMatchObject({
      bytes: content.length,
    });
    // Who brought it is told to owners.
    expect(
      (await desk.database.read((from) => logLines(from))).map(({ what, about }) => [what, about]).at(0),
    ).toEqual(['file-added', 'document.pdf']);
    expect((await call('GET', 'files/open?file=none.pdf', {})).status).toBe(404);
    expect((await call('GET', 'files/open?file=..%2Fsite.pdf', {})).status).toBe(422);
  });

  test('one that only whoever changes it needs a password for is taken in as well', async () =>
    expect((await upload(pdf({ lock: 'change' }), 'read-only.pdf')).status).toBe(201));

  test.each<[string, Uint8Array, string]>([
    ['lockedPdf', pdf({ lock: 'open' }), 'locked.pdf'],
    ['foreignPdf', Buffer.concat([Buffer.from('<script>'), pdf()]), 'page.pdf'],
    ['activePdf', pdf({ catalog: `/OpenAction << /S /JavaScript /JS (${SCRIPT}) >>` }), 'script.pdf'],
    [
      'activePdf',
      pdf({ catalog: `/OpenAction << /S 5 0 R /JS (${SCRIPT}) >>`, more: ['/JavaScript'] }),
      'far.pdf',
    ],
    ['activePdf', pdf({ catalog: '/AA << /WC << /S%\n/L#61unch /F (calc.exe) >> >>' }), 'launch.pdf'],
    [
      'activePdf',
      pdf({ more: [folded('/Type /ObjStm', deflateSync(`9 0 << /S/Launch /F (a) >>`))] }),
      'folded.pdf',
    ],
    [
      'activePdf',
      pdf({ catalog: '/AcroForm << /XFA 5 0 R /Fields [] >>', more: [folded('', deflateSync('<xdp/>'))] }),
      'form.pdf',
    ],
    ['heavyPdf', unfoldingPdf(2.5 * 1024 ** 3), 'table.pdf'],
    ['heavyPdf', pdf({ more: [folded('/Type /ObjStm', packedNothing(2.5 * 1024 ** 3))] }), 'objects.pdf'],
    ['notAPdf', Buffer.from('Dear Inès'), 'letter.pdf'],
    ['notAPdf', Buffer.from('%PDF-1.4\nand nothing else'), 'cut.pdf'],
  ])(
    '%s is said, and nothing is kept of it',
    async (fault, content, name) => {
      const before = await namesOf(desk, 'files');
      const { status, error } = await upload(content, name);
      expect([status, error?.fault]).toEqual([422, fault]);
      expect(await namesOf(desk, 'files')).toEqual(before);
      expect(await readdir(path.join(desk.files.place, 'uploads'))).toEqual([]);
    },
    // More than a look may take.
    180_000,
  );

  test('one that names scripts in its words alone is taken in, as is one of 20 MB', async () => {
    const title = pdf({ catalog: '/Lang (en) /Title (Opening/Launch: HTML/JavaScript)' });
    expect((await upload(title, 'words.pdf')).status).toBe(201);
    const picture = folded('/Type /XObject', randomBytes(20 * 1024 * 1024));
    expect((await upload(pdf({ more: [picture] }), 'large.pdf')).status).toBe(201);
  });

  test('it is said who offers each; one that nobody does is taken out, and brought back', async () => {
    const { file = '' } = await upload(pdf(), 'unused.pdf');
    const offered = (await files()).find((one) => one.file === 'late-fr.pdf');
    expect(offered?.uses).toMatchObject([{ shelf: 'events', id: 'late', isDraft: false }]);
    expect((await json('files/remove', { files: [file, 'late-fr.pdf'] })).status).toBe(409);

    const changes = [{ path: 'press_release.file.en', before: 'late-en.pdf', value: file }];
    const draft = { shelf: 'events', item: 'late', number: 1, changes } as const;
    await desk.database.write((to) =>
      keepDraft(to, { ...draft, changes: [...changes] }, { id: 1, name: 'Ada' }, '2026-11-24T10:00:00Z'),
    );
    expect((await files()).find((one) => one.file === file)?.uses).toMatchObject([
      { id: 'late', isDraft: true },
    ]);
    expect((await json('files/remove', { files: [file] })).status).toBe(409);
    await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));

    const removed = await json('files/remove', { files: [file] });
    const { aside } = (await removed.json()) as { aside: string[] };
    expect(await namesOf(desk, 'files')).not.toContain(file);
    expect(await (await json('files/bring-back', { aside })).json()).toEqual({ files: [file] });
    expect(await contentOf(desk, 'files', file)).toEqual(pdf());
  });

  test('strangers open nothing', async () =>
    expect((await call('GET', 'files/open?file=late-fr.pdf', { cookie: '' })).status).toBe(401));
});

describe('models', () => {
  let desk: UploadDesk;
  beforeAll(async () => {
    desk = await openUploadDesk('publish');
  });
  afterAll(() => desk.close());

  const upload = (content: Uint8Array, name: string, route: 'files' | 'models' = 'models') =>
    desk.upload(route, content, name);
  const call: UploadDesk['request'] = (...given) => desk.request(...given);
  const json: UploadDesk['json'] = (...given) => desk.json(...given);
  const facts = async (file: string) =>
    (await (await call('GET', `files/facts?file=${file}`, {})).json()) as FileFacts;
  const models = () => namesOf(desk, 'models');

  async function draft(model: object) {
    const open = (await (await call('GET', 'items/works/lamp', {})).json()) as OpenItem;
    const before = open.draft?.changes.find(({ path: of }) => of === 'model')?.value ?? null;
    const answer = await json('PUT', 'items/works/lamp/draft', {
      changes: [{ path: 'model', before, value: model }],
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as SavedDraft).item;
  }
  const told = (item: OpenItem) =>
    item.findings.filter(({ path: of }) => of.startsWith('model')).map(({ name, text }) => `${name} ${text}`);

  test('a model is taken in as it is, under a plain name, and is measured', async () => {
    const content = await sampleGlb({ width: 0.4, height: 1.5, depth: 0.3, variants: ['off', 'lit'] });
    expect(await upload(content, 'Lampe – Haute.GLB')).toMatchObject({
      status: 201,
      file: 'lampe-haute.glb',
    });
    expect(await contentOf(desk, 'models', 'lampe-haute.glb')).toEqual(content);
    expect((await facts('lampe-haute.glb')).model).toMatchObject({
      size: { width: 40, height: 150, depth: 30 },
      isLamp: true,
    });
    const opened = await call('GET', 'files/open?file=lampe-haute.glb', {});
    expect(opened.headers.get('content-type')).toBe('model/gltf-binary');
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(content);
  });

  test('what is no model, or half of one, is refused in words, and nothing is kept of it', async () => {
    const before = await models();
    const whole = await sampleGlb({ width: 1, height: 1, depth: 1 });
    // One after the other, under one name: of the second, what was found in the first is not said.
    const answers = [
      await upload(Buffer.from('v 0 0 0'), 'chair.glb'),
      await upload(whole.subarray(0, whole.length / 2), 'chair.glb'),
    ];
    expect(answers.map(({ status, error }) => [status, error?.fault, error?.model?.code])).toEqual([
      [422, 'unfitModel', 'notGlb'],
      [422, 'unfitModel', 'cutOff'],
    ]);
    expect(await models()).toEqual(before);
    expect(await readdir(path.join(desk.files.place, 'uploads'))).toEqual([]);
  });

  test('a model that is given as a PDF is refused as that', async () =>
    expect(
      (await upload(await sampleGlb({ width: 1, height: 1, depth: 1 }), 'a.glb', 'files')).error?.fault,
    ).toBe('notAPdf'));

  test('it is said what is off in it, whether the page shows it, and where a file is missing', async () => {
    const { file: near } = await upload(
      await sampleGlb({ width: 0.3, height: 1.545, depth: 0.3 }),
      'near.glb',
    );
    const { file: far } = await upload(await sampleGlb({ width: 0.3, height: 15, depth: 0.3 }), 'far.glb');
    expect(told(await draft({ file: near }))).toEqual(['modelSize height 154.5 150']);
    expect(told(await draft({ file: far }))).toEqual(['modelWrong height 1500 150']);
    expect(told(await draft({ file: near, size: { height: 154.5 } }))).toEqual([]);
    expect(told(await draft({ file: 'none.glb' }))).toEqual([expect.stringMatching(/^noFile /)]);
  });

  test('one that a draft shows stays; one that nothing shows goes, and comes back', async () => {
    const { file = '' } = await upload(await sampleGlb({ width: 0.3, height: 1.5, depth: 0.3 }), 'used.glb');
    await draft({ file });
    const listed = ((await (await call('GET', 'files', {})).json()) as FileList).files;
    expect(listed.find((one) => one.file === file)?.uses).toMatchObject([{ id: 'lamp', isDraft: true }]);
    expect((await json('POST', 'files/remove', { files: [file] })).status).toBe(409);
    await draft({ file: 'lampe-haute.glb' });
    const { aside } = (await (await json('POST', 'files/remove', { files: [file] })).json()) as {
      aside: string[];
    };
    expect(await models()).not.toContain(file);
    expect(await (await json('POST', 'files/bring-back', { aside })).json()).toEqual({ files: [file] });
    expect(await models()).toContain(file);
  });
});

describe('pictures in versions', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person('write'));
  });
  afterAll(() => desk.close());

  const version = (item: string, before: string | null, after: string | null) =>
    desk.database.write((to) =>
      addVersion(
        to,
        { shelf: 'works', item, at: '2026-11-24T10:00:00Z', act: 'published', before, after },
        null,
      ),
    );
  const asked = async () =>
    (await desk.call('GET', '/pictures/in-versions', { cookie })).body as PicturesInVersions;

  it('counts items whose versions name a picture that nothing shows any more, each once', async () => {
    const old = 'pictures:\n  - file: old-day.jpg\n    hd: hd/old-day.png\n';
    await version('lamp', null, old);
    await version('lamp', old, 'pictures:\n  - file: lamp-1-day.jpg\n');
    expect(await asked()).toEqual({ 'old-day.jpg': 1, 'hd/old-day.png': 1 });
    await version('chair', 'pictures: [{ file: old-day.jpg }]', 'title: Chair');
    expect(await asked()).toMatchObject({ 'old-day.jpg': 2, 'hd/old-day.png': 1 });
  });
});
