import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { TSchema } from '@sinclair/typebox';
import Fastify from 'fastify';
import sharp from 'sharp';
import { problemsOf } from '../../../src/contract/check';
import { Answer, ErrorAnswer, ListAnswer } from '../../../src/contract/common';
import { ITEM_CALLS, LIST_CALLS } from '../../../src/contract/kinds/calls';
import { Preview } from '../../../src/contract/kinds/preview';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Model } from '../../../src/contract/models/model';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { loggerOptions } from '../../http/logger';
import { makeDerivative } from '../../media/recipe';
import { previewTarget, revokePreviews } from '../../previews/preview-call';
import type { GalleryDatabase } from '../../database/database';
import { markFailed, queueMail } from '../../mail/mail-queries';
import {
  createPreviewToken,
  findPreviewToken,
  openPreviews,
  type PreviewTarget,
  revokePreview,
} from '../../previews/preview-tokens';
import { keptRows } from '../../testing/kept-rows';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { sampleGlb } from '../../testing/sample-glb';
import { openTestApi, type TestApi } from '../../testing/test-api';

describe('health route', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const MAIL = { kind: 'message', visitor: 'ada@example.org', subject: 'A', text: 'A' };

  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const health = async () => {
    const answer = await api.app.inject('/healthz');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    return answer.json();
  };
  const queue = (queuedAt: number) => api.database.write((to) => queueMail(to, MAIL, queuedAt));

  it('says that nothing waits', async () => {
    expect(await health()).toEqual({
      status: 'ok',
      forms: 'kept',
      mails: { waiting: 0, waitingSince: null, givenUp: 0 },
    });
  });

  it.each([
    [HOUR_MS / 2, 'ok'],
    [HOUR_MS * 2, 'degraded'],
  ])('says how many mails wait and since when; the oldest for %d ms: %s', async (age, status) => {
    const oldest = Date.now() - age;
    await queue(Date.now());
    await queue(oldest);
    const mails = { waiting: 2, waitingSince: new Date(oldest).toISOString(), givenUp: 0 };
    expect(await health()).toEqual({ status, forms: 'kept', mails });
  });

  it('names mails that were given up', async () => {
    const now = Date.now();
    await queue(now);
    await api.database.write(async (to) => {
      await to.run("UPDATE mails SET claim = 'it'");
      await markFailed(to, { id: 1, content: MAIL }, { by: 'it', code: 'EDNS', dueAt: undefined, now });
    });
    expect(await health()).toEqual({
      status: 'degraded',
      forms: 'kept',
      mails: { waiting: 0, waitingSince: null, givenUp: 1 },
    });
  });

  it('says that forms are refused while the disk is full, with the answer of one that is in rotation', async () => {
    const full = Object.assign(new Error('database or disk is full'), { rawCode: 13 });
    jest.spyOn(api.database, 'write').mockRejectedValue(full);
    expect(await health()).toMatchObject({ status: 'degraded', forms: 'refused', mails: { waiting: 0 } });
  });
});

