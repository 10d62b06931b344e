import { get } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ApiHealth } from '../src/contract/server/health';
import { addHealth, type ApiReport, type ApiState, createApiProbe } from './health/add-health';
import { sampleSettings } from '../src/gallery/testing/samples';
import type { StoreStatus } from '../src/contract/hook/rebuild';
import { readHostOptions } from './host-options';
import { logAnswers } from './logging';
import { measureRenders, NO_METRICS, routeGroup } from './metrics/host-metrics';
import { createPrometheusMetrics, startMetricsServer } from './metrics/prometheus-metrics';
import { type Deploy, openReleases } from './releases/current-release';
import { type SsrAnswer, SsrUnavailable } from './ssr/ssr-answer';
import type { SsrRenderer, SsrState } from './ssr/ssr-renderer';
import { startHost } from './start-host';
import { makeDeploy, SAMPLE_ID } from './testing/make-deploy';

describe('start host', () => {
  const options = { host: '127.0.0.1', apiUrl: 'http://127.0.0.1:9', logLevel: 'silent' as const };

  it('serves at the address it names, until it is closed', async () => {
    const host = await startHost({ ...options, port: 0, deployDir: await makeDeploy() });
    const answer = await fetch(`${host.url}/about`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<h1>About</h1>');
    await host.close();
    await expect(fetch(`${host.url}/about`)).rejects.toThrow();
  });

  it('refuses what clients are expected to tidy up', async () => {
    const host = await startHost({ ...options, port: 0, deployDir: await makeDeploy() });
    const { hostname, port } = new URL(host.url);
    const statusOf = (path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) =>
        get({ hostname, port, path, agent: false }, (answer) => resolve(answer.resume().statusCode)).on(
          'error',
          reject,
        ),
      );
    for (const path of [
      '/../manifest.json',
      '/%2e%2e/manifest.json',
      '/./about',
      '/media/../api/works',
      '/media/%2e%2e/x',
      '*',
    ]) {
      expect([path, await statusOf(path)]).toEqual([path, 400]);
    }
    await host.close();
  });

  it('says that its port is in use', async () => {
    const deployDir = await makeDeploy();
    const first = await startHost({ ...options, port: 0, deployDir });
    const port = Number(new URL(first.url).port);
    await expect(startHost({ ...options, port, deployDir })).rejects.toThrow(`Port ${port} is in use.`);
    await first.close();
  });

  it('says that there is no build', async () => {
    await expect(startHost({ ...options, port: 0, deployDir: '/nowhere' })).rejects.toThrow('npm run build');
  });

  it('counts what it answers, where it is asked to', async () => {
    const deployDir = await makeDeploy();
    const host = await startHost({ ...options, port: 0, deployDir, metricsPort: 0 });
    await (await fetch(`${host.url}/about`)).text();
    await (await fetch(`${host.url}/%zz`)).text();
    const text = await (await fetch(`${host.metricsUrl}/metrics`)).text();
    expect(text).toContain('host_request_duration_seconds_count{group="page",status="2xx"} 1');
    expect(text).toContain('host_ssr_restarts_total 0');
    await host.close();
    await expect(fetch(`${host.metricsUrl}/metrics`)).rejects.toThrow();
  });

  it('keeps its metrics to another port, and has none unless it is asked to', async () => {
    const host = await startHost({ ...options, port: 0, deployDir: await makeDeploy() });
    expect(host.metricsUrl).toBeUndefined();
    expect((await fetch(`${host.url}/metrics`)).status).toBe(404);
    await host.close();
  });
});

