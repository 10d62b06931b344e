import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { inlineScriptHashes, scriptHash } from '../src/release/inline-scripts';
import { scriptsOf } from './pages/known-scripts';
import { type Deploy, readCurrent } from './releases/current-release';
import { writeReleaseEdits } from './releases/release-edits';
import { releaseFolder } from './releases/release-folders';
import { switchRelease } from './releases/switch-release';
import { until } from '../tests/until';
import { buildHost } from './server';
import { makeDeploy, makeRelease } from './testing/make-deploy';
import { openTellingApi, type Said, type TellingApi, type Told } from './testing/sample-function';

describe('rendered pages', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const PAGE = '<h1>As it is now</h1>';
  const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

  let api: TellingApi;
  let told: Told;
  let deployDir: string;
  let app: FastifyInstance;

  const openHost = (): Promise<FastifyInstance> =>
    buildHost({ deployDir, apiUrl: api.url, logLevel: 'silent' });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'user-agent': BROWSER, ...headers } });

  beforeAll(async () => {
    api = await openTellingApi(() => told);
    deployDir = await makeDeploy();
  });
  afterAll(() => api.close());
  /** A page that no test has asked for: pages are given out again for a moment. */
  let fresh: string;
  let asked = 0;
  beforeEach(() => {
    fresh = `/works/new-${(asked += 1)}`;
    told = { body: PAGE, headers: { 'Cache-Control': SHARED_CACHE, 'X-Powered-By': 'x', ETag: '"x"' } };
    api.calls.length = 0;
  });

  describe('a page that was not built', () => {
    beforeAll(async () => (app = await openHost()));
    afterAll(() => app.close());

    it('is rendered, with the function’s own rule for caches and none of its other headers', async () => {
      const answer = await get(`${fresh}?x=1`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(PAGE);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': SHARED_CACHE,
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers).not.toHaveProperty('x-powered-by');
      expect(answer.headers.etag).not.toBe('"x"');
      expect(api.calls).toEqual([fresh]);
    });

    it('is made of answers of now where the API tells of no changes, and nobody calls the hook', async () => {
      const host = await openHost();
      await host.listen({ port: 0, host: '127.0.0.1' });
      told = {};
      const page = async () => JSON.parse((await host.inject(fresh)).body) as Said;
      await until(async () => (await page()).forgets > 0);
      await host.close();
    });

    it('is asked for as it stands in an address', async () => {
      expect((await get('/fr/oeuvres/cr%C3%A9%C3%A9%2050')).statusCode).toBe(200);
      expect(api.calls).toEqual(['/fr/oeuvres/cr%C3%A9%C3%A9%2050']);
    });

    it.each(['/works/%25', '/works/a%25b', '/fr/oeuvres/%25zz', '/works/%2541', '/works/%25/'])(
      'is none with a percent sign in its name: %s',
      async (url) => {
        const answer = await get(url);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toMatch(/Not found|Introuvable/);
        const data = await get(`/page-data${url.replace(/\/$/, '')}/page-data.json`);
        expect([data.statusCode, data.body]).toEqual([404, 'Not found']);
        expect(api.calls).toEqual([]);
      },
    );

    it('has its data', async () => {
      const answer = await get(`/page-data${fresh}/page-data.json`);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json<Said>().url).toBe(`/page-data${fresh}/page-data.json`);
    });

    it('answers HEAD with the headers alone', async () => {
      const answer = await app.inject({ method: 'HEAD', url: fresh });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
      expect(answer.headers['content-length']).toBe(String(PAGE.length));
    });

    it.each(['POST', 'PUT', 'DELETE'] as const)('refuses %s without asking', async (method) => {
      for (const url of ['/works/new', '/page-data/works/new/page-data.json']) {
        const answer = await app.inject({ method, url });
        expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
      expect(api.calls).toEqual([]);
    });

    it.each([
      ['/works/new/', '/works/new'],
      ['/fr/oeuvres/cr%C3%A9%C3%A9/?x=1', '/fr/oeuvres/cr%C3%A9%C3%A9?x=1'],
    ])('has one address: %s', async (url, location) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
      expect(api.calls).toEqual([]);
    });

    it.each([['/works/lamp'], ['/page-data/works/lamp/page-data.json'], ['/works/50%25']])(
      'is not %s, which was',
      async (url) => {
        expect((await get(url)).body).toMatch(/as built|"built":true|50 %/);
        expect(api.calls).toEqual([]);
      },
    );

    it.each([
      '/works',
      '/works/new/more',
      '/page-data/works/new/other.json',
      '/page-data/about/page-data.json',
    ])('is not %s, which the function does not know', async (url) => {
      expect((await get(url)).statusCode).toBe(404);
      expect(api.calls).toEqual([]);
    });

    it.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ])('is sent as %s', async (encoding, decode) => {
      const answer = await get(fresh, { 'accept-encoding': encoding });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(String(decode(answer.rawPayload))).toBe(PAGE);
    });

    it('is sent again when it has changed only', async () => {
      const { etag, vary } = (await get(fresh)).headers;
      expect(vary).toBe('Accept-Encoding');
      const same = await get(fresh, { 'if-none-match': String(etag) });
      expect([same.statusCode, same.body]).toEqual([304, '']);
      expect(same.headers).toMatchObject({ etag, vary, 'cache-control': SHARED_CACHE });
      const other = { 'if-none-match': String(etag), 'accept-encoding': 'br' };
      expect((await get(fresh, other)).statusCode).toBe(200);
      expect((await get(fresh, { 'if-match': '"other"' })).statusCode).toBe(412);
      told = { body: '<h1>Another</h1>' };
      expect((await get(`${fresh}-too`, { 'if-none-match': String(etag) })).statusCode).toBe(200);
    });

    it('is given out again for a moment, in each form', async () => {
      const first = await get(fresh, { 'accept-encoding': 'gzip' });
      told = { body: '<h1>Changed</h1>' };
      const next = await get(fresh, { 'accept-encoding': 'gzip' });
      expect(next.headers).toMatchObject({
        etag: first.headers.etag,
        'cache-control': SHARED_CACHE,
        'content-security-policy': first.headers['content-security-policy'],
      });
      expect(String(gunzipSync(next.rawPayload))).toBe(PAGE);
      expect((await get(fresh)).body).toBe(PAGE);
      expect(api.calls).toEqual([fresh]);
    });

    it('runs the scripts that a built page has, and no others', async () => {
      const page = ['early()', 'steal()'].map((text) => `<script>${text}</script>`);
      told = { body: page.join('') };
      const policy = String((await get(fresh)).headers['content-security-policy']);
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      expect(page.flatMap(inlineScriptHashes).map((hash) => scripts.includes(hash))).toEqual([true, false]);
    });

    it('is asked for each time where the function has no rule for caches', async () => {
      told = {};
      expect((await get(fresh)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it.each([
      ['/works/nothing', 'Not found'],
      ['/fr/oeuvres/rien', 'Introuvable'],
    ])('and is not there is answered with the page of its language: %s', async (url, text) => {
      told = { status: 404, body: 'the function’s own', headers: { 'Cache-Control': SHARED_CACHE } };
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(text);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const data = await get(`/page-data${url}/page-data.json`);
      expect([data.statusCode, data.body]).toEqual([404, 'Not found']);
      expect(data.headers['content-type']).toBe('text/plain; charset=utf-8');
    });

    it.each([
      ['/works/nothing.', '/works/nothing'],
      ['/fr/oeuvres/rien%20?a=1', '/fr/oeuvres/rien?a=1'],
    ])('and is not there is asked for without what is behind its address: %s', async (url, location) => {
      told = { status: 404 };
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
    });

    it('and is elsewhere by now is led to, but not its data', async () => {
      told = { status: 301, headers: { Location: '/works/newer' } };
      const answer = await get(`${fresh}?a=1`);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/works/newer?a=1']);
      expect((await get(`/page-data${fresh}/page-data.json`)).statusCode).toBe(404);
    });

    it.each([
      [{ status: 503 }],
      [{ status: 500 }],
      [{ status: 302, headers: { Location: 'https://example.org/' } }],
      [{ status: 301 }],
      [{ fail: 'throw' }],
      [{ fail: 'exit' }],
    ] satisfies [Told][])('and cannot be rendered is to be asked for later: %j', async (answered) => {
      told = answered;
      const answer = await get(fresh);
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('Broken');
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers).not.toHaveProperty('location');

      const data = await get(`/page-data${fresh}/page-data.json`);
      expect([data.statusCode, data.body]).toEqual([500, 'Server error']);
      expect(data.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect((await get('/works/lamp')).statusCode).toBe(200);
    });
  });

  describe('a page that was changed since the build', () => {
    // Each with a host of its own, which has kept nothing of the test before.
    beforeEach(async () => {
      const mark = { log: 'a-log', number: 1 };
      const changes = [{ number: 1, kind: 'work', slugs: ['lamp', 'new'] }];
      await writeFile(path.join(deployDir, 'changes.json'), JSON.stringify({ mark, changes, answers: [] }));
      app = await openHost();
    });
    afterEach(() => app.close());

    it('is rendered in place of its file, and so is its data; nobody may keep it', async () => {
      for (const url of ['/works/lamp', '/works/new']) {
        const answer = await get(url);
        expect(answer.body).toBe(PAGE);
        expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
      const data = await get('/page-data/works/lamp/page-data.json');
      expect(data.json<Said>().url).toBe('/page-data/works/lamp/page-data.json');
      expect(data.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it('is gone at once when it is', async () => {
      told = { status: 404 };
      expect((await get('/works/lamp')).statusCode).toBe(404);
      expect((await get('/page-data/works/lamp/page-data.json')).statusCode).toBe(404);
    });

    it.each([[{ status: 503 }], [{ fail: 'throw' }], [{ fail: 'exit' }]] satisfies [Told][])(
      'is shown as it was built when it cannot be rendered: %j',
      async (answered) => {
        told = answered;
        const page = await get('/works/lamp');
        expect([page.statusCode, page.body]).toEqual([200, '<h1>Lamp as built</h1>']);
        expect((await get('/page-data/works/lamp/page-data.json')).json()).toEqual({ built: true });
        expect((await get('/works/new')).statusCode).toBe(503);
      },
    );

    it('leaves the others alone', async () => {
      expect((await get('/works/50%25')).body).toContain('50 %');
      expect((await get('/works/lamp/')).headers.location).toBe('/works/lamp');
      expect((await get('/works/type/all')).statusCode).toBe(404);
      expect(api.calls).toEqual([]);
    });

    it('is served from the release that was begun after the change', async () => {
      const id = '20260104T000000000Z';
      await makeRelease(deployDir, id);
      await writeReleaseEdits(releaseFolder(deployDir, id), { log: 'a-log', number: 1 });
      await switchRelease(deployDir, id);
      expect((await get('/works/lamp')).body).toContain('as built');
      expect((await get('/works/new')).headers['cache-control']).toBe(SHARED_CACHE);
    });
  });

  it('without a function is not there', async () => {
    deployDir = await makeDeploy();
    const id = '20260104T000000000Z';
    await makeRelease(deployDir, id, { functionEntry: undefined });
    await switchRelease(deployDir, id);
    app = await openHost();
    expect((await get('/works/new')).statusCode).toBe(404);
    expect((await get('/works/lamp')).statusCode).toBe(200);
    await app.close();
  });
});

describe('rendered scripts', () => {
  let deploy: Deploy;
  beforeAll(async () => (deploy = await readCurrent(await makeDeploy())));

  const PATH = '/works/créé';
  const NAMED = `/*<![CDATA[*/window.pagePath="${PATH}";`;
  const END = '/*]]>*/';
  const loader = (script: string): string => `<script id="gatsby-script-loader">${script}</script>`;
  const scriptsIn = (body: string) => {
    const { known, unknown } = scriptsOf({ status: 200, headers: {}, body }, deploy.manifest, PATH);
    return { known, unknown };
  };

  it('knows the scripts of built pages', () => {
    const body = '<script>early()</script><script>steal()</script><script type="module">late()</script>';
    expect(scriptsIn(body)).toEqual({
      known: [scriptHash('early()'), scriptHash('late()')],
      unknown: [scriptHash('steal()')],
    });
  });

  it.each([
    `${NAMED}${END}`,
    `${NAMED}window.pageData={"path":"/works/x","text":"a;/*]]>*/ \\u2028 <b>"};${END}`,
    `/*<![CDATA[*/window.pagePath="/works/cr%C3%A9%C3%A9";window.pageData={};${END}`,
    `/*<![CDATA[*/window.pagePath="\\u002fworks/créé";window.pageData={"a":"\\u003c/script>"};${END}`,
  ])('knows the script that hands the page its data: %s', (script) => {
    expect(scriptsIn(`<h1>x</h1>${loader(script)}<script>early()</script>`)).toEqual({
      known: [scriptHash(script), scriptHash('early()')],
      unknown: [],
    });
  });

  it.each([
    `${NAMED}window.pageData={"a":steal()};${END}`,
    `${NAMED}window.pageData={};steal();${END}`,
    `${NAMED}steal();${END}`,
    `/*<![CDATA[*/window.pagePath="${PATH}"+steal()+"";window.pageData={};${END}`,
    `${NAMED}window.pageData={};`,
    `/*<![CDATA[*/window.pagePath="/works/other";window.pageData={};${END}`,
    `steal();${NAMED}window.pageData={};${END}`,
  ])('does not know one that does anything else: %s', (script) => {
    expect(scriptsIn(loader(script))).toEqual({ known: [], unknown: [scriptHash(script)] });
  });

  it('lets nothing run that has broken out of the data', () => {
    const body = loader(`${NAMED}window.pageData={"a":"</script><script>steal()</script>"};${END}`);
    expect(scriptsIn(body)).toEqual({ known: [], unknown: inlineScriptHashes(body) });
    expect(inlineScriptHashes(body)).toContain(scriptHash('steal()'));
  });
});
