import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DeployedFile } from '../../src/release/manifest';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';
import { readKept } from './send-file';
import { addVary } from './compressed-answer';

describe('kept files', () => {
  const page = (facts: Partial<DeployedFile> = {}): DeployedFile => ({
    file: 'index.html',
    type: 'text/html',
    hash: 'one',
    bytes: 4,
    cache: 'revalidate',
    encodings: [],
    ...facts,
  });

  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'kept-files-'));
    await writeFile(path.join(root, 'index.html'), 'page');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const read = async (file: DeployedFile, name = file.file) => (await readKept(root, name, file))?.toString();

  describe('readKept', () => {
    it('reads a small file once', async () => {
      expect(await read(page())).toBe('page');
      await writeFile(path.join(root, 'index.html'), 'other');
      expect(await read(page())).toBe('page');
    });

    it('reads it anew where its content is said to be another one', async () => {
      expect(await read(page())).toBe('page');
      await writeFile(path.join(root, 'index.html'), 'other');
      expect(await read(page({ hash: 'two' }))).toBe('other');
    });

    it('takes a compressed copy for another file', async () => {
      await writeFile(path.join(root, 'index.html.gz'), 'packed');
      expect([await read(page()), await read(page(), 'index.html.gz')]).toEqual(['page', 'packed']);
    });

    it('leaves large files to be streamed', async () => {
      expect(await read(page({ bytes: 600_000 }))).toBeUndefined();
    });

    it('fails where the file has gone, and finds it once it is there', async () => {
      const late = page({ file: 'late.html' });
      await expect(read(late)).rejects.toThrow('ENOENT');
      await writeFile(path.join(root, 'late.html'), 'late');
      expect(await read(late)).toBe('late');
    });
  });
});