describe('host options', () => {
  it('has settings for a first start', () => {
    expect(readHostOptions({ PORT: '' })).toEqual({
      port: 8000,
      host: '127.0.0.1',
      deployDir: 'deploy',
      apiUrl: 'http://127.0.0.1:4000',
      apiPublicUrl: '',
      siteUrl: '',
      mediaOrigins: [],
      logLevel: 'info',
      metricsPort: 9464,
      trustedProxies: ['loopback'],
      rebuildSecret: '',
      sourceMaps: false,
      mediaBytes: 1_000_000_000,
      rebuildQuietMs: 2000,
      builds: true,
      releasesUrl: '',
      edge: undefined,
      desk: true,
    });
  });

  it('reads each setting', () => {
    expect(
      readHostOptions({
        PORT: '0',
        HOST: '::',
        DEPLOY_DIR: '/srv/site',
        GALLERY_API_URL: 'https://api.example.org/v1/',
        GALLERY_API_PUBLIC_URL: 'https://public.example.org/',
        SITE_URL: 'https://gallery.example/',
        GALLERY_MEDIA_ORIGINS: 'https://cdn.example.org/x, http://pictures.example.org',
        HOST_LOG_LEVEL: 'warn',
        HOST_SOURCE_MAPS: 'on',
        HOST_MEDIA_MB: '0',
        METRICS_PORT: 'off',
        REBUILD_SECRET: ' 9f2c71d0b6e84a35c17d\n',
        REBUILD_QUIET_MS: '0',
        TRUSTED_PROXIES: '10.0.0.1',
        BUILD: 'off',
        RELEASES_URL: 's3://gallery/releases?region=eu-west-3',
      }),
    ).toEqual({
      port: 0,
      host: '::',
      deployDir: '/srv/site',
      apiUrl: 'https://api.example.org/v1',
      apiPublicUrl: 'https://public.example.org',
      siteUrl: 'https://gallery.example',
      mediaOrigins: ['https://cdn.example.org', 'http://pictures.example.org'],
      logLevel: 'warn',
      metricsPort: 'off',
      rebuildSecret: '9f2c71d0b6e84a35c17d',
      sourceMaps: true,
      mediaBytes: 0,
      rebuildQuietMs: 0,
      trustedProxies: ['loopback', '10.0.0.1'],
      builds: false,
      releasesUrl: 's3://gallery/releases?region=eu-west-3',
      edge: undefined,
      desk: true,
    });
  });

  it('names every malformed setting', () => {
    const read = () =>
      readHostOptions({
        PORT: '70000',
        GALLERY_API_URL: 'ftp://x',
        SITE_URL: 'gallery.example',
        HOST_LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(
      "PORT is '70000'; GALLERY_API_URL is 'ftp://x'; SITE_URL is 'gallery.example'; HOST_LOG_LEVEL is 'loud'",
    );
  });

  it('names a misspelt setting, too', () => {
    expect(() => readHostOptions({ GALLERY_URL: 'http://x' })).toThrow('GALLERY_URL is no setting');
  });

  it.each(['hidden', 'change-me-change-me-hidden', 'hiddenhiddenhiddenhidden'])(
    'refuses a secret that can be guessed, without saying it: %s',
    (secret) => {
      const read = () => readHostOptions({ REBUILD_SECRET: secret });
      expect(read).toThrow('REBUILD_SECRET can be guessed');
      expect(read).toThrow('openssl rand -hex 32');
      expect(read).not.toThrow('hidden');
    },
  );

  it.each(['-1', '1.5', '600001', 'soon'])('refuses a quiet time of %s ms', (text) => {
    expect(() => readHostOptions({ REBUILD_QUIET_MS: text })).toThrow(`REBUILD_QUIET_MS is '${text}'`);
  });

  it.each([
    [{ BUILD: 'no' }, "BUILD is 'no'"],
    [{ RELEASE_FETCH: 'rsync {id} {to}' }, 'RELEASE_FETCH is gone: set RELEASES_URL and BUILD=off instead'],
    [{ FOLLOWERS: 'http://one' }, 'FOLLOWERS is gone'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, "TRUSTED_PROXIES is '0.0.0.0/0'"],
  ])('refuses what several hosts cannot be set to: %j', (settings, problem) => {
    expect(() => readHostOptions({ REBUILD_SECRET: '9f2c71d0b6e84a35c17d', ...settings })).toThrow(problem);
  });
});

describe('logging', () => {
  it('says nothing of the visitor', async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
    app.decorateRequest('loggedPath', '');
    app.addHook('onRequest', async (request) => {
      request.loggedPath = request.url.split('?')[0]!;
    });
    logAnswers(app);
    app.get('/*', async () => 'x');
    app.get('/api/preview/:token', async () => 'x');
    await app.inject({ url: '/about?email=a@example.org', remoteAddress: '203.0.113.7' });
    await app.inject('/api/preview/secret');
    await app.inject('/fr/preview/secret');
    await app.inject('/room/secret/more');
    await app.inject('/fr/salon/secret');
    await app.inject('/api/rooms/secret/answer');
    await app.inject('/fr/newsletter/stop?token=secret');
    const answers = lines.map((line) => JSON.parse(line)).filter(({ status }) => status);
    expect(answers).toMatchObject([
      { method: 'GET', path: '/about', status: 200 },
      { method: 'GET', path: '/api/preview/:token', status: 200 },
      { method: 'GET', path: '/fr/preview/:id', status: 200 },
      { method: 'GET', path: '/room/:id', status: 200 },
      { method: 'GET', path: '/fr/salon/:id', status: 200 },
      { method: 'GET', path: '/api/rooms/:id', status: 200 },
      { method: 'GET', path: '/fr/newsletter/stop', status: 200 },
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/203\.0|example|secret/);
  });
});

describe('add health', () => {
  async function askHealth(
    ssr: SsrState['process'],
    api: ApiState,
    health?: ApiReport['health'],
    store?: StoreStatus,
  ) {
    const app = Fastify();
    const currentDeploy = await openReleases(await makeDeploy());
    addHealth(app, {
      currentDeploy,
      readSsr: () => ssr,
      probeApi: async () => ({ api, health }),
      readStore: store && (() => store),
    });
    return app.inject('/healthz');
  }

  it('names the release, its age, and what is behind it', async () => {
    const before = Date.now();
    const answer = await askHealth('up', 'reachable');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cache-control': 'no-store',
    });
    const { ageSeconds, ...rest } = answer.json();
    expect(rest).toEqual({
      status: 'ok',
      release: SAMPLE_ID,
      builtAt: '2026-01-02T03:04:05.006Z',
      ssr: 'up',
      api: 'reachable',
    });
    const builtAt = Date.parse('2026-01-02T03:04:05.006Z');
    expect(ageSeconds).toBeGreaterThanOrEqual(Math.floor(Math.max(0, before - builtAt) / 1000));
    expect(ageSeconds).toBeLessThanOrEqual(Math.max(0, Date.now() - builtAt) / 1000);
  });

  it.each<[SsrState['process'], ApiState, string]>([
    ['up', 'reachable', 'ok'],
    ['starting', 'reachable', 'ok'],
    ['none', 'reachable', 'ok'],
    ['down', 'reachable', 'degraded'],
    ['up', 'unreachable', 'degraded'],
    ['up', 'unreadable', 'degraded'],
  ])('with the function %s and the API %s it is %s', async (ssr, api, status) => {
    const answer = await askHealth(ssr, api);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status, ssr, api });
  });

  it.each(['ok', 'degraded'] as const)(
    'passes on what the API says of its forms and mails, and that it is %s',
    async (status) => {
      const forms = status === 'ok' ? 'kept' : 'refused';
      const mails = { waiting: 2, waitingSince: '2026-01-02T03:04:05.006Z', givenUp: 0 };
      const answer = await askHealth('up', 'reachable', { status, forms, mails });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status, api: 'reachable', forms, mails });
    },
  );

  it.each<[StoreStatus, string]>([
    [{ release: 'one', behind: false }, 'ok'],
    [{ release: 'two', behind: true }, 'ok'],
    [{ behind: true, reason: 's3://gallery does not answer' }, 'degraded'],
  ])('says how its release and the store are in step: %j', async (releases, status) => {
    const answer = await askHealth('up', 'reachable', undefined, releases);
    expect(answer.json()).toMatchObject({ status, releases });
  });
});

