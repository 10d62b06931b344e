import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { inlineScriptHashes } from '../../src/release/inline-scripts';
import { buildHost, type HostOptions } from '../server';
import { makeDeploy, SCRIPTED_PAGE } from '../testing/make-deploy';
import { openTellingApi, type TellingApi } from '../testing/sample-function';
import { HSTS, pagePolicy, SECURITY_HEADERS, SHOWN_ELSEWHERE } from './content-security-policy';
import { observe } from './testing/observatory';
import { type RuleResult, type Scan, scoreOf } from './testing/observatory-results';

describe('add security headers', () => {
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

  it.each([
    ['/media/copied.jpg', 'cross-origin'],
    ['/media/page.html', 'cross-origin'],
    ['/media/known.svg', 'cross-origin'],
    ['/icons/favicon-32.png', 'cross-origin'],
    ['/social.png', 'cross-origin'],
    ['/social.png.js', 'same-origin'],
    ['/about', 'same-origin'],
    ['/api/room-pictures/a.jpg', 'same-origin'],
  ])('other sites may show what feeds and social networks name: %s is %s', async (url, rule) => {
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe(rule);
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
        expect(await permissionsOf('/modelled', headers)).toMatch(
          /camera=\(\).*xr-spatial-tracking=\(self\)$/,
        );
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
});

describe('content security policy', () => {
  const OWN_ONLY = { api: '', media: [] };
  const HTTP = { https: false };
  const HTTPS = { https: true };

  const directive = (policy: string, name: string): string | undefined =>
    policy.split('; ').find((text) => text.startsWith(`${name} `));

  it('runs the scripts it is told of, by their hashes, and no others', () => {
    const policy = pagePolicy(['sha256-a=', 'sha256-b='], OWN_ONLY, HTTP);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a=' 'sha256-b='");
    expect(directive(pagePolicy([], OWN_ONLY, HTTP), 'script-src')).toBe("script-src 'self'");
  });

  it('lets calls and forms go to the API, and pictures and files come from there and from elsewhere', () => {
    const origins = { api: 'https://api.example', media: ['https://a.example', 'https://b.example'] };
    const policy = pagePolicy([], origins, HTTP);
    const all = 'https://api.example https://a.example https://b.example';
    expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: blob: ${all}`);
    expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${all}`);
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://api.example");
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  });

  it('sends no directive twice, and says of everything that loads anything whether it may', () => {
    const names = pagePolicy([], OWN_ONLY, HTTP)
      .split('; ')
      .map((text) => text.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    const fetching = [
      'script',
      'style',
      'img',
      'font',
      'connect',
      'manifest',
      'media',
      'object',
      'worker',
      'frame',
    ];
    expect(names).toEqual(expect.arrayContaining(fetching.map((name) => `${name}-src`)));
  });

  it('lets pages that show models read them from memory, and no others', () => {
    const shown = pagePolicy([], OWN_ONLY, { https: false, showsModels: true });
    expect(directive(shown, 'connect-src')).toBe("connect-src 'self' blob:");
    expect(directive(pagePolicy([], OWN_ONLY, HTTP), 'connect-src')).toBe("connect-src 'self'");
  });

  it('asks for https only where the visitor has it', () => {
    expect(pagePolicy([], OWN_ONLY, HTTPS)).toMatch(/; upgrade-insecure-requests$/);
    expect(pagePolicy([], OWN_ONLY, HTTP)).not.toContain('upgrade-insecure-requests');
  });
});

describe('nginx headers', () => {
  const NGINX = path.join(__dirname, '..', '..', 'docs', 'nginx');
  const read = (name: string): string => readFileSync(path.join(NGINX, name), 'utf8');

  /** Headers that a configuration adds to every answer, by their names. */
  const headersOf = (text: string): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(/^ *add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(
        ([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''],
      ),
    );

  const OWN_ONLY = { api: '', media: [] };

  it('pages that nginx shows while the host is down have the headers that the host gives them', () => {
    const policy = pagePolicy([], OWN_ONLY, { https: true });
    expect(headersOf(read('built-pages.conf'))).toEqual({
      ...SECURITY_HEADERS,
      ...HSTS,
      'Cross-Origin-Resource-Policy': '$gallery_resources',
      'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' $gallery_scripts"),
    });
  });

  it.each(['nginx/before-the-host.conf', 'nginx/static-only.conf', 'varnish/gallery.vcl'])(
    '%s lets other sites show what the host lets them',
    (name) => {
      const [, pattern = ''] = /"~?(\^\/\(media\/[^"]+)"/.exec(read(`../${name}`)) ?? [];
      const paths = [
        '/media/a.jpg',
        '/icons/icon-512.png',
        '/social.png',
        '/social.png.js',
        '/',
        '/x/media/',
      ];
      const wanted = paths.map((one) => SHOWN_ELSEWHERE.test(one));
      expect(paths.map((one) => new RegExp(pattern).test(one))).toEqual(wanted);
    },
  );

  it('each place that shows such pages has them', () => {
    const conf = read('before-the-host.conf');
    const places = conf
      .split(/^ {4}location /m)
      .filter((place) => /^ {8}root \/srv\/gallery\/deploy/m.test(place));
    expect(places).toHaveLength(2);
    for (const place of places) expect(place).toContain('include snippets/gallery-built-pages.conf;');
  });

  it('the desk is passed on as it comes, longer than the host waits for it, and never kept or stood in for', () => {
    const conf = read('before-the-host.conf');
    const places = conf.split(/^ {4}location /m);
    const desk = places.find((place) => place.startsWith('~ ^/desk(/|$)')) ?? '';
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(desk) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
    expect(desk).toContain('proxy_buffering off;');
    expect(desk).not.toMatch(/proxy_cache|error_page/);
  });

  it('pages of files alone have them as well, with all inline scripts', () => {
    const api = { api: 'https://api.example.org', media: [] };
    const policy = pagePolicy([], api, { https: true }).replace(
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline'",
    );
    expect(headersOf(read('static-only.conf'))).toMatchObject({
      ...SECURITY_HEADERS,
      ...HSTS,
      'Referrer-Policy': '$gallery_referrer',
      'Cross-Origin-Resource-Policy': '$gallery_resources',
      // `self` and blob: on pages that show models, which the build names; nothing elsewhere.
      'Permissions-Policy': SECURITY_HEADERS['Permissions-Policy'].replace(
        'xr-spatial-tracking=()',
        'xr-spatial-tracking=($gallery_room)',
      ),
      // A preview may be shown within the desk, which is at the API's address there.
      'X-Frame-Options': '$gallery_frame_options',
      'Content-Security-Policy': policy
        .replace("frame-ancestors 'none'", 'frame-ancestors $gallery_frames')
        .replace(/(connect-src [^;]*);/, '$1 $gallery_models;'),
    });
  });

  it.each(['before-the-host.conf', 'static-only.conf'])(
    '%s answers nobody who asks for another site',
    (name) => {
      const [first = ''] = read(name)
        .split(/^server /m)
        .slice(1);
      for (const line of [
        'listen 80 default_server;',
        'listen 443 ssl http2 default_server;',
        'ssl_reject_handshake on;',
        'return 444;',
      ])
        expect(first).toContain(line);
    },
  );
});

describe('observatory', () => {
  const SITE = 'gallery.example';
  /** Robots get no error pages. */
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  let api: TellingApi;
  let app: FastifyInstance;
  beforeAll(async () => {
    api = await openTellingApi(() => ({ body: SCRIPTED_PAGE }));
    app = await buildHost({ deployDir: await makeDeploy(), apiUrl: api.url, logLevel: 'silent' });
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  /** A request that has come by https to a proxy on the same machine. */
  const ask = (method: 'GET' | 'OPTIONS', url: string, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url,
      headers: { host: SITE, 'user-agent': BROWSER, 'x-forwarded-proto': 'https', ...headers },
    });

  /** Where a visitor is led who types an address: by the proxy to https, by the host from there on. */
  async function hopsFrom(path: string): Promise<string[]> {
    const hops = [`http://${SITE}${path}`, `https://${SITE}${path}`];
    while (hops.length < 10) {
      const here = new URL(hops.at(-1) ?? '');
      const { location } = (await ask('GET', here.pathname + here.search)).headers;
      if (location === undefined) return hops;
      hops.push(new URL(String(location), here).href);
    }
    throw new Error(`${path} leads in circles: ${hops.join(' ')}`);
  }

  async function scan(path: string): Promise<Scan> {
    const page = await ask('GET', path);
    const origin = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    const { headers } = await ask('OPTIONS', path, origin);
    return { headers: page.headers, body: page.body, preflight: headers, hops: await hopsFrom(path) };
  }

  it.each([
    ['a built page', '/scripted', 'Scripted'],
    ['a rendered page', '/works/new-lamp', 'Scripted'],
    ['an error page', '/nothing', 'Not found'],
  ])('%s has the best result of each rule that a site with inline styles can have', async (_, path, text) => {
    const seen = await scan(path);
    expect(seen.body).toContain(text);
    const results = observe(seen);
    expect(results).toEqual({
      csp: 'csp-implemented-with-unsafe-inline-in-style-src-only',
      cookies: 'cookies-not-found',
      cors: 'cross-origin-resource-sharing-not-implemented',
      redirection: 'redirection-to-https',
      'referrer-policy': 'referrer-policy-private',
      hsts: 'hsts-implemented-max-age-at-least-six-months',
      sri: expect.stringMatching(/-no-scripts-loaded$|-all-scripts-loaded-from-secure-origin$/),
      'x-content-type-options': 'x-content-type-options-nosniff',
      'x-frame-options': 'x-frame-options-implemented-via-csp',
      corp: 'corp-implemented-with-same-origin',
    });
    expect(scoreOf(Object.values(results))).toBe(120);
  });

  it('leads from https to nowhere else', async () => {
    const hops = await hopsFrom('/about/?from=letter');
    expect(hops.slice(1)).toEqual([
      `https://${SITE}/about/?from=letter`,
      `https://${SITE}/about?from=letter`,
    ]);
  });
});

describe('observatory', () => {
  /** A page without any header. */
  const BARE: Scan = { headers: {}, body: '', preflight: {}, hops: [] };

  const csp = (policy: string) => ({ headers: { 'content-security-policy': policy } });
  const cookie = (...cookies: string[]) => ({ headers: { 'set-cookie': cookies } });
  const html = (body: string) => ({ headers: { 'content-type': 'text/html' }, body });
  const headers = (values: Record<string, string>) => ({ headers: values });
  const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  const FOREIGN = '//cdn.example/a.js';

  describe('the rules', () => {
    it.each<[string, Partial<Scan>, RuleResult]>([
      ['csp', BARE, 'csp-not-implemented'],
      ['csp', csp("default-src 'self'; default-src 'none'"), 'csp-header-invalid'],
      ['csp', csp("default-src 'none'"), 'csp-implemented-with-no-unsafe-default-src-none'],
      ['csp', csp("default-src 'self'"), 'csp-implemented-with-no-unsafe'],
      ['csp', csp("frame-ancestors 'none'"), 'csp-implemented-with-unsafe-inline'],
      ['csp', csp("default-src 'self' 'unsafe-inline'"), 'csp-implemented-with-unsafe-inline'],
      ['csp', csp("default-src 'self'; script-src data:"), 'csp-implemented-with-unsafe-inline'],
      ['csp', csp("default-src 'self'; object-src https:"), 'csp-implemented-with-unsafe-inline'],
      [
        'csp',
        csp("default-src 'self'; script-src 'self' http://x.example"),
        'csp-implemented-with-insecure-scheme',
      ],
      [
        'csp',
        csp("default-src 'self'; form-action http://x.example"),
        'csp-implemented-with-insecure-scheme',
      ],
      ['csp', csp("default-src 'self'; script-src 'unsafe-eval'"), 'csp-implemented-with-unsafe-eval'],
      [
        'csp',
        csp("default-src 'self'; img-src http:"),
        'csp-implemented-with-insecure-scheme-in-passive-content-only',
      ],
      [
        'csp',
        csp("default-src 'none'; style-src 'unsafe-inline'"),
        'csp-implemented-with-unsafe-inline-in-style-src-only',
      ],
      [
        'csp',
        csp("default-src 'none'; script-src 'unsafe-inline' 'sha256-x'"),
        'csp-implemented-with-no-unsafe-default-src-none',
      ],
      ['cookies', BARE, 'cookies-not-found'],
      [
        'cookies',
        cookie('a=b; Secure; HttpOnly; SameSite=Lax'),
        'cookies-secure-with-httponly-sessions-and-samesite',
      ],
      ['cookies', cookie('a=b; Secure'), 'cookies-secure-with-httponly-sessions'],
      ['cookies', cookie('a=b; Secure', 'b=c'), 'cookies-without-secure-flag'],
      ['cookies', cookie('sessid=b; HttpOnly'), 'cookies-session-without-secure-flag'],
      ['cookies', cookie('sessid=b; Secure'), 'cookies-session-without-httponly-flag'],
      ['cookies', cookie('a=b; Secure; SameSite=Some'), 'cookies-samesite-flag-invalid'],
      ['cookies', cookie('csrf=b; Secure'), 'cookies-anticsrf-without-samesite-flag'],
      [
        'cookies',
        { headers: { ...HSTS, 'set-cookie': 'a=b' } },
        'cookies-without-secure-flag-but-protected-by-hsts',
      ],
      [
        'cookies',
        { headers: { ...HSTS, 'set-cookie': 'sess=b; HttpOnly' } },
        'cookies-session-without-secure-flag-but-protected-by-hsts',
      ],
      ['cors', BARE, 'cross-origin-resource-sharing-not-implemented'],
      [
        'cors',
        { preflight: { 'access-control-allow-origin': '*' } },
        'cross-origin-resource-sharing-implemented-with-public-access',
      ],
      [
        'cors',
        { preflight: { 'access-control-allow-origin': 'https://a.example' } },
        'cross-origin-resource-sharing-implemented-with-restricted-access',
      ],
      [
        'cors',
        {
          preflight: {
            'access-control-allow-origin': 'https://elsewhere.example',
            'access-control-allow-credentials': 'true',
          },
        },
        'cross-origin-resource-sharing-implemented-with-universal-access',
      ],
      ['redirection', BARE, 'redirection-not-needed-no-http'],
      ['redirection', { hops: ['http://x/'] }, 'redirection-missing'],
      ['redirection', { hops: ['http://x/', 'http://x/a'] }, 'redirection-not-to-https'],
      [
        'redirection',
        { hops: ['http://x/', 'http://x/a', 'https://x/a'] },
        'redirection-not-to-https-on-initial-redirection',
      ],
      ['redirection', { hops: ['http://x/', 'https://www.x/'] }, 'redirection-off-host-from-http'],
      ['redirection', { hops: ['http://x/', 'https://x/'] }, 'redirection-to-https'],
      ['referrer-policy', BARE, 'referrer-policy-not-implemented'],
      ['referrer-policy', headers({ 'referrer-policy': 'unsafe-url' }), 'referrer-policy-unsafe'],
      ['referrer-policy', headers({ 'referrer-policy': 'any' }), 'referrer-policy-header-invalid'],
      ['referrer-policy', headers({ 'referrer-policy': 'origin, no-referrer' }), 'referrer-policy-private'],
      ['hsts', BARE, 'hsts-not-implemented'],
      ['hsts', headers(HSTS), 'hsts-implemented-max-age-at-least-six-months'],
      [
        'hsts',
        headers({ 'strict-transport-security': 'max-age=86400' }),
        'hsts-implemented-max-age-less-than-six-months',
      ],
      ['hsts', headers({ 'strict-transport-security': 'preload' }), 'hsts-header-invalid'],
      ['sri', BARE, 'sri-not-implemented-response-not-html'],
      ['sri', html('<p>'), 'sri-not-implemented-but-no-scripts-loaded'],
      [
        'sri',
        html('<script src="/a.js"></script>'),
        'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
      ],
      [
        'sri',
        html('<script src="/a.js" integrity="sha256-x"></script>'),
        'sri-implemented-and-all-scripts-loaded-securely',
      ],
      [
        'sri',
        html(`<script src="https:${FOREIGN}"></script>`),
        'sri-not-implemented-but-external-scripts-loaded-securely',
      ],
      [
        'sri',
        html(`<script src="https:${FOREIGN}" integrity="sha256-x"></script>`),
        'sri-implemented-and-external-scripts-loaded-securely',
      ],
      [
        'sri',
        html(`<script src="${FOREIGN}"></script>`),
        'sri-not-implemented-and-external-scripts-not-loaded-securely',
      ],
      [
        'sri',
        html(`<script src="http:${FOREIGN}" integrity="sha256-x"></script>`),
        'sri-implemented-but-external-scripts-not-loaded-securely',
      ],
      ['x-content-type-options', BARE, 'x-content-type-options-not-implemented'],
      [
        'x-content-type-options',
        headers({ 'x-content-type-options': 'sniff' }),
        'x-content-type-options-header-invalid',
      ],
      ['x-frame-options', BARE, 'x-frame-options-not-implemented'],
      ['x-frame-options', headers({ 'x-frame-options': 'DENY' }), 'x-frame-options-sameorigin-or-deny'],
      [
        'x-frame-options',
        headers({ 'x-frame-options': 'ALLOW-FROM x' }),
        'x-frame-options-allow-from-origin',
      ],
      ['x-frame-options', headers({ 'x-frame-options': 'none' }), 'x-frame-options-header-invalid'],
      ['corp', BARE, 'corp-not-implemented'],
      [
        'corp',
        headers({ 'cross-origin-resource-policy': 'cross-origin' }),
        'corp-implemented-with-cross-origin',
      ],
      ['corp', headers({ 'cross-origin-resource-policy': 'same' }), 'corp-header-invalid'],
    ])('of %s: %j is %s', (rule, scanned, result) => {
      expect(observe({ ...BARE, ...scanned })[rule]).toBe(result);
    });

    it('leave little to a page without any header, and nothing to a worse one', () => {
      const bare = observe({ ...BARE, hops: ['http://x/'] });
      expect(scoreOf(Object.values(bare))).toBe(10);
      expect(scoreOf([...Object.values(bare), 'cookies-session-without-secure-flag'])).toBe(0);
    });

    it('count bonuses where 90 are left without them', () => {
      const bonus: RuleResult = 'corp-implemented-with-same-origin';
      expect(scoreOf([bonus, 'hsts-implemented-max-age-less-than-six-months'])).toBe(100);
      expect(scoreOf([bonus, 'hsts-not-implemented'])).toBe(80);
    });
  });
});
