import { EventEmitter } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { until } from '../../tests/until';
import { translator } from '../../src/i18n/i18n';
import type { LivePages } from '../live/changed-pages';
import { type Deploy, readCurrent } from '../releases/current-release';
import { readTargets } from '../requests/parse-path';
import { CONNECTION_LIMITS } from '../requests/unfinished-requests';
import { buildHost } from '../server';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { SsrUnavailable } from '../ssr/ssr-answer';
import { makeDeploy } from '../testing/make-deploy';
import { openApiPlaces } from './api-places';
import { addSiteRoutes } from './site-routes';

describe('api proxy', () => {
  let api: FastifyInstance;
  let app: FastifyInstance;
  let asked: { method: string; url: string; headers: FastifyRequest['headers']; body: unknown }[];

  let apiUrl: string;
  const startHostFor = async (apiUrl: string, apiTimeout?: number): Promise<FastifyInstance> =>
    buildHost({ deployDir: await makeDeploy(), apiUrl, logLevel: 'silent', apiTimeout });

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
    apiUrl = `${await api.listen({ port: 0, host: '127.0.0.1' })}/base`;
    app = await startHostFor(apiUrl);
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
  ] as const)(
    'packs the answer of %s for a browser that takes %s',
    async (url, accepted, encoding, unpack) => {
      const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: '"a"' });
      expect(headers).not.toHaveProperty('content-length');
      expect(JSON.parse(unpack(rawPayload).toString())).toEqual({ data: 'yes' });
    },
  );

  it('packs nothing for who takes nothing packed, no fault, and nothing without a body', async () => {
    const encodingOf = async (method: 'GET' | 'HEAD', url: string, accepted: string) =>
      (await app.inject({ method, url, headers: { 'accept-encoding': accepted } })).headers[
        'content-encoding'
      ];
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
    const impatient = await startHostFor(apiUrl, 100);
    const answer = await impatient.inject('/media/slow');
    expect(answer.statusCode).toBe(504);
    expect(answer.json()).toEqual({ error: { message: expect.stringContaining('does not answer') } });
    await impatient.close();
  });

  it('says so when the API is down', async () => {
    const lonely = await startHostFor('http://127.0.0.1:9');
    const answer = await lonely.inject({ method: 'POST', url: '/api/form/subscribe', payload: '{}' });
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({ error: { message: expect.stringContaining('does not answer') } });
    expect((await lonely.inject('/about')).statusCode).toBe(200);
    await lonely.close();
  });
});