describe('api probe', () => {
  let api: FastifyInstance;
  let apiUrl: string;
  let asked: string[];
  let answer: number | 'none';
  let said: unknown;
  let health: unknown;
  let healthStatus: number;
  beforeAll(async () => {
    api = Fastify({ forceCloseConnections: true });
    api.get('/*', (request, reply) => {
      if (request.url === '/healthz') return reply.code(healthStatus).send(health);
      asked.push(request.url);
      return answer === 'none' ? reply.hijack() : reply.code(answer).send(said);
    });
    apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    asked = [];
    answer = healthStatus = 200;
    said = { data: sampleSettings('en') };
    health = {};
  });

  /** A probe with a clock that the test moves. */
  function makeProbe(url = apiUrl) {
    let time = 0;
    const report = createApiProbe({ apiUrl: url, now: () => time });
    const probe = async () => (await report()).api;
    return { report, probe, pass: (ms: number) => (time += ms) };
  }

  it('asks for something small', async () => {
    expect(await makeProbe().probe()).toBe('reachable');
    expect(asked).toEqual(['/api/site-settings?lang=en']);
  });

  it.each([404, 500, 503])('takes an API that answers %d for out of reach', async (status) => {
    answer = status;
    expect(await makeProbe().probe()).toBe('unreachable');
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['garbage', '{"data": {'],
    ['another contract', { data: {} }],
    ['nothing', ''],
  ])('says of an API that answers %s that it cannot be read', async (_, words) => {
    said = words;
    expect(await makeProbe().probe()).toBe('unreadable');
  });

  it('takes an API whose health fails for out of reach, but not one that has none', async () => {
    healthStatus = 500;
    expect(await makeProbe().probe()).toBe('unreachable');
    healthStatus = 404;
    expect(await makeProbe().probe()).toBe('reachable');
  });

  it('takes an API that does not answer for out of reach', async () => {
    answer = 'none';
    expect(await makeProbe().probe()).toBe('unreachable');
    expect(await makeProbe('http://127.0.0.1:9').probe()).toBe('unreachable');
  });

  it('asks once, however many want to know at the same time', async () => {
    const { probe } = makeProbe();
    const states = await Promise.all([probe(), probe(), probe()]);
    expect(states).toEqual(['reachable', 'reachable', 'reachable']);
    expect(asked).toHaveLength(1);
  });

  it('remembers an answer for five seconds, a bad one as well', async () => {
    answer = 500;
    const { probe, pass } = makeProbe();
    await probe();
    answer = 200;
    pass(4_999);
    expect(await probe()).toBe('unreachable');
    expect(asked).toHaveLength(1);
    pass(1);
    expect(await probe()).toBe('reachable');
    expect(asked).toHaveLength(2);
  });

  it('tells what the API says of its mails, and nothing of one that says nothing', async () => {
    expect(await makeProbe().report()).toEqual({ api: 'reachable', health: undefined });
    health = { status: 'degraded', mails: { waiting: 3, waitingSince: '2026-01-02T03:04:05Z', givenUp: 1 } };
    expect(await makeProbe().report()).toEqual({ api: 'reachable', health });
  });
});

