import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Model } from '../../src/contract/models/model';
import { SAMPLE_FILES } from '../testing/sample-files';
import { sampleGlb } from '../testing/sample-glb';
import { openTestApi, type TestApi } from '../testing/test-api';

describe('model routes', () => {
  const LAMP = SAMPLE_FILES['works/lamp.yaml']!;
  const lamp = (more: object = {}) => ({
    'works/lamp.yaml': { ...LAMP, dimensions: { height: 150 }, model: { file: 'lamp.glb', ...more } },
  });
  const glb = (height: number) => sampleGlb({ width: 0.4, height, depth: 0.4 });

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ changes: { ...lamp(), 'models/lamp.glb': await glb(1.5) } });
  });
  afterAll(() => api.close());

  const workOf = async (): Promise<{ title: string; model?: Model }> =>
    (await api.app.inject('/api/works/lamp?lang=en')).json<{ data: { title: string; model?: Model } }>().data;
  const modelOf = async (): Promise<Model> => (await workOf()).model!;
  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

  test('the work’s answer names what is served, and how large it is', async () => {
    const { web, plain, ...rest } = await modelOf();
    const box = { min: [-0.2, 0, -0.2], max: [0.2, 1.5, 0.2] };
    expect(rest).toEqual({ placement: 'ceiling', is_lamp: false, bounds: box, piece: box });
    for (const { url, bytes } of [web, plain]) {
      const { statusCode, headers, rawPayload } = await get(url);
      expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([
        200,
        'model/gltf-binary',
        bytes,
      ]);
      expect(headers['cache-control']).toContain('immutable');
      expect(rawPayload.toString('latin1', 0, 4)).toBe('glTF');
    }
  });

  test('the page’s file comes packed as the browser takes it, each form with a tag of its own', async () => {
    const { url } = (await modelOf()).web;
    const whole = await get(url);
    const br = await get(url, { 'accept-encoding': 'gzip, br' });
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload)).toEqual(whole.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(whole.rawPayload);
    expect(new Set([whole, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const answer of [whole, br, gzip]) expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(
      (await get(url, { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })).statusCode,
    ).toBe(304);
  });

  test('the plain file comes as it is, whatever the caller takes', async () => {
    const { plain } = await modelOf();
    const { headers, rawPayload } = await get(plain.url, { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], rawPayload.length]).toEqual([undefined, plain.bytes]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('the original is given away only where the gallery says so', async () => {
    const { web } = await modelOf();
    const guessed = web.url.replace('web.glb', 'original/lamp.glb');
    expect((await get(guessed)).statusCode).toBe(404);
    await api.edit(lamp({ download: true, credit: 'P. E.' }));
    const { download, credit } = await modelOf();
    expect(credit).toBe('P. E.');
    const answer = await get(download!.url);
    expect(answer.rawPayload.length).toBe(download!.bytes);
    expect(answer.headers['content-disposition']).toContain('attachment; filename="Jeanne');
    await api.edit(lamp());
    expect((await get(download!.url)).statusCode).toBe(404);
  });

  test('what was made is made again where somebody has emptied the folder', async () => {
    const { web } = await modelOf();
    await rm(path.join(api.dataDir, 'files', 'media', 'models'), { recursive: true });
    const { statusCode, rawPayload } = await get(web.url);
    expect([statusCode, rawPayload.length]).toEqual([200, web.bytes]);
  });

  test.each([
    '/media/models/lamp.00000000/web.glb',
    '/media/models/lamp.glb/web.glb',
    '/media/models/..%2f..%2fa/web.glb',
  ])('there is nothing at %s', async (url) => expect((await get(url)).statusCode).toBe(404));

  test('a model that was replaced has a new address, and the one before stays for pages that name it', async () => {
    const before = await modelOf();
    await writeFile(path.join(api.root, 'models/lamp.glb'), await glb(1.51));
    await api.edit({ 'models/lamp.glb': await glb(1.51) });
    const after = await modelOf();
    expect(after.web.url).not.toBe(before.web.url);
    expect(after.bounds.max[1]).toBe(1.51);
    expect((await get(before.web.url)).statusCode).toBe(200);
  });

  test('a model that is off by more than a tenth, or is none, leaves the work as it is without it', async () => {
    await api.edit({ 'models/lamp.glb': await glb(1.55) });
    expect(await modelOf()).toBeDefined();
    for (const content of [await glb(1.75), 'no model']) {
      await api.edit({ 'models/lamp.glb': content });
      const work = await workOf();
      expect([work.title, work.model]).toEqual(['Tall lamp', undefined]);
    }
    await api.edit({ 'models/lamp.glb': await glb(1.5) });
    expect(await modelOf()).toBeDefined();
  });

  test('what is off or broken is told to whoever builds the site', async () => {
    const notices = async () =>
      (await api.app.inject('/api/notices')).json<{
        data: { file: string; field: string; message: string }[];
      }>().data;
    expect(await notices()).toEqual([]);
    await api.edit({ 'models/lamp.glb': await glb(1.55) });
    expect(await notices()).toEqual([
      {
        file: 'works/lamp.yaml',
        field: 'dimensions.height',
        message: expect.stringContaining('150 cm, and models/lamp.glb has a height of 155 cm'),
      },
    ]);
    await api.edit({ 'works/lamp.yaml': { ...lamp()['works/lamp.yaml'], status: 'draft' } });
    expect(await notices()).toEqual([]);
    await api.edit({ ...lamp(), 'models/lamp.glb': await glb(1.5) });
  });

  test('a work whose model is missing is shown without it', async () => {
    await api.edit(lamp({ file: 'gone.glb' }));
    const work = await workOf();
    expect([work.title, work.model]).toEqual(['Tall lamp', undefined]);
  });
});
