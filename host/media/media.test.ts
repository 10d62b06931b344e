import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import Fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../tests/until';
import { type HostMetrics, NO_METRICS } from '../metrics/host-metrics';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';
import { type KeptFacts, nameOf } from './kept-file';
import { type MediaStore, openMediaStore } from './media-store';

describe('media route', () => {
  const BODY = Buffer.from('0123456789');
  const LIFE = { 'cache-control': 'public, max-age=31536000, immutable', etag: '"a/480.jpg"' };

  let api: FastifyInstance | undefined;
  let apiUrl: string;
  let asked: string[];
  let deployDir: string;
  let host: FastifyInstance;
  const mediaAnswered = jest.fn<void, Parameters<HostMetrics['mediaAnswered']>>();
  const mediaKept = jest.fn<void, Parameters<HostMetrics['mediaKept']>>();

  /** What the API answers at an address; the picture unless a test says otherwise. */
  let headers: Record<string, string>;
  let withdrawn: boolean;
  /** Half of the body is sent at once, the rest when this resolves. */
  let rest: Promise<void>;

  async function startApi(): Promise<void> {
    api = Fastify({ forceCloseConnections: true });
    api.get('/media/*', { exposeHeadRoute: true }, async (request, reply) => {
      asked.push(`${request.method} ${request.url}`);
      if (withdrawn) return reply.code(404).send();
      reply.headers({ 'content-type': 'image/jpeg', ...LIFE, ...headers });
      if (request.headers['if-none-match'] === LIFE.etag) return reply.code(304).send();
      reply.header('content-length', BODY.length);
      async function* body() {
        yield BODY.subarray(0, 5);
        await rest;
        yield BODY.subarray(5);
      }
      return reply.send(Readable.from(body()));
    });
    apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  }

  const startHost = (): Promise<FastifyInstance> =>
    buildHost({
      deployDir,
      apiUrl,
      logLevel: 'silent',
      mediaBytes: 1_000_000,
      metrics: { ...NO_METRICS, mediaAnswered, mediaKept },
    });
  const stopApi = async (): Promise<void> => {
    await api?.close();
    api = undefined;
  };
  const get = (url: string, more: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    host.inject({ method, url, headers: more });
  /** Waits until so many files have come into the store. */
  const kept = async (times: number): Promise<void> => {
    await until(() => mediaKept.mock.calls.length >= times);
    expect(mediaKept.mock.calls).toEqual(Array(times).fill(['kept']));
  };

  /** Asks until that has come into the store: a host notices a moment later that a line was cut. */
  const keptAtLast = async (): Promise<void> => {
    await until(async () => {
      expect((await get('/media/a/480.jpg')).rawPayload).toEqual(BODY);
      return mediaKept.mock.calls.length > 0;
    });
    await kept(1);
  };

  beforeEach(async () => {
    [asked, headers, withdrawn, rest] = [[], {}, false, Promise.resolve()];
    mediaAnswered.mockClear();
    mediaKept.mockClear();
    deployDir = await makeDeploy();
    await startApi();
    host = await startHost();
  });
  afterEach(async () => {
    await Promise.all([host.close(), stopApi()]);
  });

  it('answers from what it has passed on while the API is down, as the API did', async () => {
    headers = { 'content-disposition': 'attachment; filename="a.jpg"' };
    const first = await get('/media/a/480.jpg');
    await kept(1);
    await stopApi();
    const again = await get('/media/a/480.jpg');
    expect(again.statusCode).toBe(200);
    expect(again.rawPayload).toEqual(BODY);
    const { date: _, connection: __, 'keep-alive': ___, ...sent } = first.headers;
    expect(again.headers).toMatchObject(sent);
    expect((await get('/media/a/960.jpg')).statusCode).toBe(502);
    expect(mediaAnswered.mock.calls).toEqual([['api'], ['store'], ['api']]);
  });

  it('has it still after a start', async () => {
    await get('/media/é/480.jpg');
    await kept(1);
    await Promise.all([host.close(), stopApi()]);
    host = await startHost();
    expect((await get('/media/%C3%A9/480.jpg')).rawPayload).toEqual(BODY);
  });

  it('asks the API once for what it has, behind the visitor’s back', async () => {
    await get('/media/a/480.jpg');
    await kept(1);
    for (let i = 0; i < 3; i += 1) expect((await get('/media/a/480.jpg')).statusCode).toBe(200);
    await until(() => asked.length > 1);
    await pause(50);
    expect(asked).toEqual(['GET /media/a/480.jpg', 'HEAD /media/a/480.jpg']);
  });

  it('forgets what the gallery has withdrawn', async () => {
    await get('/media/a/480.jpg');
    await kept(1);
    withdrawn = true;
    await get('/media/a/480.jpg');
    await until(async () => (await get('/media/a/480.jpg')).statusCode === 404);
    await stopApi();
    expect((await get('/media/a/480.jpg')).statusCode).toBe(502);
  });

  describe.each(['from the API', 'from the store'])('%s', (from) => {
    beforeEach(async () => {
      if (from === 'from the API') return;
      await get('/media/a/480.jpg');
      await kept(1);
      await stopApi();
    });

    it.each([
      ['bytes=2-4', 'bytes 2-4/10', '234'],
      ['bytes=4-6', 'bytes 4-6/10', '456'],
      ['bytes=8-', 'bytes 8-9/10', '89'],
      ['bytes=8-99', 'bytes 8-9/10', '89'],
      ['bytes=-2', 'bytes 8-9/10', '89'],
      ['bytes=-99', 'bytes 0-9/10', '0123456789'],
    ])('%s is answered with that part', async (range, contentRange, body) => {
      const answer = await get('/media/a/480.jpg', { range });
      expect([answer.statusCode, answer.body]).toEqual([206, body]);
      expect(answer.headers).toMatchObject({
        'content-range': contentRange,
        'content-length': String(body.length),
        'content-type': 'image/jpeg',
        etag: LIFE.etag,
        'accept-ranges': 'bytes',
        'cache-control': LIFE['cache-control'],
      });
    });

    it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s lies outside', async (range) => {
      const answer = await get('/media/a/480.jpg', { range });
      expect([answer.statusCode, answer.body]).toEqual([416, '']);
      expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-cache' });
      expect(answer.headers).not.toHaveProperty('content-type');
    });

    it.each(['bytes=0-1,4-5', 'bytes=4-2', 'bytes=x', 'items=0-1'])(
      '%s is answered with the whole',
      async (range) => {
        const answer = await get('/media/a/480.jpg', { range });
        expect([answer.statusCode, answer.body]).toEqual([200, String(BODY)]);
        expect(answer.headers).not.toHaveProperty('content-range');
      },
    );

    it('a range is for the very same bytes', async () => {
      const range = 'bytes=0-1';
      const same = await get('/media/a/480.jpg', { range, 'if-range': LIFE.etag });
      expect([same.statusCode, same.body]).toEqual([206, '01']);
      for (const other of ['"b"', `W/${LIFE.etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
        const answer = await get('/media/a/480.jpg', { range, 'if-range': other });
        expect([answer.statusCode, answer.body]).toEqual([200, String(BODY)]);
      }
    });

    it('the headers alone are sent where they are asked for', async () => {
      const answer = await get('/media/a/480.jpg', { range: 'bytes=0-1' }, 'HEAD');
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
      expect(answer.headers).toMatchObject({
        'content-length': '10',
        etag: LIFE.etag,
        'accept-ranges': 'bytes',
      });
    });

    it('what the visitor has is not sent again', async () => {
      const answer = await get('/media/a/480.jpg', { 'if-none-match': LIFE.etag });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers.etag).toBe(LIFE.etag);
    });
  });

  it('keeps the whole where a part of it was asked for', async () => {
    await get('/media/a/480.jpg', { range: 'bytes=0-1' });
    await kept(1);
    await stopApi();
    expect((await get('/media/a/480.jpg')).rawPayload).toEqual(BODY);
  });

  it('answers many at once, and keeps one copy', async () => {
    const ranges: Record<string, string>[] = [{}, {}, { range: 'bytes=0-3' }, { range: 'bytes=6-' }];
    const answers = await Promise.all(ranges.map((range) => get('/media/a/480.jpg', range)));
    expect(answers.map(({ body }) => body)).toEqual([String(BODY), String(BODY), '0123', '6789']);
    await kept(1);
    await pause(20);
    await kept(1);
  });

  it.each([
    ['that may change', { 'cache-control': 'public, max-age=60' }],
    ['for one visitor', { 'cache-control': 'private, max-age=31536000, immutable' }],
    ['without a name for its bytes', { etag: 'W/"a"' }],
    ['that depends on who asks', { vary: 'Accept-Encoding, Accept' }],
    ['that is a page', { 'content-type': 'text/html; charset=utf-8' }],
  ])('keeps nothing %s', async (_, more) => {
    headers = more;
    expect((await get('/media/a/480.jpg')).body).toBe(String(BODY));
    await stopApi();
    expect((await get('/media/a/480.jpg')).statusCode).toBe(502);
    expect(mediaKept).not.toHaveBeenCalled();
  });

  it('keeps nothing under addresses that anybody can make up', async () => {
    expect((await get('/media/a/480.jpg?v=2')).body).toBe(String(BODY));
    await stopApi();
    expect((await get('/media/a/480.jpg')).statusCode).toBe(502);
    expect((await get('/media/a/480.jpg?v=2')).statusCode).toBe(502);
  });

  it('keeps nothing of what the API has sent half of', async () => {
    rest = Promise.reject(new Error('gone'));
    rest.catch(() => undefined);
    await get('/media/a/480.jpg').catch(() => undefined);
    rest = Promise.resolve();
    await keptAtLast();
  });

  it('keeps nothing of what a visitor did not wait for, and the next one has all of it', async () => {
    let goOn = (): void => undefined;
    rest = new Promise((resolve) => (goOn = resolve));
    const { port } = new URL(await host.listen({ port: 0, host: '127.0.0.1' }));
    const visitor = connect(Number(port), '127.0.0.1');
    visitor.write('GET /media/a/480.jpg HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(visitor, 'data');
    visitor.destroy();
    await pause(50);
    goOn();
    await keptAtLast();
  });

  it('passes on as ever where the disk takes nothing', async () => {
    await host.close();
    await rm(path.join(deployDir, 'media'), { recursive: true, force: true });
    await writeFile(path.join(deployDir, 'media'), 'no folder');
    host = await startHost();
    for (const [range, body] of [
      [{}, String(BODY)],
      [{ range: 'bytes=0-3' }, '0123'],
    ] as [Record<string, string>, string][]) {
      expect((await get('/media/a/480.jpg', range)).body).toBe(body);
    }
    await until(() => mediaKept.mock.calls.length > 0);
    expect(new Set(mediaKept.mock.calls.map(([outcome]) => outcome))).toEqual(new Set(['failed']));
  });

  it('goes on when its folder was emptied, and keeps anew', async () => {
    await get('/media/a/480.jpg');
    await kept(1);
    await rm(path.join(deployDir, 'media'), { recursive: true });
    expect((await get('/media/a/480.jpg')).rawPayload).toEqual(BODY);
    await kept(2);
    await stopApi();
    expect((await get('/media/a/480.jpg')).rawPayload).toEqual(BODY);
  });

  it('keeps nothing where it is told to', async () => {
    await host.close();
    deployDir = await makeDeploy();
    host = await buildHost({ deployDir, apiUrl, logLevel: 'silent' });
    expect((await get('/media/a/480.jpg', { range: 'bytes=0-1' })).body).toBe('01');
    await stopApi();
    expect((await get('/media/a/480.jpg')).statusCode).toBe(502);
  });
});

describe('media store', () => {
  const KB = 1000;
  /** Room for ten files of one block each with its facts. */
  const ROOM = 10 * 2 * 4096;

  let dir: string;
  const onKept = jest.fn<void, [Error?]>();
  beforeEach(async () => {
    onKept.mockClear();
    dir = path.join(await mkdtemp(path.join(os.tmpdir(), 'media-')), 'media');
  });

  const open = (maxBytes = ROOM): MediaStore => openMediaStore({ dir, maxBytes, onKept });
  const facts = (address: string, bytes = KB): KeptFacts => ({
    address,
    type: 'image/jpeg',
    tag: 'a',
    bytes,
  });
  const files = async (): Promise<string[]> => (await readdir(dir)).sort();
  const both = (...addresses: string[]): string[] =>
    addresses.flatMap((address) => [nameOf({ address }), `${nameOf({ address })}.json`]).sort();

  async function keep(store: MediaStore, address: string, bytes = KB): Promise<void> {
    await store.find({ address: address });
    const copy = store.begin(facts(address, bytes));
    copy?.write(Buffer.alloc(bytes, address));
    copy?.end();
    await store.settled();
  }

  it('has what it was given, also when it is opened again', async () => {
    const store = open();
    await keep(store, '/media/a');
    expect(await store.find({ address: '/media/a' })).toEqual(facts('/media/a'));
    expect(await open().find({ address: '/media/a' })).toEqual(facts('/media/a'));
    expect(onKept.mock.calls).toEqual([[]]);
  });

  it('never holds more than it may: what was not in use for the longest time goes, from the disk as well', async () => {
    const store = open();
    for (let i = 0; i < 10; i += 1) await keep(store, `/media/${i}`);
    expect(store.state()).toEqual({ bytes: ROOM, files: 10 });
    await store.find({ address: '/media/0' });
    for (const name of ['x', 'y']) await keep(store, `/media/${name}`);
    expect(store.state()).toEqual({ bytes: ROOM, files: 10 });
    expect(await store.find({ address: '/media/1' })).toBeUndefined();
    const left = ['0', '3', '4', '5', '6', '7', '8', '9', 'x', 'y'].map((name) => `/media/${name}`);
    expect(await files()).toEqual(both(...left));
  });

  it('knows after a start what was in use last, and holds no more than it may by now', async () => {
    const store = open();
    for (const name of ['a', 'b', 'c']) await keep(store, `/media/${name}`);
    for (const name of ['a', 'b', 'c']) {
      await utimes(path.join(dir, `${nameOf({ address: `/media/${name}` })}.json`), 1_000, 1_000);
    }
    await store.touch(facts('/media/a'));
    const smaller = open(2 * 4096 * 4);
    await smaller.settled();
    expect(await smaller.find({ address: '/media/a' })).toBeDefined();
    const least = open(2 * 4096 * 4);
    await keep(least, '/media/d');
    await keep(least, '/media/e');
    expect(await least.find({ address: '/media/a' })).toBeDefined();
    expect(await files()).toHaveLength(8);
  });

  it('keeps no file that would take a quarter of it', async () => {
    const store = open();
    await keep(store, '/media/large', ROOM / 4);
    expect(await store.find({ address: '/media/large' })).toBeUndefined();
    expect(await files()).toEqual([]);
  });

  it('gives nothing out before it is whole, and keeps nothing that is too short or too long', async () => {
    const store = open();
    for (const bytes of [KB - 1, KB + 1]) {
      await store.find({ address: '/media/a' });
      const copy = store.begin(facts('/media/a'));
      copy?.write(Buffer.alloc(bytes));
      expect(await store.find({ address: '/media/a' })).toBeUndefined();
      copy?.end();
      await store.settled();
      expect(await store.find({ address: '/media/a' })).toBeUndefined();
    }
    expect(await files()).toEqual([]);
    expect(store.state().files).toBe(0);
  });

  it('is written to once at a time, and again after one that was abandoned', async () => {
    const store = open();
    await store.find({ address: '/media/a' });
    const first = store.begin(facts('/media/a'));
    expect(store.begin(facts('/media/a'))).toBeUndefined();
    first?.write(Buffer.alloc(10));
    first?.abandon();
    await keep(store, '/media/a');
    expect(await files()).toEqual(both('/media/a'));
    expect(await store.find({ address: '/media/a' })).toBeDefined();
    expect(onKept.mock.calls).toEqual([[]]);
  });

  it('removes what is half there, damaged or nobody’s when it is opened', async () => {
    const store = open();
    for (const name of ['whole', 'cut', 'bare', 'garbled', 'alone']) await keep(store, `/media/${name}`);
    const body = (name: string): string => path.join(dir, nameOf({ address: `/media/${name}` }));
    await truncate(body('cut'), KB - 1);
    await rm(`${body('bare')}.json`);
    await writeFile(`${body('garbled')}.json`, '{"address":');
    await rm(body('alone'));
    await writeFile(path.join(dir, 'a.part'), 'half');
    const again = open();
    expect(await again.find({ address: '/media/whole' })).toBeDefined();
    for (const name of ['cut', 'bare', 'garbled', 'alone'])
      expect(await again.find({ address: `/media/${name}` })).toBeUndefined();
    expect(await files()).toEqual(both('/media/whole'));
  });

  it('does not give out what was cut off since it was opened', async () => {
    const store = open();
    await keep(store, '/media/a');
    await truncate(path.join(dir, nameOf({ address: '/media/a' })), 1);
    expect(await store.find({ address: '/media/a' })).toBeUndefined();
    await store.settled();
    expect(await files()).toEqual([]);
  });

  it('says why the disk took nothing, and goes on', async () => {
    await writeFile(dir, 'no folder');
    const store = open();
    await keep(store, '/media/a');
    expect(await store.find({ address: '/media/a' })).toBeUndefined();
    expect(onKept).toHaveBeenLastCalledWith(expect.objectContaining({ code: expect.any(String) }));
    expect(store.state()).toEqual({ bytes: 0, files: 0 });
  });

  it('leaves nothing behind where the disk had room for the body alone', async () => {
    const store = open();
    await store.find({ address: '/media/a' });
    // In place of a full disk: what is remembered beside the body cannot get its name.
    await mkdir(path.join(dir, `${nameOf({ address: '/media/a' })}.json`, 'in the way'), { recursive: true });
    await keep(store, '/media/a');
    expect(await store.find({ address: '/media/a' })).toBeUndefined();
    expect(onKept).toHaveBeenLastCalledWith(expect.objectContaining({ code: expect.any(String) }));
    await rm(path.join(dir, `${nameOf({ address: '/media/a' })}.json`), { recursive: true, force: true });
    expect(await files()).toEqual([]);
  });

  it('has no half file of a process that was killed while it wrote', async () => {
    const script = `
    const { openMediaStore } = require(${JSON.stringify(path.join(__dirname, 'media-store.ts'))});
    const store = openMediaStore({ dir: ${JSON.stringify(dir)}, maxBytes: 1e8, onKept: () => undefined });
    store.find({ address: '/media/a' }).then(() => {
      const copy = store.begin({ address: '/media/a', type: 'image/jpeg', tag: 'a', bytes: 2e6 });
      copy.write(Buffer.alloc(1e6));
      setInterval(() => process.stdout.write('.'), 5);
    });`;
    const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const halfWritten = async (): Promise<boolean> => {
      const [name] = await readdir(dir).catch(() => []);
      return name !== undefined && (await stat(path.join(dir, name))).size === 1e6;
    };
    do await once(child.stdout, 'data');
    while (!(await halfWritten()));
    child.kill('SIGKILL');
    await once(child, 'close');
    const store = open(1e8);
    expect(await store.find({ address: '/media/a' })).toBeUndefined();
    expect(await files()).toEqual([]);
  });
});

describe('packed models', () => {
  const MODEL = Buffer.from('glTF'.repeat(500));
  const FORMS: Record<string, Buffer> = { br: brotliCompressSync(MODEL), gzip: gzipSync(MODEL), '': MODEL };
  const WEB = '/media/models/chair.0123abcd/web.glb';
  const PLAIN = '/media/models/chair.0123abcd/plain.glb';

  let api: FastifyInstance;
  let host: FastifyInstance;
  let asked: string[];
  const mediaKept = jest.fn<void, unknown[]>();

  beforeEach(async () => {
    asked = [];
    mediaKept.mockClear();
    api = Fastify({ forceCloseConnections: true });
    api.get('/media/models/*', async (request, reply) => {
      asked.push(String(request.headers['accept-encoding'] ?? ''));
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? '';
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: `"web-${encoding}"` })
        .headers({ vary: 'accept-encoding', 'content-length': FORMS[encoding]!.length })
        .type('model/gltf-binary')
        .send(FORMS[encoding]);
    });
    const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    const deployDir = await makeDeploy();
    const metrics = { ...NO_METRICS, mediaKept };
    host = await buildHost({
      ...{ deployDir, apiUrl, logLevel: 'silent', mediaBytes: 1_000_000, metrics },
    });
  });
  afterEach(() => Promise.all([host.close(), api.close()]));

  const get = (url: string, headers: Record<string, string> = {}) => host.inject({ url, headers });
  const kept = async (times: number): Promise<void> => {
    await until(() => mediaKept.mock.calls.length >= times);
    expect(mediaKept).toHaveBeenCalledTimes(times);
  };

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', ''],
  ])('what takes ‘%s’ gets it packed once, from the API and from what was kept', async (takes, encoding) => {
    const first = await get(WEB, { 'accept-encoding': takes });
    await kept(1);
    const again = await get(WEB, { 'accept-encoding': takes });
    for (const answer of [first, again]) {
      expect(answer.rawPayload).toEqual(FORMS[encoding]);
      expect(answer.headers['content-encoding'] ?? '').toBe(encoding);
      expect(answer.headers).toMatchObject({
        etag: `"web-${encoding}"`,
        'content-type': 'model/gltf-binary',
      });
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    }
    expect(asked.filter((one) => one === encoding)).toHaveLength(1);
  });

  test('each form is kept by itself, and is still there after a start', async () => {
    for (const encoding of ['br', 'gzip', '']) await get(WEB, { 'accept-encoding': encoding });
    await kept(3);
    await api.close();
    for (const encoding of ['br', 'gzip', ''])
      expect((await get(WEB, { 'accept-encoding': encoding })).rawPayload).toEqual(FORMS[encoding]);
  });

  test.each(['from the API', 'from what was kept'])(
    'a range is one of the form that was asked for, %s',
    async (from) => {
      if (from !== 'from the API') {
        await get(WEB, { 'accept-encoding': 'br' });
        await kept(1);
      }
      const { statusCode, headers, rawPayload } = await get(WEB, {
        'accept-encoding': 'br',
        range: 'bytes=2-5',
      });
      expect([statusCode, headers['content-range']]).toEqual([206, `bytes 2-5/${FORMS['br']!.length}`]);
      expect(rawPayload).toEqual(FORMS['br']!.subarray(2, 6));
    },
  );

  test('other origins may take the plain file, and no other', async () => {
    const plain = await get(PLAIN, { 'accept-encoding': 'br' });
    expect(plain.headers['access-control-allow-origin']).toBe('*');
    expect(plain.headers['content-encoding']).toBeUndefined();
    await kept(1);
    expect((await get(PLAIN)).headers['access-control-allow-origin']).toBe('*');
    const web = await get(WEB);
    expect(web.headers['access-control-allow-origin']).toBeUndefined();
  });
});