describe('measure renders', () => {
  const RELEASE = {} as Deploy;
  const STATE = { process: 'up', active: 1, waiting: 0, restarts: 0 } as const;

  /** A renderer that does as it is told, and what is counted of it. */
  function measured(render: () => Promise<SsrAnswer>) {
    const renderer: SsrRenderer = {
      render,
      renderRefused: render,
      prepare: async () => undefined,
      forget: () => undefined,
      state: () => STATE,
      close: async () => undefined,
    };
    const rendered = jest.fn();
    const watchRenderer = jest.fn();
    return {
      rendered,
      watchRenderer,
      renderer: measureRenders(renderer, { ...NO_METRICS, rendered, watchRenderer }),
    };
  }

  it.each([
    [200, 'page'],
    [404, 'not-found'],
    [503, 'error'],
  ])('counts an answer of status %d as %s, and gives it', async (status, outcome) => {
    const answer = { status, headers: {}, body: 'x' };
    const { renderer, rendered } = measured(async () => answer);
    expect(await renderer.render(RELEASE, '/works/x')).toBe(answer);
    expect(rendered.mock.calls).toEqual([[outcome, expect.any(Number)]]);
    expect(rendered.mock.calls[0][1]).toBeGreaterThanOrEqual(0);
  });

  it('counts what was not answered, and fails as it did', async () => {
    const error = new SsrUnavailable('busy', 'Later');
    const { renderer, rendered } = measured(() => Promise.reject(error));
    await expect(renderer.render(RELEASE, '/works/x')).rejects.toBe(error);
    expect(rendered).toHaveBeenCalledWith('unavailable', expect.any(Number));
  });

  it('shows the state of the renderer', () => {
    const { watchRenderer } = measured(async () => ({ status: 200, headers: {}, body: '' }));
    expect(watchRenderer.mock.calls[0][0]()).toBe(STATE);
  });
});

