import Fastify, { type FastifyInstance } from 'fastify';
import { buildHost, type HostOptions } from '../server';
import { makeDeploy, SCRIPTED_PAGE } from '../testing/make-deploy';
import { inlineScriptHashes } from '../../src/release/inline-scripts';

const HTTPS = { 'x-forwarded-proto': 'https' };
/** Robots get no error pages. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const STYLES = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

let api: FastifyInstance;
let app: FastifyInstance;
let apiUrl: string;
beforeAll(async () => {
  api = Fastify();
  api.get('/api/preview/:token', async () => ({ data: {} }));
  api.get('/media/page.html', (_, reply) => reply.type('text/html').send('<script>stolen()</script>'));
  api.get('/media/known.svg', (_, reply) => reply.code(304).send());
  api.post('/api/form/contact', (_, reply) => reply.code(422).send({ error: { message: 'No' } }));
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  app = await buildHost({
    deployDir: await makeDeploy(),
    apiUrl,
    apiPublicUrl: 'https://api.example/v1',
    mediaOrigins: ['https://media.example'],
    logLevel: 'silent',
  });
});
afterAll(() => Promise.all([app.close(), api.close()]));

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': BROWSER, ...headers } });
const policyOf = async (url: string, headers?: Record<string, string>): Promise<string | undefined> =>
  (await get(url, headers)).headers['content-security-policy'] as string | undefined;

const ANSWERS = [
  ['a page', 'GET', '/about'],
  ['the headers of a page', 'HEAD', '/about'],
  ['a file', 'GET', '/sheet.pdf'],
  ['a redirect', 'GET', '/about/'],
  ['an error page', 'GET', '/nothing'],
  ['an error text', 'GET', '/old.js'],
  ['a path that leads upwards', 'GET', '/%2e%2e/x'],
  ['an address that is too long', 'GET', `/${'x'.repeat(9000)}`],
  ['a method that is refused', 'PUT', '/about'],
  ['an answer of the API', 'GET', '/api/preview/token'],
  ['a call that is refused', 'GET', '/api/works'],
  ['an API that refuses', 'POST', '/api/form/contact'],
  ['an API that knows nothing', 'GET', '/media/none.jpg'],
  ['the health', 'GET', '/healthz'],
] as const;
/** What Fastify answers before it looks at what a proxy says of https. */
const EARLY_ANSWER = ['a malformed address', 'GET', '/%zz'] as const;

it.each([...ANSWERS, EARLY_ANSWER])('%s has every security header', async (_, method, url) => {
  const { headers } = await app.inject({ method, url });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it.each(ANSWERS)('%s binds the visitor to https where it came by it', async (_, method, url) => {
  const { headers } = await app.inject({ method, url, headers: HTTPS });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

it('believes nobody but a proxy on the same machine about https', async () => {
  const { headers } = await app.inject({ url: '/about', headers: HTTPS, remoteAddress: '203.0.113.7' });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

describe('the policy of a page', () => {
  it('runs its own inline scripts', async () => {
    const hashes = inlineScriptHashes(SCRIPTED_PAGE);
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(await policyOf('/scripted')).toContain(`'${hash}'`);
    expect(await policyOf('/about')).not.toContain('sha256-');
  });

  it('has the origins of the API and its pictures', async () => {
    expect(await policyOf('/about')).toContain(
      "connect-src 'self' https://api.example https://media.example;",
    );
  });

  it('comes with 304, so that what a cache holds gets it', async () => {
    const first = await get('/scripted');
    const again = await get('/scripted', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(again.headers).not.toHaveProperty('content-type');
  });

  it.each(['/nothing', '/fr/rien', '/preview/token'])('is that of %s as well', async (url) => {
    expect(await policyOf(url)).toMatch(/^default-src 'self'; script-src 'self'/);
  });
});

describe('a page that shows a model', () => {
  const permissionsOf = async (url: string, headers?: Record<string, string>) =>
    (await get(url, headers)).headers['permissions-policy'];

  it('may read it from memory and ask for the visitor’s room, also when a cache has the page', async () => {
    const first = await get('/modelled');
    for (const headers of [undefined, { 'if-none-match': String(first.headers.etag) }]) {
      expect(await policyOf('/modelled', headers)).toMatch(/connect-src 'self'[^;]* blob:;/);
      expect(await permissionsOf('/modelled', headers)).toMatch(/camera=\(\).*xr-spatial-tracking=\(self\)$/);
    }
  });

  it('leads to the model, also when a cache has the page', async () => {
    const { headers } = await get('/modelled');
    const again = await get('/modelled', { 'if-none-match': String(headers.etag) });
    for (const { link } of [headers, again.headers])
      expect(link).toBe('<https://gallery.example/a.glb>; rel="alternate"; type="model/gltf-binary"');
    expect((await get('/about')).headers).not.toHaveProperty('link');
  });

  it.each(['/about', '/scripted', '/nothing', '/sheet.pdf', '/preview/token'])('is not %s', async (url) => {
    expect(await policyOf(url)).not.toMatch(/connect-src[^;]* blob:/);
    expect(await permissionsOf(url)).toMatch(/xr-spatial-tracking=\(\)$/);
  });
});

describe('a preview', () => {
  const framing = async (options: Partial<HostOptions>, url = '/preview/token') => {
    const host = await buildHost({ deployDir: await makeDeploy(), apiUrl, logLevel: 'silent', ...options });
    const { headers } = await host.inject({ url, headers: { 'user-agent': BROWSER } });
    await host.close();
    return {
      ancestors: /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
      old: headers['x-frame-options'],
    };
  };

  it('may be shown within the desk, which has the same origin, and by nobody else', async () => {
    expect(await framing({})).toEqual({ ancestors: "'self'", old: 'SAMEORIGIN' });
    expect(await framing({}, '/about')).toEqual({ ancestors: "'none'", old: 'DENY' });
  });

  it('may be shown within the desk at the API’s own address as well', async () => {
    const apiPublicUrl = 'https://api.example/v1';
    expect(await framing({ apiPublicUrl })).toEqual({
      ancestors: "'self' https://api.example",
      old: undefined,
    });
  });

  it('is shown within nothing where there is no desk', async () => {
    expect(await framing({ desk: false })).toEqual({ ancestors: "'none'", old: 'DENY' });
  });
});

describe('the policy of what is no page', () => {
  it.each([
    ['/app-abc.js', NOTHING],
    ['/sheet.pdf', NOTHING],
    ['/page-data/works/lamp/page-data.json', NOTHING],
    ['/about/', NOTHING],
    ['/api/preview/token', NOTHING],
    ['/healthz', NOTHING],
    ['/old.js', NOTHING],
    ['/icon.svg', STYLES],
  ])('lets %s load nothing', async (url, policy) => {
    expect(await policyOf(url)).toBe(policy);
  });

  it('lets HTML that comes from the API run nothing', async () => {
    const answer = await get('/media/page.html');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).toBe(NOTHING);
  });

  it('leaves the one that a cache has where nobody knows what it holds', async () => {
    const answer = await get('/media/known.svg');
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).not.toHaveProperty('content-security-policy');
  });

  it('gives a page that answers a form without scripts the policy of a page, so that it can be sent again', async () => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/form/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: 'name=x',
    });
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toMatch(/script-src 'self'.*form-action 'self'/);
  });
});
