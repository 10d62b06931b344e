import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';

let api: FastifyInstance;
let app: FastifyInstance;
let asked: { method: string; url: string; headers: FastifyRequest['headers']; body: unknown }[];

const startHostFor = async (apiUrl: string): Promise<FastifyInstance> =>
  buildHost({ deployDir: await makeDeploy(), apiUrl, logLevel: 'silent', apiTimeout: 300 });

beforeAll(async () => {
  api = Fastify();
  api.all('/base/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    asked.push({ method, url, headers, body });
    // Leaves the request without an answer.
    if (url.endsWith('slow')) return reply.hijack();
    if (url.endsWith('known')) return reply.code(304).send();
    if (url.endsWith('busy')) return reply.code(503).send({ error: { message: 'Later' } });
    return reply
      .headers({ etag: '"a"', 'set-cookie': 'a=b', server: 'x', 'x-robots-tag': 'noindex' })
      .send({ data: 'yes' });
  });
  const url = await api.listen({ port: 0, host: '127.0.0.1' });
  app = await startHostFor(`${url}/base`);
});
afterAll(() => Promise.all([app.close(), api.close()]));
beforeEach(() => {
  asked = [];
});

it.each([
  ['GET', '/api/preview/a-token'],
  ['HEAD', '/api/preview/a-token'],
  ['GET', `/api/preview/${'long'.repeat(100)}`],
  ['GET', '/media/a/b%20c.jpg?v=2'],
  ['HEAD', '/media/a.jpg'],
  ['POST', '/api/form/subscribe'],
  ['POST', '/api/form/contact'],
  ['POST', '/api/newsletter/confirm'],
  ['POST', '/api/form/wish'],
  ['POST', '/api/wishes/withdraw?token=a-token'],
  ['POST', '/api/newsletter/withdraw?token=a-token'],
  ['GET', '/api/rooms/a-token'],
  ['HEAD', '/api/rooms/a-token'],
  ['POST', '/api/rooms/a-token/answer'],
  ['POST', '/api/rooms/a-token/count'],
  ['GET', '/api/room-pictures/a-960.webp'],
] as const)('passes %s %s on', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(200);
  expect(asked).toMatchObject([{ method, url: `/base${url}` }]);
});

it.each([
  ['GET', '/api'],
  ['GET', '/api/works'],
  ['POST', '/api/works'],
  ['POST', '/api/form/other'],
  ['OPTIONS', '/api/form/other'],
  ['GET', '/api/preview/a/b'],
  ['GET', '/api/rooms'],
  ['POST', '/api/rooms/a-token/other'],
  ['GET', `/api/preview/${'longer'.repeat(100)}`],
] as const)('keeps %s %s back', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: { message: 'Not found' } });
  expect(asked).toEqual([]);
});

it.each([
  ['GET', '/api/form/contact', 'POST'],
  ['HEAD', '/api/form/subscribe', 'POST'],
  ['GET', '/api/newsletter/withdraw?token=a-token', 'POST'],
  ['OPTIONS', '/api/form/contact', 'POST'],
  ['PUT', '/api/form/contact', 'POST'],
  ['POST', '/api/preview/a-token', 'GET, HEAD'],
  ['POST', '/api/rooms/a-token', 'GET, HEAD'],
  ['GET', '/api/rooms/a-token/count', 'POST'],
  ['DELETE', '/media/a.jpg', 'GET, HEAD'],
] as const)('refuses %s of %s, and says what is taken there', async (method, url, allow) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  if (method !== 'HEAD') expect(answer.json()).toEqual({ error: { message: 'Method not allowed' } });
  expect(asked).toEqual([]);
});