describe('former slugs', () => {
  const changed = (file: string, fields: object) => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({
      changes: {
        ...changed('works/lamp.yaml', { former_slugs: { en: ['light', 'chair'], fr: ['lumiere'] } }),
        ...changed('works/stool.yaml', { former_slugs: { en: ['stool'], fr: ['escabeau'] } }),
        ...changed('works/secret.yaml', { former_slugs: { en: ['hidden'] } }),
        ...changed('creators/jeanne.yaml', { former_slugs: { en: ['jeanne'] } }),
        ...changed('events/late.yaml', { former_slugs: { fr: ['soir'] } }),
        ...changed('press/article.yaml', { former_slugs: { en: ['review'] } }),
        ...changed('types/lighting.yaml', { former_slugs: { en: ['lamps', 'all', 'seating'] } }),
      },
    });
  });
  afterAll(() => api.close());

  const get = (url: string) => api.app.inject({ url });

  test.each([
    ['/api/works/light?lang=en', '/api/works/lamp?lang=en'],
    ['/api/works/lumiere?lang=fr', '/api/works/lampe?lang=fr'],
    ['/api/works/escabeau?lang=fr', '/api/works/tabouret?lang=fr'],
    ['/api/creators/jeanne', '/api/creators/jeanne-etoile?lang=en'],
    ['/api/creators/jeanne?works=1&lang=en&from=a', '/api/creators/jeanne-etoile?lang=en&works=1'],
    ['/api/events/soir?lang=fr', '/api/events/tard?lang=fr'],
    ['/api/press/review?lang=en', '/api/press/article?lang=en'],
  ])('%s leads to %s', async (url, to) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(301);
    const target = new URL(String(answer.headers.location), `https://api.example/below${url}`);
    expect(target.pathname + target.search).toBe(`/below${to}`);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['of the other language', '/api/works/lumiere?lang=en'],
    ['of an item that is not in the language', '/api/works/stool?lang=en'],
    ['of a draft', '/api/works/hidden?lang=en'],
    ['of another kind', '/api/creators/light?lang=en'],
    ['of a type in another language', '/api/works?type=lamps&lang=fr'],
  ])('a former slug %s leads nowhere', async (_, url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('who has a slug now comes before who had it', async () => {
    expect((await get('/api/works/chair?lang=en')).json().data).toMatchObject({ id: 'chair' });
    const listed = async (type: string) =>
      (await get(`/api/works?lang=en&type=${type}`)).json().data.map(({ id }: { id: string }) => id);
    expect(await listed('lamps')).toEqual(['lamp']);
    expect(await listed('seating')).toEqual(['chair']);
    expect(await listed('all')).toEqual(['chair', 'lamp']);
  });

  test('items and types tell the slugs that they had, in the language asked for; lines of lists do not', async () => {
    expect((await get('/api/works/lampe?lang=fr')).json().data.former_slugs).toEqual(['lumiere']);
    expect((await get('/api/works/chair')).json().data).not.toHaveProperty('former_slugs');
    expect((await get('/api/works')).json().data[1]).not.toHaveProperty('former_slugs');
    const types = (lang: string) => get(`/api/worktypes?lang=${lang}`).then((answer) => answer.json().data);
    expect((await types('en'))[0].former_slugs).toEqual(['lamps', 'all', 'seating']);
    expect((await types('fr'))[0]).not.toHaveProperty('former_slugs');
  });

  test('a form takes the slug of a page that was opened before it was changed', async () => {
    const message = { name: 'Ada Brun', email: 'ada@example.org', message: 'How high is this lamp?' };
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/form/contact',
      payload: { ...message, newsletter: false, inquiry_by: 'email', work: 'light' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('the OpenAPI document says so', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    expect(Object.keys(paths['/api/works/{slug}'].get.responses)).toEqual(
      expect.arrayContaining(['200', '301', '404']),
    );
    expect(Object.keys(paths['/api/pages/{slug}'].get.responses)).not.toContain('301');
  });
});

describe('media routes', () => {
  let api: TestApi;
  const maker = jest.fn(makeDerivative);
  beforeAll(async () => {
    api = await openTestApi({ maker });
  });
  afterAll(() => api.close());
  beforeEach(() => maker.mockClear());

  const get = (url: string) => api.app.inject(url);
  const lamp = async () => (await get('/api/works/lamp')).json().data;

  test.each([
    ['sizes', 'image/jpeg', 'jpeg'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
  ])('%s are made and sent as %s', async (map, type, format) => {
    const [image] = (await lamp()).images;
    const response = await get(image[map].sm);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 480, height: 320, format });
  });

  test('many requests for a new derivative make it once, and later ones not at all', async () => {
    const [image] = (await lamp()).images;
    const responses = await Promise.all([1, 2, 3, 4].map(() => get(image.sizes.md)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await get(image.sizes.md);
    expect(maker).toHaveBeenCalledTimes(1);
  });

  test('what the catalogue does not offer is not made', async () => {
    const [{ sizes }] = (await lamp()).images;
    const [, name] = /\/media\/([^/]+)\//.exec(sizes.sm)!;
    const urls = [
      `/media/${name}/481.jpg`,
      `/media/${name}/480.gif`,
      `/media/${name}/2400.jpg`,
      '/media/lamp-1-day.00000000/480.jpg',
      '/media/..%2f..%2fsecret.00000000/480.jpg',
      `/media/hd/${name}/lamp.exe`,
      '/media/hd/lamp-1-night.00000000/lamp.jpg',
      '/media/files/00000000/late-en.pdf',
    ];
    for (const url of urls) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers.etag]).toEqual([url, 404, undefined]);
    }
    expect(maker).not.toHaveBeenCalled();
  });

  test('an original comes as a download under its name', async () => {
    const [{ url, bytes, credit }] = (await lamp()).hd_images;
    expect(credit).toBe('P. E.');
    const response = await get(url);
    expect(response.rawPayload).toHaveLength(bytes);
    expect(response.headers['content-type']).toBe('image/jpeg');
    // The site's pages put it into a zip file, from wherever they are.
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="Jeanne Etoile - Tall lamp - circa 1955 - 1.jpg"; filename*=UTF-8\'\'Jeanne%20%C3%89toile%20-%20Tall%20lamp%20-%20circa%201955%20-%201.jpg',
    );
  });

  test('a press release comes as a download', async () => {
    const { press_release } = (await get('/api/events/late')).json().data;
    const response = await get(press_release.url);
    expect(response.body).toBe('%PDF-1.4 en');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('late-en.pdf'),
    });
  });

  test('what the asker has already is not sent again', async () => {
    const { images, hd_images } = await lamp();
    for (const url of [images[0].sizes.sm, hd_images[0].url]) {
      const { headers } = await get(url);
      const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });
});

