import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';

let app: FastifyInstance;
beforeAll(async () => {
  const deployDir = await makeDeploy();
  await rm(path.join(deployDir, 'current/static/gone'), { recursive: true });
  app = await buildHost({ deployDir, apiUrl: 'http://127.0.0.1:9', logLevel: 'silent' });
});
afterAll(() => app.close());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': BROWSER, ...headers } });

describe('source maps', () => {
  const ask = (method: 'GET' | 'HEAD', to: FastifyInstance) =>
    to.inject({ method, url: '/app-abc.js.map', headers: { 'user-agent': BROWSER } });

  it('are not for everyone, and scripts do not name them', async () => {
    for (const method of ['GET', 'HEAD'] as const) expect((await ask(method, app)).statusCode).toBe(404);
    expect((await ask('GET', app)).body).toBe('Not found');
    expect((await get('/app-abc.js')).headers).not.toHaveProperty('sourcemap');
  });

  it('are served, and named by their scripts, where that is set', async () => {
    const open = await buildHost({
      deployDir: await makeDeploy(),
      apiUrl: 'http://127.0.0.1:9',
      logLevel: 'silent',
      sourceMaps: true,
    });
    expect((await ask('GET', open)).statusCode).toBe(200);
    const script = await open.inject('/app-abc.js');
    expect(script.headers.sourcemap).toBe('/app-abc.js.map');
    expect((await open.inject('/about')).headers).not.toHaveProperty('sourcemap');
    await open.close();
  });
});

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?x=1', 'About'],
    ['/fr/cr%C3%A9ateurs', 'Créateurs'],
    ['/works/50%25', '50 %'],
  ])('answers %s', async (url, text) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(text);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/about/', 308, '/about'],
    ['/about/?a=1&b=2', 308, '/about?a=1&b=2'],
    ['/about/index.html', 308, '/about'],
    ['/en/about', 301, '/about'],
    ['/en/a-propos', 301, '/about'],
    ['/fr/about', 301, '/fr/a-propos'],
    ['/en', 301, '/'],
    ['/cr%C3%A9ateurs', 301, '/fr/cr%C3%A9ateurs'],
    ['/index.html', 308, '/'],
    ['/About', 301, '/about'],
    ['/ABOUT/?a=1', 301, '/about?a=1'],
    ['//about', 301, '/about'],
    ['/about//', 301, '/about'],
    ['//', 308, '/'],
    ['/fr//Cr%C3%89ateurs', 301, '/fr/cr%C3%A9ateurs'],
    ['/fr/cr%C3%A9ateurs/', 308, '/fr/cr%C3%A9ateurs'],
    ['/old', 301, '/about'],
    ['/old/', 301, '/about'],
    ['/old?a=1', 301, '/about?a=1'],
    ['/shop?a=1', 302, 'https://example.org/shop?from=site&a=1'],
    ['/preview/tok/', 308, '/preview/tok'],
  ])('sends %s on', async (url, status, location) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '/Nothing',
    '/nothing/',
    '//example.org/',
    '/preview',
    '/preview/a/b',
    '/Preview/Tok',
    '/APP-ABC.js',
  ])('knows nothing of %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each(['/%zz', '/%', '/a%00b', '/a%2Fb', '/a%5Cb', '/about/..%2f..%2fmanifest.json'])(
    'refuses %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(400);
    },
  );

  it('answers HEAD with the headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/about' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('14');
    expect(answer.body).toBe('');
    expect((await app.inject({ method: 'HEAD', url: '/nothing' })).statusCode).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const answer = await app.inject({ method, url: '/about', payload: method === 'POST' ? 'x' : undefined });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await app.inject({ method, url: '/nothing' })).statusCode).toBe(404);
  });
});

