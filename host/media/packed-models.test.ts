import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import Fastify, { type FastifyInstance } from 'fastify';
import { NO_METRICS } from '../metrics/host-metrics';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';

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
    ...{ deployDir, apiUrl, apiTimeout: 1_000, logLevel: 'silent', mediaBytes: 1_000_000, metrics },
  });
});
afterEach(() => Promise.all([host.close(), api.close()]));

const get = (url: string, headers: Record<string, string> = {}) => host.inject({ url, headers });
const kept = async (times: number): Promise<void> => {
  for (let i = 0; i < 200 && mediaKept.mock.calls.length < times; i += 1) await pause(10);
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
    expect(answer.headers).toMatchObject({ etag: `"web-${encoding}"`, 'content-type': 'model/gltf-binary' });
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
  expect(plain.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  await kept(1);
  expect((await get(PLAIN)).headers['access-control-allow-origin']).toBe('*');
  const web = await get(WEB);
  expect(web.headers['access-control-allow-origin']).toBeUndefined();
  expect(web.headers['cross-origin-resource-policy']).toBe('same-origin');
});