describe('drafts', () => {
  /** Stands in every text and every slug of the drafts, and nowhere else. */
  const SECRET = 'unveiled-later';
  const both = { en: SECRET, fr: SECRET };
  const draft = (file: string, fields: object) => ({
    ...SAMPLE_FILES[file],
    status: 'draft',
    slug: both,
    ...fields,
  });
  const showing = (file: string, fields: object) => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

  const DRAFTS = {
    'works/secret.yaml': draft('works/lamp.yaml', { title: both, reference: SECRET }),
    'creators/secret.yaml': draft('creators/jeanne.yaml', { name: SECRET, sort_name: SECRET }),
    'events/secret.yaml': draft('events/late.yaml', { title: both }),
    'press/secret.yaml': draft('press/article.yaml', { title: both, publication: SECRET }),
    ...showing('works/lamp.yaml', { creators: ['secret', 'jeanne'], related: ['secret', 'chair'] }),
    ...showing('events/late.yaml', {
      exhibited_works: ['secret', 'lamp'],
      featured_artists: ['secret', 'jeanne'],
    }),
    ...showing('press/article.yaml', {
      cited_works: ['secret', 'lamp'],
      cited_designers: ['secret', 'jeanne'],
    }),
    ...showing('pages/home.yaml', { selected_works: ['secret', 'chair'] }),
  };

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ changes: DRAFTS });
  });
  afterAll(() => api.close());

  const COLLECTIONS = [
    [LIST_CALLS.works.path, ITEM_CALLS.work.path],
    [LIST_CALLS.creators.path, ITEM_CALLS.creator.path],
    [LIST_CALLS.events.path, ITEM_CALLS.event.path],
    [LIST_CALLS.press.path, ITEM_CALLS.press.path],
  ] as const;

  /** Every address of the API that answers something about the catalogue in a language. */
  async function addressesIn(lang: string): Promise<string[]> {
    const of = async (path: string) =>
      (await api.app.inject(`${path}?lang=${lang}`))
        .json()
        .data.map(({ slug }: { slug: string }) => slug) as string[];
    const types = await of(LIST_CALLS.workTypes.path);
    const items = await Promise.all(
      COLLECTIONS.map(async ([list, item]) => (await of(list)).map((slug) => item.replace(':slug', slug))),
    );
    return [
      ...Object.values(LIST_CALLS).map(({ path }) => `${path}?lang=${lang}`),
      ...[...types, 'all', 'tous'].map((type) => `${LIST_CALLS.works.path}?lang=${lang}&type=${type}`),
      ...[
        ITEM_CALLS.siteSettings.path,
        ...PAGE_SLUGS.map((slug) => `/api/pages/${slug}`),
        ...items.flat(),
      ].map((path) => `${path}?lang=${lang}`),
    ];
  }

  describe.each(LOCALE_CODES)('in %s', (lang) => {
    test('a draft of any kind is in no answer', async () => {
      const addresses = await addressesIn(lang);
      expect(addresses.length).toBeGreaterThan(20);
      for (const address of addresses) {
        const { statusCode, body } = await api.app.inject(address);
        expect({ address, statusCode, tellsOfDrafts: body.includes(SECRET) }).toEqual({
          address,
          statusCode: 200,
          tellsOfDrafts: false,
        });
      }
    });

    test.each(COLLECTIONS)('%s does not count it', async (list) => {
      const { data, meta } = (await api.app.inject(`${list}?lang=${lang}`)).json();
      expect(meta.total).toBe(data.length);
    });

    test.each(COLLECTIONS)('%s/slug of it is not there', async (_, item) => {
      expect((await api.app.inject(`${item.replace(':slug', SECRET)}?lang=${lang}`)).statusCode).toBe(404);
    });

    test('work types do not count it', async () => {
      const { data } = (await api.app.inject(`/api/worktypes?lang=${lang}`)).json();
      expect(data).toMatchObject([
        { id: 'lighting', count: 1 },
        { id: 'seating', count: lang === 'en' ? 1 : 2 },
      ]);
    });
  });

  test.each([{ work: SECRET }, { works: [SECRET] }])('nobody can enquire about %j', async (about) => {
    const message = {
      name: 'Ada Brun',
      email: 'ada@example.org',
      message: 'Is it still there?',
      newsletter: false,
      inquiry_by: 'email',
      ...about,
    };
    const answer = await api.app.inject({ method: 'POST', url: '/api/form/contact', payload: message });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.errors)).toEqual(Object.keys(about));
  });
});

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