describe('metrics server', () => {
  const metrics = {
    read: async () => 'answers 1\n',
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
  };

  it('serves the metrics to this machine', async () => {
    const server = await startMetricsServer({ port: 0, metrics, log: { warn: jest.fn() } });
    expect(new URL(server.url ?? '').hostname).toBe('127.0.0.1');
    const answer = await fetch(`${server.url}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(metrics.contentType);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('answers 1\n');
    expect((await fetch(`${server.url}/`)).status).toBe(404);
    await server.close();
    await expect(fetch(`${server.url}/metrics`)).rejects.toThrow();
  });

  it('does without where the port is taken, and says so', async () => {
    const first = await startMetricsServer({ port: 0, metrics, log: { warn: jest.fn() } });
    const port = Number(new URL(first.url ?? '').port);
    const warn = jest.fn();
    const second = await startMetricsServer({ port, metrics, log: { warn } });
    expect(second.url).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`${port}.*METRICS_PORT`)));
    await Promise.all([first.close(), second.close()]);
  });
});

describe('prometheus metrics', () => {
  /** The value of a line of the text, by its name and labels. */
  const valueOf = (text: string, line: string): number | undefined => {
    const found = text.split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  };

  it('counts answers by what was asked for and the class of the status', async () => {
    const metrics = createPrometheusMetrics();
    metrics.answered('page', 200, 0.003);
    metrics.answered('page', 206, 0.2);
    metrics.answered('page', 404, 0.001);
    metrics.answered('media', 304, 20);
    const text = await metrics.read();
    expect(valueOf(text, 'host_request_duration_seconds_count{group="page",status="2xx"}')).toBe(2);
    expect(valueOf(text, 'host_request_duration_seconds_sum{group="page",status="2xx"}')).toBeCloseTo(0.203);
    expect(valueOf(text, 'host_request_duration_seconds_count{group="page",status="4xx"}')).toBe(1);
    expect(valueOf(text, 'host_request_duration_seconds_bucket{le="10",group="media",status="3xx"}')).toBe(0);
  });

  it('counts renders and builds by what came of them', async () => {
    const metrics = createPrometheusMetrics();
    metrics.rendered('page', 0.01);
    metrics.rendered('unavailable', 1);
    metrics.built('failed', 30);
    const text = await metrics.read();
    expect(valueOf(text, 'host_ssr_render_duration_seconds_count{outcome="page"}')).toBe(1);
    expect(valueOf(text, 'host_ssr_render_duration_seconds_count{outcome="unavailable"}')).toBe(1);
    expect(valueOf(text, 'host_build_duration_seconds_sum{outcome="failed"}')).toBe(30);
  });

  it('asks for the state of the function each time it is read', async () => {
    const metrics = createPrometheusMetrics();
    const state = { process: 'up' as 'up' | 'down', active: 3, waiting: 2, restarts: 1 };
    metrics.watchRenderer(() => state);
    const first = await metrics.read();
    expect(valueOf(first, 'host_ssr_up')).toBe(1);
    expect(valueOf(first, 'host_ssr_active_renders')).toBe(3);
    expect(valueOf(first, 'host_ssr_waiting_renders')).toBe(2);
    expect(valueOf(first, 'host_ssr_restarts_total')).toBe(1);
    Object.assign(state, { process: 'down', active: 0, waiting: 0, restarts: 4 });
    const second = await metrics.read();
    expect(valueOf(second, 'host_ssr_up')).toBe(0);
    expect(valueOf(second, 'host_ssr_active_renders')).toBe(0);
    expect(valueOf(second, 'host_ssr_restarts_total')).toBe(4);
  });

  it('says whether it has the release of the store, as it is when it is read', async () => {
    const metrics = createPrometheusMetrics();
    const state = { behind: true };
    metrics.watchStore(() => state);
    expect(valueOf(await metrics.read(), 'host_releases_behind')).toBe(1);
    state.behind = false;
    expect(valueOf(await metrics.read(), 'host_releases_behind')).toBe(0);
  });

  it('tells pictures apart by where they were, and says what is kept of them', async () => {
    const metrics = createPrometheusMetrics();
    for (const from of ['api', 'store', 'store'] as const) metrics.mediaAnswered(from);
    metrics.mediaKept('kept');
    metrics.watchMediaStore(() => ({ bytes: 8192, files: 1 }));
    const text = await metrics.read();
    expect(valueOf(text, 'host_media_answers_total{from="store"}')).toBe(2);
    expect(valueOf(text, 'host_media_answers_total{from="api"}')).toBe(1);
    expect(valueOf(text, 'host_media_kept_total{outcome="kept"}')).toBe(1);
    expect(valueOf(text, 'host_media_store_bytes')).toBe(8192);
    expect(valueOf(text, 'host_media_store_files')).toBe(1);
  });

  it('says what the process uses, apart from other hosts in it', async () => {
    const [one, other] = [createPrometheusMetrics(), createPrometheusMetrics()];
    one.answered('page', 200, 1);
    expect(valueOf(await one.read(), 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(await other.read()).not.toContain('group="page"');
  });

  it('tells of the API’s forms and mails as long as the API does', async () => {
    const metrics = createPrometheusMetrics();
    const waitingSince = new Date(Date.now() - 60_000).toISOString();
    const mails = { waiting: 3, waitingSince, givenUp: 1 };
    let health: ApiHealth | undefined = { status: 'degraded', forms: 'refused', mails };
    metrics.watchApi(async () => health);
    const text = await metrics.read();
    expect(valueOf(text, 'api_forms_refused')).toBe(1);
    expect(valueOf(text, 'api_mails_waiting')).toBe(3);
    expect(valueOf(text, 'api_mails_given_up')).toBe(1);
    expect(valueOf(text, 'api_mails_oldest_seconds')).toBeGreaterThanOrEqual(60);
    health = { status: 'ok', forms: 'kept', mails };
    expect(valueOf(await metrics.read(), 'api_forms_refused')).toBe(0);
    health = { status: 'ok', mails };
    expect(valueOf(await metrics.read(), 'api_forms_refused')).toBeUndefined();
    health = undefined;
    expect(valueOf(await metrics.read(), 'api_mails_waiting')).toBeUndefined();
  });
});

describe('route group', () => {
  it.each([
    ['/', 'page'],
    ['/fr/créateurs', 'page'],
    ['/works/st.-lamp', 'page'],
    ['/about/index.html', 'page'],
    ['/mediation', 'page'],
    ['', 'page'],
    ['/page-data/works/x/page-data.json', 'page-data'],
    ['/page-data/app-data.json', 'page-data'],
    ['/app-abc.js', 'file'],
    ['/static/jost.woff2', 'file'],
    ['/robots.txt', 'file'],
    ['/api/form/contact', 'api'],
    ['/media/a/480.avif', 'media'],
    ['/hooks/rebuild', 'hook'],
    ['/healthz', 'health'],
  ])('%s is of the group %s', (path, group) => {
    expect(routeGroup(path)).toBe(group);
  });
});