describe('caching', () => {
  it('lets what has a hash in its name be kept, and asks for the rest each time', async () => {
    expect((await get('/app-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/about')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('answers 304 for what the visitor has', async () => {
    const etag = String((await get('/about')).headers.etag);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get('/about', { 'if-none-match': tags });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    }
    expect((await get('/about', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/about', { 'if-none-match': etag, 'accept-encoding': 'br' })).statusCode).toBe(200);
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('answers %s with %s', async (accepted, encoding) => {
    const answer = await get('/about', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect(String(decode ? decode(answer.rawPayload) : answer.rawPayload)).toBe('<h1>About</h1>');
  });

  it('gives each encoding an ETag of its own', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await get('/', { 'accept-encoding': accepted })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it('sends no Vary for what has one form', async () => {
    expect((await get('/sheet.pdf', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('vary');
  });
});

describe('ranges', () => {
  it('answers the part that was asked for', async () => {
    const answer = await get('/sheet.pdf', { range: 'bytes=2-4' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 2-4/10');
    expect(answer.body).toBe('234');
  });

  it('refuses a part that is not there, to be kept by nobody', async () => {
    const answer = await get('/sheet.pdf', { range: 'bytes=99-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-cache' });
  });
});

describe('previews', () => {
  it.each(['/preview/token', '/private', '/private/a/b'])('answers %s, unlisted and unkept', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Preview');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers).not.toHaveProperty('etag');
  });
});

describe('errors', () => {
  it.each([
    ['/nothing', 'Not found'],
    ['/french', 'Not found'],
    ['/404.html', 'Not found'],
    ['/fr', 'Introuvable'],
    ['/fr/rien', 'Introuvable'],
    ['/fr/404.html', 'Introuvable'],
  ])('answers %s with the page of its language', async (url, text) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(text);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it.each([
    ['/%2F', 'Bad'],
    ['/%5C', 'Bad'],
    ['/%00', 'Bad'],
    ['/%E0%A4%A', 'Bad'],
    ['/fr/%E0%A4%A?a=%', 'Incorrecte'],
    ['/fr/%2F', 'Incorrecte'],
  ])('answers %s, which is no address, with the page of its language', async (url, text) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-cache']);
    expect(answer.body).toContain(text);
    const robot = await get(url, { 'user-agent': 'curl/8.5.0' });
    expect([robot.statusCode, robot.body]).toEqual([400, 'Bad request']);
  });

  it.each(['/api/%2F', '/media/%00', '/%2F.js'])('answers %s with a line of text', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([400, 'Bad request']);
  });

  it.each([
    ['/nothing', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['/fr/rien', 'curl/8.5.0'],
  ])('spares robots the page: %s', async (url, robot) => {
    const answer = await get(url, { 'user-agent': robot });
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', vary: 'User-Agent' });
    expect((await get('/about', { 'user-agent': robot })).body).toContain('About');
  });

  it('says that robots are answered otherwise', async () => {
    expect((await get('/nothing')).headers.vary).toBe('User-Agent, Accept-Encoding');
    expect((await app.inject({ url: '/nothing', headers: { 'user-agent': '' } })).body).toContain('<h1>');
    expect((await get('/about')).headers.vary).toBe('Accept-Encoding');
  });

  it('compresses the page', async () => {
    const answer = await get('/nothing', { 'accept-encoding': 'br' });
    expect(String(brotliDecompressSync(answer.rawPayload))).toContain('Not found');
  });

  it.each(['/app-old.js', '/styles.old.css', '/page-data/x/page-data.json', '/static/x.woff2'])(
    'never answers %s with HTML',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it.each(['/index.php?id=12', '/lampes.htm', '/Default.aspx'])(
    'answers a visitor who has followed an old link, %s, with the page',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body.includes('Not found')]).toEqual([404, true]);
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it('answers a file that has gone with the error page, without that file’s headers', async () => {
    const answer = await get('/gone');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Broken');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  });
});

it.each(['/', '/nothing', '/%zz', '/old', '/api/works'])(
  'sends the security headers with %s',
  async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  },
);