describe('calls', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  async function get(url: string, headers: Record<string, string> = {}) {
    const response = await api.app.inject({ url, headers });
    return { status: response.statusCode, headers: response.headers, body: response.body && response.json() };
  }

  /** One good address of every item call, and its shape. */
  const ITEMS: [string, TSchema][] = [
    ['/api/site-settings', ITEM_CALLS.siteSettings.data],
    ['/api/works/lamp', ITEM_CALLS.work.data],
    ['/api/creators/jeanne-etoile', ITEM_CALLS.creator.data],
    ['/api/events/late', ITEM_CALLS.event.data],
    ['/api/press/article', ITEM_CALLS.press.data],
    ['/api/pages/home', ITEM_CALLS.homePage.data],
    ['/api/pages/about', ITEM_CALLS.page.data],
  ];

  test.each(ITEMS)('%s has the contract’s shape', async (url, data) => {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(problemsOf(Answer(data), body)).toEqual([]);
  });

  describe.each(Object.values(LIST_CALLS))('$path', ({ path, item }) => {
    test.each(['en', 'fr'])('has the contract’s shape in %s', async (lang) => {
      const { status, body } = await get(`${path}?lang=${lang}`);
      expect(status).toBe(200);
      expect(problemsOf(ListAnswer(item), body)).toEqual([]);
      expect(body.data.length).toBeGreaterThan(0);
      expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 100, total: body.data.length });
    });

    test.each(['lang=xx', 'page=0', 'page=x', 'per_page=0', 'per_page=201'])('refuses %s', async (query) => {
      const { status, body } = await get(`${path}?${query}`);
      expect(status).toBe(422);
      expect(problemsOf(ErrorAnswer, body)).toEqual([]);
      expect(Object.keys(body.error.errors)).toEqual([query.split('=')[0]]);
    });
  });

  test.each([
    '/api/works/none',
    '/api/works/stool',
    '/api/works/secret',
    '/api/works/lampe',
    '/api/works/chair?lang=fr',
    '/api/creators/paul-zenith?lang=fr',
    '/api/events/none',
    '/api/press/none',
    '/api/pages/none',
    '/api/works?type=none',
    '/api/works?type=sieges',
    '/api/nothing',
    '/api/works/%E0%A4%A',
    `/api/works/${'x'.repeat(2000)}`,
  ])('%s is not there', async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    expect(problemsOf(ErrorAnswer, body)).toEqual([]);
  });

  test('errors speak the language asked for', async () => {
    expect((await get('/api/works/none?lang=fr')).body.error.message).toBe('Il n’y a rien à cette adresse.');
    const refused = await get('/api/works?lang=xx', { 'x-localization': 'fr' });
    expect(refused.body.error.errors).toEqual({ lang: 'Le champ langue est invalide.' });
  });

  test('an unchanged answer is not sent again', async () => {
    const first = await get('/api/works');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/api/works', { 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test('of a list in pages, those that an edit does not show on are not sent again', async () => {
    const pages = ['/api/works?per_page=1&page=1', '/api/works?per_page=1&page=2'] as const;
    const first = await Promise.all(pages.map((url) => get(url)));
    const lamp = SAMPLE_FILES['works/lamp.yaml'] as object;
    await api.edit({ 'works/lamp.yaml': { ...lamp, title: { en: 'Edited', fr: 'Modifiée' } } });
    const again = await Promise.all(
      pages.map((url, index) => get(url, { 'if-none-match': String(first[index]!.headers.etag) })),
    );
    await api.edit({ 'works/lamp.yaml': lamp });
    expect(again.map(({ status }) => status).sort()).toEqual([200, 304]);
    const shown = again.find(({ status }) => status === 200);
    expect(shown?.body.data[0].title).toBe('Edited');
  });

  test('everyone may read, and only the site may post', async () => {
    const read = await get('/api/works', { origin: 'https://elsewhere.example' });
    expect(read.headers['access-control-allow-origin']).toBe('*');
    const preflight = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-localization',
      };
      const response = await api.app.inject({ method: 'OPTIONS', url: '/api/form/contact', headers });
      return response.headers['access-control-allow-origin'];
    };
    expect(await preflight('http://localhost:8000')).toBe('http://localhost:8000');
    expect(await preflight('https://elsewhere.example')).toBeUndefined();
  });

  test('an unexpected error tells nothing of itself', async () => {
    const read = jest.spyOn(api.database, 'read').mockRejectedValue(new Error('secret detail'));
    const { status, body } = await get('/api/preview/token');
    read.mockRestore();
    expect(status).toBe(500);
    expect(body).toEqual({
      error: { message: 'There was an unexpected error on our server, please check back later.' },
    });
  });

  test('every call of the contract is in the OpenAPI document, which has a page to read', async () => {
    const { body } = await get('/api/openapi.json');
    const paths = [...Object.values(ITEM_CALLS), ...Object.values(LIST_CALLS)].map(({ path }) =>
      path.replace(/:(\w+)/, '{$1}'),
    );
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([...paths, '/api/form/subscribe', '/api/form/contact']),
    );
    const page = await api.app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
  });
});