it('passes the body as it came, and of the headers those the API reads', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/form/contact',
    remoteAddress: '203.0.113.7',
    headers: {
      'content-type': 'application/json',
      'x-localization': 'fr',
      'x-forwarded-for': '198.51.100.1',
      host: 'gallery.test:8123',
      origin: 'http://gallery.test:8123',
      'idempotency-key': 'the key of this post',
      prefer: 'wait=8',
      'x-room-code': 'k7m2pq',
      'sec-gpc': '1',
      dnt: '1',
      cookie: 'a=b',
      authorization: 'Basic x',
    },
    payload: '{"name": "Zoé"}',
  });
  expect(asked[0]?.body).toEqual({ name: 'Zoé' });
  expect(asked[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-localization': 'fr',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'gallery.test:8123',
    origin: 'http://gallery.test:8123',
    'idempotency-key': 'the key of this post',
    prefer: 'wait=8',
    'x-room-code': 'k7m2pq',
    'sec-gpc': '1',
    dnt: '1',
  });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

it('believes a proxy on the same machine about the visitor’s address', async () => {
  await app.inject({ url: '/media/a.jpg', headers: { 'x-forwarded-for': '198.51.100.1' } });
  expect(asked[0]?.headers['x-forwarded-for']).toBe('198.51.100.1');
});

it.each([
  ['/api/rooms/a-token', 'gzip, br', 'br', brotliDecompressSync],
  ['/api/preview/a-token', 'gzip', 'gzip', gunzipSync],
] as const)('packs the answer of %s for a browser that takes %s', async (url, accepted, encoding, unpack) => {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: '"a"' });
  expect(headers).not.toHaveProperty('content-length');
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual({ data: 'yes' });
});

it('packs nothing for who takes nothing packed, no fault, and nothing without a body', async () => {
  const encodingOf = async (method: 'GET' | 'HEAD', url: string, accepted: string) =>
    (await app.inject({ method, url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
  expect(await encodingOf('GET', '/api/rooms/a-token', 'identity')).toBeUndefined();
  expect(await encodingOf('GET', '/api/rooms/busy', 'br')).toBeUndefined();
  expect(await encodingOf('HEAD', '/api/rooms/a-token', 'br')).toBeUndefined();
  const known = await app.inject({ url: '/api/rooms/known', headers: { 'accept-encoding': 'br' } });
  expect([known.statusCode, known.headers['content-encoding']]).toEqual([304, undefined]);
});

it('passes conditions on, and 304 back', async () => {
  const headers = { 'if-none-match': '"a"' };
  expect((await app.inject({ url: '/media/known', headers })).statusCode).toBe(304);
  expect(asked[0]?.headers).toMatchObject(headers);
});

it('serves what the build has copied itself, in the API’s stead', async () => {
  const answer = await app.inject('/media/copied.jpg');
  expect(answer.body).toBe('a copy');
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(asked).toEqual([]);
});

it('passes back that a preview is not to be indexed', async () => {
  expect((await app.inject('/api/preview/a')).headers['x-robots-tag']).toBe('noindex');
});

it('passes back no cookie', async () => {
  const { headers } = await app.inject('/api/preview/a');
  expect(headers).toMatchObject({ etag: '"a"', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('server');
});

it('asks once, also when the API is busy', async () => {
  expect((await app.inject('/media/busy')).statusCode).toBe(503);
  expect(asked).toHaveLength(1);
});

it('refuses a body of more than 32 kB', async () => {
  const post = (bytes: number) =>
    app.inject({
      method: 'POST',
      url: '/api/form/contact',
      payload: 'x'.repeat(bytes),
      headers: { 'content-type': 'text/plain' },
    });
  expect((await post(32 * 1024)).statusCode).toBe(200);
  const answer = await post(32 * 1024 + 1);
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ error: { message: expect.any(String) } });
});

it('says so when the API takes too long', async () => {
  const answer = await app.inject('/media/slow');
  expect(answer.statusCode).toBe(504);
  expect(answer.json()).toEqual({ error: { message: expect.stringContaining('does not answer') } });
});

it('says so when the API is down', async () => {
  const lonely = await startHostFor('http://127.0.0.1:9');
  const answer = await lonely.inject({ method: 'POST', url: '/api/form/subscribe', payload: '{}' });
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toEqual({ error: { message: expect.stringContaining('does not answer') } });
  expect((await lonely.inject('/about')).statusCode).toBe(200);
  await lonely.close();
});
