import { rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HostMetrics } from '../metrics/host-metrics';
import { NO_METRICS } from '../metrics/host-metrics';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';

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

async function startApi(port = 0): Promise<void> {
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
  apiUrl = await api.listen({ port, host: '127.0.0.1' });
}

const startHost = (): Promise<FastifyInstance> =>
  buildHost({
    deployDir,
    apiUrl,
    apiTimeout: 1_000,
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
  for (let i = 0; i < 200 && mediaKept.mock.calls.length < times; i += 1) await pause(10);
  expect(mediaKept.mock.calls).toEqual(Array(times).fill(['kept']));
};

/** Asks until that has come into the store: a host notices a moment later that a line was cut. */
const keptAtLast = async (): Promise<void> => {
  for (let i = 0; i < 200 && mediaKept.mock.calls.length === 0; i += 1) {
    expect((await get('/media/a/480.jpg')).rawPayload).toEqual(BODY);
    await pause(10);
  }
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
  await pause(50);
  expect(asked).toEqual(['GET /media/a/480.jpg', 'HEAD /media/a/480.jpg']);
});

it('forgets what the gallery has withdrawn', async () => {
  await get('/media/a/480.jpg');
  await kept(1);
  withdrawn = true;
  await get('/media/a/480.jpg');
  for (let i = 0; i < 100 && (await get('/media/a/480.jpg')).statusCode !== 404; i += 1) await pause(10);
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
  await pause(20);
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