describe('content', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const get = async (url: string) => (await api.app.inject(url)).json();
  const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);

  test('works come by position, without drafts and what is not written in the language', async () => {
    expect(slugsOf((await get('/api/works')).data)).toEqual(['chair', 'lamp']);
    expect(slugsOf((await get('/api/works?lang=fr')).data)).toEqual(['chaise', 'lampe', 'tabouret']);
  });

  test.each([
    ['', ['chaise', 'lampe', 'tabouret']],
    ['type=all', ['chaise', 'lampe', 'tabouret']],
    ['type=tous', ['chaise', 'lampe', 'tabouret']],
    ['type=sieges', ['chaise', 'tabouret']],
  ])('works of %s', async (query, slugs) => {
    expect(slugsOf((await get(`/api/works?lang=fr&${query}`)).data)).toEqual(slugs);
  });

  test('lists come in pages', async () => {
    const first = await get('/api/works?lang=fr&per_page=2');
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3 });
    const second = await get('/api/works?lang=fr&per_page=2&page=2');
    expect(slugsOf([...first.data, ...second.data])).toEqual(['chaise', 'lampe', 'tabouret']);
    expect((await get('/api/works?lang=fr&page=9')).data).toEqual([]);
  });

  test('work types count the works of their language', async () => {
    const counts = async (lang: string) =>
      (await get(`/api/worktypes?lang=${lang}`)).data.map(
        ({ slug, count }: { slug: string; count: number }) => [slug, count],
      );
    expect(await counts('en')).toEqual([
      ['lighting', 1],
      ['seating', 1],
    ]);
    expect(await counts('fr')).toEqual([
      ['luminaires', 1],
      ['sieges', 2],
    ]);
  });

  test('creators come by name, events newest first', async () => {
    expect(slugsOf((await get('/api/creators')).data)).toEqual(['jeanne-etoile', 'ida', 'paul-zenith']);
    expect(slugsOf((await get('/api/events')).data)).toEqual(['late', 'early']);
  });

  test('a work tells everything in its language', async () => {
    const { data } = await get('/api/works/lampe?lang=fr');
    expect(data).toMatchObject({
      id: 'lamp',
      slugs: { en: 'lamp', fr: 'lampe' },
      title: 'Grande lampe',
      creators: [{ slug: 'jeanne-etoile', name: 'Jeanne Étoile' }],
      type: { slug: 'luminaires', title: 'luminaires' },
      date: 'vers 1955',
      dimensions: { height: 150, unit: 'cm', note: 'avec abat-jour' },
      mounting: 'ceiling',
      bibliography: ['<em>Lampes</em>'],
      related_works: [{ slug: 'tabouret', slugs: { en: null, fr: 'tabouret' } }, { slug: 'chaise' }],
    });
    expect((await get('/api/works/lamp')).data).toMatchObject({
      description: '<p>Bright</p>',
      related_works: [{ slug: 'chair' }],
    });
  });

  test('a work of which nobody says what it stands on says nothing either', async () => {
    expect((await get('/api/works/chair')).data).not.toHaveProperty('mounting');
  });

  test('an image has the size of its large original and addresses that are never wider', async () => {
    const { images, hd_images } = (await get('/api/works/lampe?lang=fr')).data;
    const [{ id, width, height, color, sizes, avif, night }] = images;
    expect({ id, width, height }).toEqual({ id: 'lamp-1-day', width: 1200, height: 800 });
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(sizes.sm).toMatch(/^\/media\/lamp-1-day\.[0-9a-f]{8}\/480\.jpg$/);
    expect(sizes.lg).toMatch(/\/1200\.jpg$/);
    expect(sizes.xl).toBe(sizes.lg);
    expect(avif.md).toMatch(/\/960\.avif$/);
    expect(night).toMatchObject({ id: 'lamp-1-night', alt: 'Allumée', width: 300, lamp: true });
    expect(hd_images).toEqual([
      expect.objectContaining({
        filename: 'Jeanne Étoile - Grande lampe - vers 1955 - 1.jpg',
        type: 'image/jpeg',
        width: 1200,
        height: 800,
      }),
    ]);
  });

  test('creators, events and press pass over what is not published in the language', async () => {
    const creator = (await get('/api/creators/jeanne-etoile')).data;
    expect(slugsOf(creator.works)).toEqual(['chair', 'lamp']);
    expect(creator.vcard).toEqual({ full_name: 'Jeanne Étoile', role: 'Designer' });

    const event = (await get('/api/events/tard?lang=fr')).data;
    expect(slugsOf(event.exhibited_works)).toEqual(['tabouret', 'lampe']);
    expect(slugsOf(event.featured_artists)).toEqual(['jeanne-etoile']);
    expect(event.press_release).toMatchObject({
      filename: 'late-fr.pdf',
      type: 'application/pdf',
      bytes: 11,
    });

    const article = (await get('/api/press/article')).data;
    expect(slugsOf(article.cited_works)).toEqual(['lamp']);
  });

  test('a creator comes with the first of their works, and how many there are, where so many are asked for', async () => {
    const askedFor = async (works: string) => (await get(`/api/creators/jeanne-etoile?works=${works}`)).data;
    const first = await askedFor('1');
    expect(slugsOf(first.works)).toEqual(['chair']);
    expect(first.works_count).toBe(2);
    expect(slugsOf((await askedFor('60')).works)).toEqual(['chair', 'lamp']);
    expect((await get('/api/creators/jeanne-etoile')).data).not.toHaveProperty('works_count');
    expect((await api.app.inject('/api/creators/jeanne-etoile?works=none')).statusCode).toBe(422);
  });

  test('works and creators tell of the published articles that cite them', async () => {
    const told = [{ slug: 'article', title: 'Un article', publication: 'Revue', published_on: '2026-03-01' }];
    expect((await get('/api/works/lampe?lang=fr')).data.press).toEqual(told);
    expect((await get('/api/creators/jeanne-etoile?lang=fr')).data.press).toEqual(told);
    expect((await get('/api/works/chair')).data.press).toEqual([]);
  });

  test('settings and the home page are told in the language asked for', async () => {
    expect((await get('/api/site-settings?lang=fr')).data).toMatchObject({
      default_locale: 'en',
      current_locale: 'fr',
      contact: { opening_hours: ['mar. à sam.'] },
    });
    const home = (await get('/api/pages/home')).data;
    expect(home.news).toMatchObject([{ title: 'News', link: { label: 'See', url: '/events/late' } }]);
    expect(slugsOf(home.selected_works)).toEqual(['chair']);
  });
});