describe('send file', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildHost({
      deployDir: await makeDeploy(),
      apiUrl: 'http://127.0.0.1:9',
      logLevel: 'silent',
    });
  });
  afterAll(() => app.close());

  type Headers = Record<string, string>;
  /** A file of the ten bytes 0123456789. */
  const getSheet = (headers: Headers, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/sheet.pdf', headers });
  const etagOf = async (url: string, headers: Headers = {}): Promise<string> =>
    String((await app.inject({ url, headers })).headers.etag);

  describe('a range', () => {
    it.each([
      ['bytes=2-4', 'bytes 2-4/10', '234'],
      ['bytes=8-', 'bytes 8-9/10', '89'],
      ['bytes=8-99', 'bytes 8-9/10', '89'],
      ['bytes=-2', 'bytes 8-9/10', '89'],
      ['bytes=-99', 'bytes 0-9/10', '0123456789'],
    ])('%s is answered with that part', async (range, contentRange, body) => {
      const answer = await getSheet({ range });
      expect(answer.statusCode).toBe(206);
      expect(answer.headers).toMatchObject({
        'content-range': contentRange,
        'content-length': String(body.length),
        'content-type': 'application/pdf',
        'accept-ranges': 'bytes',
        etag: await etagOf('/sheet.pdf'),
      });
      expect(answer.body).toBe(body);
    });

    it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s lies outside', async (range) => {
      const answer = await getSheet({ range });
      expect(answer.statusCode).toBe(416);
      expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-cache' });
      expect(answer.headers).not.toHaveProperty('content-type');
      expect(answer.body).toBe('');
    });

    it.each(['bytes=0-1,4-5', 'bytes=4-2', 'bytes=x', 'items=0-1'])(
      '%s is answered with the whole',
      async (range) => {
        const answer = await getSheet({ range });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).not.toHaveProperty('content-range');
        expect(answer.body).toBe('0123456789');
      },
    );

    it('counts for GET alone', async () => {
      const answer = await getSheet({ range: 'bytes=2-4' }, 'HEAD');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes' });
    });

    it('is one of the compressed form where that is sent', async () => {
      const accepted = { 'accept-encoding': 'br' };
      const whole = await app.inject({ url: '/about', headers: accepted });
      const size = whole.rawPayload.length;
      const part = await app.inject({ url: '/about', headers: { ...accepted, range: 'bytes=-5' } });
      expect(part.statusCode).toBe(206);
      expect(part.headers).toMatchObject({
        'content-encoding': 'br',
        'content-range': `bytes ${size - 5}-${size - 1}/${size}`,
      });
      expect(part.rawPayload).toEqual(whole.rawPayload.subarray(-5));
      expect(String(brotliDecompressSync(whole.rawPayload))).toBe('<h1>About</h1>');
    });

    it('of an error page or a preview is none', async () => {
      for (const url of ['/404.html', '/preview/token']) {
        const answer = await app.inject({
          url,
          headers: { range: 'bytes=0-1', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        });
        expect(answer.body).toMatch(/^<h1>.*<\/h1>/);
        expect(answer.headers).not.toHaveProperty('accept-ranges');
      }
    });
  });

  describe('If-Range', () => {
    const range = 'bytes=2-4';

    it('with the ETag of the file gives the part', async () => {
      const answer = await getSheet({ range, 'if-range': await etagOf('/sheet.pdf') });
      expect(answer.statusCode).toBe(206);
      expect(answer.body).toBe('234');
    });

    it('with anything else gives the whole', async () => {
      const etag = await etagOf('/sheet.pdf');
      for (const condition of [`W/${etag}`, '"other"', 'Tue, 01 Jan 2030 00:00:00 GMT']) {
        const answer = await getSheet({ range, 'if-range': condition });
        expect([condition, answer.statusCode, answer.body]).toEqual([condition, 200, '0123456789']);
      }
    });

    it('with the ETag of another encoding gives the whole', async () => {
      const plain = await etagOf('/about');
      const headers = { range: 'bytes=0-1', 'if-range': plain };
      expect((await app.inject({ url: '/about', headers })).statusCode).toBe(206);
      const compressed = await app.inject({
        url: '/about',
        headers: { ...headers, 'accept-encoding': 'br' },
      });
      expect(compressed.statusCode).toBe(200);
    });
  });

  describe('conditions', () => {
    it('hold for GET and HEAD alike', async () => {
      const etag = await etagOf('/sheet.pdf');
      for (const method of ['GET', 'HEAD'] as const) {
        expect((await getSheet({ 'if-none-match': `"a", W/${etag}` }, method)).statusCode).toBe(304);
        expect((await getSheet({ 'if-none-match': '*' }, method)).statusCode).toBe(304);
        expect((await getSheet({ 'if-none-match': '"a"' }, method)).statusCode).toBe(200);
        expect((await getSheet({ 'if-match': etag }, method)).statusCode).toBe(200);
        expect((await getSheet({ 'if-match': '"a"' }, method)).statusCode).toBe(412);
      }
    });

    it('come before a range', async () => {
      const etag = await etagOf('/sheet.pdf');
      const range = 'bytes=2-4';
      expect((await getSheet({ range, 'if-none-match': etag })).statusCode).toBe(304);
      expect((await getSheet({ range, 'if-match': '"a"' })).statusCode).toBe(412);
      expect((await getSheet({ range, 'if-match': etag })).statusCode).toBe(206);
    });

    it('that fail leave nothing to keep or read', async () => {
      const answer = await getSheet({ 'if-match': '"a"' });
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toBe('');
    });

    it('by date are not heeded: files have none', async () => {
      for (const name of ['if-modified-since', 'if-unmodified-since']) {
        const answer = await getSheet({ [name]: 'Tue, 01 Jan 2030 00:00:00 GMT' });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).not.toHaveProperty('last-modified');
      }
    });

    it('are not about an error page', async () => {
      for (const name of ['if-match', 'if-none-match']) {
        const headers = { [name]: '*', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
        const answer = await app.inject({ url: '/nothing', headers });
        expect([answer.statusCode, answer.body]).toEqual([
          404,
          expect.stringMatching(/^<h1>Not found<\/h1>/),
        ]);
      }
    });
  });
});

describe('vary', () => {
  /** The header after all names have been added. */
  function varyOf(before: string | undefined, ...names: string[]): string | undefined {
    let header = before;
    const reply = {
      getHeader: () => header,
      header: (_: string, value: string) => (header = value),
    } as unknown as FastifyReply;
    for (const name of names) addVary(reply, name);
    return header;
  }

  it('says what the answer depends on, beside what is said already, and once', () => {
    expect(varyOf(undefined, 'Accept')).toBe('Accept');
    expect(varyOf('Origin', 'Accept')).toBe('Origin, Accept');
    expect(varyOf('Origin, Accept', 'Accept')).toBe('Origin, Accept');
    expect(varyOf(undefined, 'Accept', 'Accept', 'Cookie')).toBe('Accept, Cookie');
  });
});