describe('desk proxy', () => {
  let api: FastifyInstance;
  let apiUrl: string;
  const hosts: FastifyInstance[] = [];
  beforeAll(async () => {
    api = Fastify({ bodyLimit: 1_000_000, forceCloseConnections: true });
    api.get('/desk/api/live', (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write(': here\n\n');
    });
    api.all('/desk/*', (request, reply) =>
      reply
        .header('set-cookie', 'desk=x')
        .header('content-security-policy', "default-src 'none'; frame-src 'self'")
        .send({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: request.body ?? null,
        }),
    );
    apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => Promise.all([api.close(), ...hosts.map((host) => host.close())]));

  async function openHost(desk: boolean): Promise<FastifyInstance> {
    const host = await buildHost({ deployDir: await makeDeploy(), apiUrl, logLevel: 'silent', desk });
    hosts.push(host);
    return host;
  }

  it('passes the desk on with its cookie, its policy, and how it was asked for', async () => {
    const host = await openHost(true);
    const answer = await host.inject({
      method: 'PATCH',
      url: '/desk/api/you?x=1',
      headers: { cookie: '__Host-desk=y', host: 'www.example', 'x-forwarded-proto': 'https' },
      payload: { name: 'Ada' },
    });
    expect(answer.json()).toMatchObject({
      method: 'PATCH',
      url: '/desk/api/you?x=1',
      headers: { cookie: '__Host-desk=y', 'x-forwarded-host': 'www.example', 'x-forwarded-proto': 'https' },
      body: { name: 'Ada' },
    });
    expect(answer.headers).toMatchObject({
      'set-cookie': 'desk=x',
      'content-security-policy': "default-src 'none'; frame-src 'self'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('passes on which window asks, and nothing that the desk does not read', async () => {
    const host = await openHost(true);
    const headers = { 'x-desk-window': 'abc1', 'x-other': '1' };
    const answer = await host.inject({ method: 'PUT', url: '/desk/api/items/works/lamp/draft', headers });
    const passed = answer.json<{ headers: Record<string, string> }>().headers;
    expect(passed).toMatchObject({ 'x-desk-window': 'abc1' });
    expect(passed).not.toHaveProperty('x-other');
  });

  it('passes on what is longer than a form, as the templates of answers may be', async () => {
    const host = await openHost(true);
    const payload = { templates: 'x'.repeat(300_000) };
    const answer = await host.inject({ method: 'PUT', url: '/desk/api/templates', payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ body: payload });
  });

  it('where the API is away, gives a page that asks again to who opens it, and its calls what they read', async () => {
    const host = await buildHost({
      ...{ deployDir: await makeDeploy(), apiUrl: 'http://127.0.0.1:9', logLevel: 'silent', desk: true },
    });
    hosts.push(host);
    const headers = { 'sec-fetch-mode': 'navigate' };
    const page = await host.inject({ url: '/desk/works', headers });
    expect(page.statusCode).toBe(502);
    expect(page.headers).toMatchObject({ refresh: '10', 'cache-control': 'no-store' });
    // The policy of other answers would take its styles away.
    expect(page.headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
    expect(page.body).toMatch(/lang="en".*kept in this browser[^]*lang="fr".*gardé dans ce navigateur/);
    const call = await host.inject({ url: '/desk/api/you', headers: { 'sec-fetch-mode': 'cors' } });
    expect(call.json()).toEqual({ error: { message: 'The desk does not answer at the moment.' } });
  });

  it('where the API hangs, says so soon to who opens it', async () => {
    const hanging = Fastify({ forceCloseConnections: true });
    hanging.get('/*', (_, reply) => void reply.hijack());
    const url = await hanging.listen({ port: 0, host: '127.0.0.1' });
    const host = await buildHost({
      ...{ deployDir: await makeDeploy(), apiUrl: url, logLevel: 'silent', apiTimeout: 100 },
    });
    const page = await host.inject({ url: '/desk/works', headers: { 'sec-fetch-mode': 'navigate' } });
    expect(page.statusCode).toBe(504);
    expect(page.body).toContain('The desk does not answer at the moment');
    await Promise.all([host.close(), hanging.close()]);
  });

  it('has none where it is left out', async () => {
    const host = await openHost(false);
    expect((await host.inject('/desk/api/you')).statusCode).toBe(404);
  });

  it('closes at once while somebody is at the desk, whose live state never ends', async () => {
    const host = await openHost(true);
    const url = await host.listen({ port: 0, host: '127.0.0.1' });
    const live = await fetch(`${url}/desk/api/live`, { headers: { accept: 'text/event-stream' } });
    const told = live.body!.getReader();
    expect(new TextDecoder().decode((await told.read()).value)).toBe(': here\n\n');
    await host.close();
    await expect(told.read()).rejects.toThrow();
  });
});

describe('calls that the API holds', () => {
  let api: FastifyInstance;
  let host: FastifyInstance;
  let url: string;
  let apiUrl: string;
  let held: FastifyReply[];
  const asking: AbortController[] = [];
  beforeEach(async () => {
    held = [];
    api = Fastify({ forceCloseConnections: true });
    const hold = (_: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      held.push(reply);
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write(': here\n\n');
    };
    api.get('/desk/api/live', hold);
    api.get('/desk/api/slow', hold);
    api.get('/desk/api/sign-in/password', (_, reply) => void held.push(reply.hijack()));
    api.get('/api/rooms/:token', (request, reply) =>
      request.headers.prefer ? void held.push(reply.hijack()) : reply.send({ data: 'as it stands' }),
    );
    api.all('/*', () => ({ data: 'yes' }));
    apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    await openHost(10_000);
  });
  const few = () =>
    openApiPlaces({ answered: 4, held: { session: 2, room: 3, door: 8, network: 5, all: 50 } });
  async function openHost(apiTimeout: number, places = few()): Promise<void> {
    const settings = {
      apiUrl,
      // All come from one machine, which may be slow to ask: these are those of `unfinished requests`.
      limits: { ...CONNECTION_LIMITS, maxUnfinished: 1_000 },
      apiTimeout,
      places,
      logLevel: 'silent',
      trustedProxies: ['127.0.0.1'],
    } as const;
    host = await buildHost({ deployDir: await makeDeploy(), ...settings });
    url = await host.listen({ port: 0, host: '127.0.0.1' });
  }
  afterEach(async () => {
    for (const one of asking.splice(0)) one.abort();
    await Promise.all([host.close(), api.close()]);
  });

  const ask = (path: string, headers: Record<string, string>) => {
    const asked = new AbortController();
    asking.push(asked);
    return fetch(url + path, { headers, signal: asked.signal });
  };
  const askOften = async (times: number, path: string, headersOf: (nth: number) => Record<string, string>) =>
    Promise.all(Array.from({ length: times }, async (_, nth) => (await ask(path, headersOf(nth))).status));
  const ofPerson = (nth: number) => ({ cookie: `desk=${nth}`, 'x-forwarded-for': `203.0.113.${nth}` });
  const live = (cookie: string) => ({ accept: 'text/event-stream', cookie });

  it('keep none of the others waiting, however many people are at the desk', async () => {
    await host.close();
    await openHost(10_000, openApiPlaces());
    const opened = await askOften(130, '/desk/api/live', ofPerson);
    expect(new Set(opened)).toEqual(new Set([200]));
    expect((await ask('/desk/api/you', {})).status).toBe(200);
    expect((await fetch(`${url}/api/form/contact`, { method: 'POST', body: '{}' })).status).toBe(200);
  });

  it('are bounded for a session, which may open others once it has closed some', async () => {
    const opened = await askOften(4, '/desk/api/live', () => live('a=b; __Host-desk=mine; c=d'));
    expect(opened.filter((status) => status === 200)).toHaveLength(2);
    expect(opened.filter((status) => status === 504)).toHaveLength(2);
    expect((await ask('/desk/api/live', live('__Host-desk=another'))).status).toBe(200);
    held[0]?.raw.end();
    await until(async () => (await ask('/desk/api/live', live('__Host-desk=mine'))).status === 200);
  });

  it('are bounded for a network', async () => {
    const opened = await askOften(7, '/desk/api/live', (nth) => ({
      ...ofPerson(nth),
      'x-forwarded-for': '203.0.113.7',
    }));
    expect(opened.filter((status) => status === 504)).toHaveLength(2);
  });

  it('are bounded for an IPv6 /48, which holds five times as many as a network', async () => {
    const opened = await askOften(27, '/desk/api/live', (nth) => ({
      ...ofPerson(nth),
      'x-forwarded-for': `2001:db8:1:${nth}::1`,
    }));
    expect(opened.filter((status) => status === 504)).toHaveLength(2);
    const elsewhere = { ...ofPerson(99), 'x-forwarded-for': '2001:db8:2::1' };
    expect((await ask('/desk/api/live', elsewhere)).status).toBe(200);
  });

  it('are bounded for a room, which is answered as it stands then', async () => {
    const wait = { prefer: 'wait=8', 'if-none-match': '"a"' };
    const all = askOften(3, '/api/rooms/a-token', (nth) => ({ ...wait, ...ofPerson(nth) })).catch(() => {});
    await until(() => held.length === 3);
    const answer = await ask('/api/rooms/a-token', wait);
    expect(await answer.json()).toEqual({ data: 'as it stands' });
    const other = ask('/api/rooms/another', wait).catch(() => {});
    await until(() => held.length === 4);
    for (const one of asking) one.abort();
    await Promise.all([all, other]);
  });

  it('at the door of the desk, which pauses after many tries, keep none of the others waiting', async () => {
    const tries = askOften(8, '/desk/api/sign-in/password', ofPerson).catch(() => {});
    await until(() => held.length === 8);
    expect((await ask('/desk/api/you', {})).status).toBe(200);
    for (const one of asking) one.abort();
    await tries;
  });

  it('take no place for who is gone already', () => {
    const places = openApiPlaces({ answered: 1, held: { session: 1, room: 1, door: 1, network: 1, all: 1 } });
    const from = (destroyed: boolean) =>
      ({ raw: Object.assign(new EventEmitter(), { destroyed }) }) as unknown as FastifyReply;
    expect(places.hold(from(true), { session: 'mine' })).toBe(false);
    expect(places.hold(from(false), { session: 'mine' })).toBe(true);
  });

  it('of another kind are waited for', async () => {
    await askOften(4, '/desk/api/slow', ofPerson);
    const waiting = ask('/desk/api/you', {});
    held[0]?.raw.end();
    expect((await waiting).status).toBe(200);
  });

  it('of another kind are waited for no longer than for an answer, and then it is said', async () => {
    await host.close();
    await openHost(100);
    await askOften(4, '/desk/api/slow', ofPerson);
    const refused = await fetch(`${url}/api/form/contact`, { method: 'POST', body: '{}' });
    expect(refused.status).toBe(504);
    expect(await refused.json()).toEqual({ error: { message: expect.stringContaining('does not answer') } });
  });
});

describe('live answers', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('has the function of a release prepared that is switched to while the host runs, once', async () => {
    const deployDir = await makeDeploy();
    let deploy = await readCurrent(deployDir);
    const prepare = jest.fn(async (release: Deploy) => void release);
    const site = Fastify();
    readTargets(site, async () => deploy);
    const ssr = { prepare } as Partial<SsrRenderer> as SsrRenderer;
    const live = { isLive: () => false } as Partial<LivePages> as LivePages;
    addSiteRoutes(site, { currentDeploy: async () => deploy, ssr, live });
    const visit = async () => expect((await site.inject('/about')).statusCode).toBe(200);

    // What is served from the start is prepared by the host when it begins to listen.
    await visit();
    await visit();
    expect(prepare).not.toHaveBeenCalled();
    deploy = await readCurrent(deployDir);
    await visit();
    await visit();
    expect(prepare.mock.calls).toEqual([[deploy]]);
    expect(prepare.mock.calls[0]?.[0]).toBe(deploy);
    await site.close();
  });

  describe('what has changed since the release', () => {
    /** What caches that are told of changes may keep of the answers. */
    let kept: unknown[];
    beforeEach(() => {
      kept = [];
    });

    /** A site all of which is live, made by a renderer that answers with the path that it is asked for. */
    async function openLive(render: SsrRenderer['render']) {
      const deployDir = await makeDeploy();
      const deploy = await readCurrent(deployDir);
      deploy.manifest.live = {
        pages: ['/', '/about', '/contact', '/works/:slug', '/preview/~'],
        files: ['/icon.svg', '/new.ics'],
      };
      const site = Fastify();
      readTargets(site, async () => deploy);
      site.decorateReply('inlineScripts');
      const ssr = { render } as Partial<SsrRenderer> as SsrRenderer;
      const live = {
        isLive: (path: string) => !['/about', '/contact'].includes(path),
      } as Partial<LivePages> as LivePages;
      addSiteRoutes(site, { currentDeploy: async () => deploy, ssr, live });
      site.addHook('onSend', async ({ edgeAnswer }) => void kept.push(edgeAnswer));
      return (url: string) => site.inject({ url, headers: { 'user-agent': BROWSER } });
    }
    const made: SsrRenderer['render'] = async (_, path) => ({
      status: 200,
      headers: {
        'content-type': path.includes('.') ? 'image/svg+xml; charset=utf-8' : 'text/html; charset=utf-8',
      },
      body: `made ${path}`,
      tags: [],
    });

    it.each([
      ['/', 'made /'],
      ['/works/lamp', 'made /works/lamp'],
      ['/page-data/works/lamp/page-data.json', 'made /page-data/works/lamp/page-data.json'],
      ['/icon.svg', 'made /icon.svg'],
      ['/new.ics', 'made /new.ics'],
      ['/about', '<h1>About</h1>'],
      ['/contact?work=lamp&utm=x', 'made /contact?work=lamp'],
      ['/app-abc.js', 'run()'],
    ])('%s is answered with %s', async (url, body) => {
      const answer = await (await openLive(made))(url);
      expect([answer.statusCode, answer.body]).toEqual([200, body]);
    });

    it('is to be asked for each time, unless what was made says otherwise', async () => {
      const get = await openLive(made);
      expect((await get('/icon.svg')).headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': 'image/svg+xml; charset=utf-8',
        etag: expect.any(String),
      });
      const lasting = await openLive(async (...asked) => ({
        ...(await made(...asked)),
        headers: { 'content-type': 'text/plain', 'cache-control': 'immutable' },
      }));
      expect((await lasting('/icon.svg')).headers['cache-control']).toBe('immutable');
    });

    it('is made once of the page that stands for many, which stays unlisted', async () => {
      const answer = await (await openLive(made))('/preview/token');
      expect(answer.body).toBe('made /preview/~');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    });

    it.each(['/preview', '/preview/'])('is nothing at %s, without a token', async (url) => {
      expect((await (await openLive(made))(url)).statusCode).toBe(404);
    });

    it('is what was built while it cannot be made, or many wait', async () => {
      const render = jest.fn<ReturnType<SsrRenderer['render']>, Parameters<SsrRenderer['render']>>();
      const get = await openLive(render);
      for (const problem of ['crowded', 'dead'] as const) {
        render.mockRejectedValueOnce(new SsrUnavailable(problem, 'no'));
        expect((await get('/')).body).toBe('<h1>Home</h1>');
      }
      render.mockResolvedValueOnce({ status: 503, headers: {}, body: '' });
      expect((await get('/works/lamp')).body).toBe('<h1>Lamp as built</h1>');
      expect(render.mock.calls.map(([, path, options]) => [path, options])).toEqual([
        ['/', { isOptional: true }],
        ['/', { isOptional: true }],
        ['/works/lamp', { isOptional: true }],
      ]);
      render.mockResolvedValueOnce({ status: 404, headers: {}, body: '' });
      expect((await get('/works/lamp')).statusCode).toBe(404);
    });

    it('leads to another address, with the query, for good and kept by nobody', async () => {
      const get = await openLive(async () => ({
        status: 301,
        headers: { location: '/works/new' },
        body: '',
        tags: ['en/works/lamp'],
      }));
      const answer = await get('/works/lamp?a=1');
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/works/new?a=1']);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect((await get('/new.ics')).headers.location).toBe('/works/new');
      // Gatsby would take what it is led to for the page that it has asked for.
      const data = await get('/page-data/works/lamp/page-data.json');
      expect([data.statusCode, data.body]).toEqual([404, 'Not found']);
      expect(kept).toEqual([undefined, undefined, undefined]);
    });

    it('may be kept at the edge, but not what stands in for it', async () => {
      const render = jest.fn<ReturnType<SsrRenderer['render']>, Parameters<SsrRenderer['render']>>(
        async (...asked) => ({ ...(await made(...asked)), tags: ['en/pages/home'] }),
      );
      const get = await openLive(render);
      await get('/');
      render.mockRejectedValueOnce(new SsrUnavailable('crowded', 'no'));
      await get('/');
      await get('/preview/token');
      expect(kept).toEqual([{ address: '/', tags: ['en/pages/home'] }, undefined, undefined]);
    });
  });
});

describe('site routes', () => {
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
      // What is put behind an address in a sentence, a bracket or a mail.
      ...['.', ')', ',', '%20', ').', '%C2%A0', '%E2%80%8B', '%C2%BB', '%22', '%3E', '%3F', './', '%20/'].map(
        (behind): [string, number, string] => [`/about${behind}`, 301, '/about'],
      ),
      ['/About.?a=1', 301, '/about?a=1'],
      ['/fr/a-propos,', 301, '/fr/a-propos'],
      ['/fr/About.', 301, '/fr/a-propos'],
      ['/old.', 301, '/about'],
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
      const answer = await app.inject({
        method,
        url: '/about',
        payload: method === 'POST' ? 'x' : undefined,
      });
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
    it.each(['/preview/token', '/private', '/private/a/b'])(
      'answers %s, unlisted and unkept',
      async (url) => {
        const answer = await get(url);
        expect(answer.statusCode).toBe(200);
        expect(answer.body).toContain('Preview');
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
        expect(answer.headers).not.toHaveProperty('etag');
      },
    );
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
      ['/nothing', 'Page not found: /nothing</p>'],
      ['/a%20b/%3Cscript%3E"&amp;', 'Page not found: /a b/&lt;script&gt;&quot;&amp;amp;</p>'],
      ['/50%25', 'Page not found: /50%</p>'],
      ['/fr/%C5%93uvre', translator('fr')('not-found.path', { path: '/fr/œuvre' })],
      ['/room', 'Page not found: /room\nThe address of this room may be incomplete.'],
      ['/fr/salon', 'L’adresse de ce salon est peut-être incomplète.'],
    ])('names what is not found at %s, for browsers without scripts as well', async (url, text) => {
      for (const encoding of ['br', 'gzip', '']) {
        const { rawPayload, headers } = await get(url, { 'accept-encoding': encoding });
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((it: Buffer) => it);
        expect([headers['content-encoding'] ?? '', String(decode(rawPayload))]).toEqual([
          encoding,
          expect.stringContaining(text),
        ]);
      }
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
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        vary: 'User-Agent',
      });
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
});