describe('preview routes', () => {
  let api: TestApi;
  beforeAll(async () => {
    const portrait = { file: 'lamp-1-day.jpg', alt: { en: 'Jeanne', fr: 'Jeanne' } };
    const jeanne = 'creators/jeanne.yaml';
    api = await openTestApi({ changes: { [jeanne]: { ...SAMPLE_FILES[jeanne], portrait } } });
  });
  afterAll(() => api.close());

  const FAR = '2999-01-01T00:00:00.000Z';

  const makeToken = (target: PreviewTarget) =>
    api.database.write((statements) => createPreviewToken(statements, target));

  async function preview(target: Partial<PreviewTarget>, headers: Record<string, string> = {}) {
    const whole: PreviewTarget = { type: 'work', id: 'secret', locale: 'en', expires_at: FAR, ...target };
    const token = await makeToken(whole);
    expect(token).toMatch(/^[\w-]{43}$/);
    return api.app.inject({ url: `/api/preview/${token}`, headers });
  }

  test.each<Partial<PreviewTarget>>([
    { type: 'work', id: 'secret' },
    { type: 'work', id: 'stool', locale: 'fr' },
    { type: 'creator', id: 'jeanne' },
    { type: 'event', id: 'late' },
    { type: 'press', id: 'article' },
    { type: 'page', id: 'home' },
    { type: 'page', id: 'about', locale: 'fr' },
  ])('%j is shown in the contract’s shape', async (target) => {
    const response = await preview(target);
    expect(response.statusCode).toBe(200);
    expect(problemsOf(Answer(Preview), response.json())).toEqual([]);
    expect(response.json().data).toMatchObject({
      type: target.type,
      locale: target.locale ?? 'en',
      expires_at: FAR,
    });
  });

  test('the home page keeps its news', async () => {
    const { item } = (await preview({ type: 'page', id: 'home' })).json().data;
    expect(item.news).toHaveLength(1);
  });

  test.each(['en', 'fr'] as const)(
    'the home page comes with what the lists of the site have beside it: %s',
    async (locale) => {
      const list = async (name: string) =>
        (await api.app.inject(`/api/${name}?lang=${locale}`)).json().data as Record<string, unknown>[];
      const { around } = (await preview({ type: 'page', id: 'home', locale })).json().data;
      expect(around.events).toEqual(await list('events'));
      expect(around.events).not.toEqual([]);
      expect(around.creators).toEqual((await list('creators')).filter(({ portrait }) => portrait));
      expect(around.creators).not.toEqual([]);
      const types = await list('worktypes');
      expect(around.works_count).toBe(types.reduce((sum, { count }) => sum + (count as number), 0));
      expect((await preview({ type: 'page', id: 'about', locale })).json().data).not.toHaveProperty('around');
    },
  );

  test('a preview can be polled, and is kept and indexed by nobody', async () => {
    const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
    const url = `/api/preview/${token}`;
    const first = await api.app.inject(url);
    const forNobody = {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    };
    expect(first.headers).toMatchObject(forNobody);
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject(forNobody);
    expect((await preview({ expires_at: '2020-01-01T00:00:00.000Z' })).headers).toMatchObject(forNobody);
  });

  test('an unknown token, a lost item and a missing language give 404, an expired token 410', async () => {
    expect((await api.app.inject('/api/preview/none')).statusCode).toBe(404);
    expect((await preview({ id: 'lost' })).statusCode).toBe(404);
    expect((await preview({ id: 'stool', locale: 'en' })).statusCode).toBe(404);
    const expired = await preview({ expires_at: '2020-01-01T00:00:00.000Z' }, { 'x-localization': 'fr' });
    expect(expired.statusCode).toBe(410);
    expect(expired.json()).toEqual({ error: { message: 'Cet aperçu a expiré.' } });
  });

  test('the database holds no token, only what it can be known by', async () => {
    const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
    const rows = keptRows(api.dataDir, 'preview_tokens');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    const hash = String(rows.at(-1)?.['token_hash']);
    expect((await api.app.inject(`/api/preview/${hash}`)).statusCode).toBe(404);
  });

  test('a preview that was revoked is as one that was never made', async () => {
    const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
    const number = Number(keptRows(api.dataDir, 'preview_tokens').at(-1)?.['number']);
    await api.database.write((to) => revokePreview(to, number));
    expect((await api.app.inject(`/api/preview/${token}`)).statusCode).toBe(404);
  });

  describe('guesses', () => {
    const ask = (token: string, address: string) =>
      api.app.inject({
        url: `/api/preview/${token}`,
        headers: { 'x-forwarded-for': address, 'x-localization': 'fr' },
      });
    async function guessing(address: (index: number) => string, times = 25) {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1)
        statuses.push((await ask(`${index}`.padStart(43, 'x'), address(index))).statusCode);
      return statuses;
    }
    const counts = (statuses: number[]) => [404, 429].map((one) => statuses.filter((s) => s === one).length);

    test('are refused after twenty in a minute, with when to come again', async () => {
      expect(counts(await guessing(() => '192.0.2.1'))).toEqual([20, 5]);
      const refused = await ask('short', '192.0.2.1');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.json().error.message).toBe(
        'Trop d’aperçus inexistants ont été demandés. Veuillez réessayer dans une minute.',
      );
    });

    test('count by the network of IPv6', async () => {
      expect(counts(await guessing((index) => `2001:db8:1:2::${index + 1}`))).toEqual([20, 5]);
      expect((await ask('x'.repeat(43), '2001:db8:1:3::1')).statusCode).toBe(404);
    });

    test('count by the IPv6 /48 as well, five times as many', async () => {
      expect(counts(await guessing((index) => `2001:db8:7:${index + 1}::1`, 105))).toEqual([100, 5]);
      expect((await ask('x'.repeat(43), '2001:db8:8:1::1')).statusCode).toBe(404);
    });

    test('lock nobody out who has a link, behind the same address or another one', async () => {
      const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
      await guessing(() => '192.0.2.7');
      expect((await ask(token, '192.0.2.7')).statusCode).toBe(200);
      expect((await ask(token, '192.0.2.8')).statusCode).toBe(200);
    });

    test('are none where a link is right, or has expired, however often it is asked for', async () => {
      const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
      const old = await makeToken({
        type: 'work',
        id: 'lamp',
        locale: 'en',
        expires_at: '2020-01-01T00:00:00.000Z',
      });
      for (let index = 0; index < 25; index += 1) {
        expect((await ask(token, '192.0.2.9')).statusCode).toBe(200);
        expect((await ask(old, '192.0.2.9')).statusCode).toBe(410);
      }
    });
  });
});

describe('revoked previews', () => {
  const NOW = Date.parse('2026-11-24T00:00:00Z');
  const OPEN = '2026-11-25T00:00:00.000Z';

  let api: TestApi;
  let database: GalleryDatabase;
  let tokens: string[];
  beforeAll(async () => {
    api = await openTestApi();
    database = api.database;
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    tokens = await database.write(async (to) => {
      await to.run('DELETE FROM preview_tokens');
      await to.run('DELETE FROM sqlite_sequence');
      const make = (type: 'work' | 'page', id: string, locale: 'en' | 'fr', expires_at = OPEN) =>
        createPreviewToken(to, { type, id, locale, expires_at });
      return [
        await make('work', 'lamp', 'en'),
        await make('work', 'lamp', 'fr'),
        await make('page', 'home', 'en'),
        await make('work', 'gone', 'en'),
        await make('work', 'lamp', 'en', '2026-11-23T00:00:00.000Z'),
      ];
    });
  });

  const revoke = async (what: string, locale?: 'en' | 'fr') =>
    (await database.write((to) => revokePreviews(to, { what, locale }, NOW))).map(({ number }) => number);
  const openNow = async () =>
    (await database.read((from) => openPreviews(from, NOW))).map(({ number }) => number);

  test.each<[string, 'en' | 'fr' | undefined, number[]]>([
    ['all', undefined, [1, 2, 3, 4]],
    ['all', 'fr', [2]],
    ['works/lamp', undefined, [1, 2]],
    ['works/lampe', undefined, [1, 2]],
    ['works/lamp', 'fr', [2]],
    ['works/gone', undefined, [4]],
    ['pages/home', undefined, [3]],
    ['3', undefined, [3]],
    ['works/home', undefined, []],
    ['5', undefined, []],
    ['03x', undefined, []],
    ['', undefined, []],
  ])('%j in language %s is the previews %j', async (what, locale, numbers) => {
    expect(await revoke(what, locale)).toEqual(numbers);
    expect(await openNow()).toEqual([1, 2, 3, 4].filter((number) => !numbers.includes(number)));
  });

  test.each([
    (token: string) => token,
    (token: string) => `https://www.example.org/fr/preview/${token}`,
    (token: string) => `https://www.example.org/preview/${token}?utm_source=mail`,
  ])('an address is the preview that it opens, %#', async (address) => {
    expect(await revoke(address(tokens[1] ?? ''))).toEqual([2]);
    expect(await database.read((from) => findPreviewToken(from, tokens[1] ?? ''))).toBeUndefined();
  });

  test('what cannot be an item is told', async () => {
    await expect(revoke('lamps/lamp')).rejects.toThrow('must start with one of works');
  });
});

describe('preview target', () => {
  let api: TestApi;
  beforeAll(async () => (api = await openTestApi()));
  afterAll(() => api.close());
  const target = (reference: string, locale: 'en' | 'fr') =>
    api.database.read((from) => previewTarget(from, reference, locale));

  test('an item is found by id or by slug, drafts and pages included', async () => {
    const lamp = { type: 'work', id: 'lamp', locale: 'fr' };
    expect(await target('works/lamp', 'fr')).toEqual(lamp);
    expect(await target('works/lampe', 'fr')).toEqual(lamp);
    expect(await target('works/secret', 'en')).toMatchObject({ id: 'secret' });
    expect(await target('pages/home', 'en')).toMatchObject({ type: 'page', id: 'home' });
  });

  test.each([
    ['lamps/lamp', 'en', /must start with one of works/],
    ['works/none', 'en', /nothing like/],
    ['works/tabouret', 'en', /not written in 'en'/],
  ] as const)('%s in %s is refused', async (reference, locale, message) => {
    await expect(target(reference, locale)).rejects.toThrow(message);
  });
});

describe('ambiguous requests', () => {
  let api: TestApi;
  let port: number;
  beforeAll(async () => {
    api = await openTestApi();
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => api.close());

  /** Sends the bytes as they are, and gives what comes until the API hangs up. */
  async function send(...lines: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(lines.join('\r\n'));
    return text(socket);
  }

  test.each(['xchunked, chunked', 'gzip, chunked', 'chunked, chunked'])(
    'a body in the coding %s is refused, and the connection closed',
    async (coding) => {
      const head = ['POST /api/form/subscribe HTTP/1.1', 'Host: a', `Transfer-Encoding: ${coding}`];
      const answer = await send(...head, '', '0', '', '');
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  test.each([['Host: a', 'Host: b'], ['Host: a', 'host: a'], ['Host: a, b'], ['Host: a/b']])(
    'a request with %s is refused, and the connection closed',
    async (...hosts) => {
      const answer = await send('GET /api/site-settings?lang=en HTTP/1.1', ...hosts, '', '');
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  test('others are answered', async () => {
    const answer = await send(
      'GET /api/site-settings?lang=en HTTP/1.1',
      'Host: a:1',
      'Connection: close',
      '',
      '',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('logger', () => {
  it('says nothing of the visitor, and no token', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: { ...(loggerOptions('info', false) as object), stream } });
    const answer = async () => 'x';
    app.get('/*', answer);
    app.post('/*', answer);
    const visit = (url: string, method: 'GET' | 'POST' = 'GET') =>
      app.inject({
        method,
        url,
        remoteAddress: '203.0.113.7',
        headers: { referer: 'https://a.example/secret' },
      });
    await visit('/api/works?email=ada@example.org');
    await visit('/api/preview/secret?lang=fr');
    await visit('/fr/preview/secret');
    await visit('/api/rooms/secret/answer', 'POST');
    await visit('/api/room-pictures/secret-960.webp');
    await visit('/fr/salon/secret');
    await visit('/desk/api/rooms/12');
    await visit('/api/newsletter/withdraw?token=secret', 'POST');
    const paths = lines.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path);
    expect(paths.filter(Boolean)).toEqual([
      '/api/works',
      '/api/preview/:token',
      '/fr/preview/:token',
      '/api/rooms/:token',
      '/api/room-pictures/:token',
      '/fr/salon/:token',
      '/desk/api/rooms/12',
      '/api/newsletter/withdraw',
    ]);
    expect(lines.join('')).not.toMatch(/203\.0|example|secret/);
  });
});
