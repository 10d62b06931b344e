import type { GetServerDataProps } from 'gatsby';
import { FORGET_EVENT } from '../gallery/forget-event';
import {
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleSettings,
  sampleWork,
  sampleWorkType,
} from '../gallery/testing/samples';
import { startFakeApi, type Reply, type FakeApi, type FakeRequest } from '../gallery/testing/fake-api';
import { serveLivePage, type LiveData, type LiveRouteName } from './serve-live-page';

const ANSWERS: Record<string, unknown> = {
  '/api/site-settings': sampleSettings('fr'),
  '/api/works/banc': sampleWork('banc'),
  '/api/creators/odile': sampleCreator('odile'),
  '/api/events/foire': sampleEvent('foire'),
  '/api/press/revue': samplePressArticle('revue'),
  '/api/worktypes': [sampleWorkType('assises')],
  '/api/works': [sampleWork('banc')],
};
const answer = ({ path }: FakeRequest): Reply =>
  path in ANSWERS ? { body: { data: ANSWERS[path] } } : { status: 404, body: { error: { message: 'none' } } };

let api: FakeApi;
let log: jest.SpyInstance;
let reply: (request: FakeRequest) => Reply | undefined | Promise<Reply>;
const before = process.env;

beforeAll(async () => {
  api = await startFakeApi((request) => reply(request));
  process.env = { ...before, GALLERY_API_URL: api.url, SITE_URL: 'https://gallery.example' };
});
beforeEach(() => {
  reply = answer;
  api.requests.length = 0;
  process.emit(FORGET_EVENT as never);
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  process.env = before;
  await api.close();
});

async function serve(route: LiveRouteName, slug: string, language = 'fr', part?: string) {
  const call = { params: { slug, part }, pageContext: { language } } as unknown as GetServerDataProps;
  const { status, headers, props } = await serveLivePage(route, call);
  const data = props as LiveData;
  return { status, headers: headers as Record<string, string>, data };
}
const asked = () => api.requests.map(({ target }) => target);

describe('a part of a list of works', () => {
  const serveAll = (part: string) => serve('works-type-slug-part', 'tous', 'fr', part);
  const withWorks = (count: number) => {
    const works = Array.from({ length: count }, (_, at) => sampleWork(`banc-${at}`));
    reply = (request) => (request.path === '/api/works' ? { body: { data: works } } : answer(request));
  };

  it('is a page where the list is too long for one', async () => {
    withWorks(61);
    const { status, data } = await serveAll('2');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      page: {
        head: {
          path: '/fr/oeuvres/type/tous/2',
          title: 'Œuvres, page 2',
          alternates: { en: null, fr: '/fr/oeuvres/type/tous/2' },
        },
        alternates: { en: '/works/type/all', fr: '/fr/oeuvres/type/tous/2' },
        view: { works: [{ path: '/fr/oeuvres/banc-60' }] },
      },
    });
  });

  it('of what a visitor filters is kept from crawlers’ indexes', async () => {
    withWorks(61);
    const { status, data } = await serveAll('vendues');
    expect(status).toBe(200);
    expect(data).toMatchObject({ page: { head: { noindex: true, title: 'Œuvres, œuvres vendues' } } });
  });

  it.each([
    [61, '3'],
    [61, '1'],
    [61, 'sold'],
    [60, '2'],
    [60, 'vendues'],
  ])('of a list of %i is not found at ‘%s’', async (count, part) => {
    withWorks(count);
    expect((await serveAll(part)).status).toBe(404);
  });
});

describe('serveLivePage', () => {
  it.each<[LiveRouteName, string, string, string]>([
    ['works-slug', 'banc', '/fr/oeuvres/banc', 'Work banc'],
    ['works-slug-pdf', 'banc', '/fr/oeuvres/banc/pdf', 'Work banc, fiche'],
    ['works-type-slug', 'assises', '/fr/oeuvres/type/assises', 'Type assises'],
    ['works-type-slug', 'tous', '/fr/oeuvres/type/tous', 'Œuvres'],
    ['creators-slug', 'odile', '/fr/createurs/odile', 'Creator odile'],
    ['events-slug', 'foire', '/fr/evenements/foire', 'Event foire'],
    ['press-slug', 'revue', '/fr/presse/revue', 'Article revue'],
  ])('makes %s of ‘%s’ as the build would', async (route, slug, path, title) => {
    const { status, headers, data } = await serve(route, slug);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(data).toMatchObject({
      page: { route, head: { title, path }, site: { origin: 'https://gallery.example' }, view: {} },
    });
  });

  it('asks the API in the language of the page, and carries its cards within', async () => {
    const { data } = await serve('creators-slug', 'odile', 'en');
    expect(asked().sort()).toEqual(['/api/creators/odile?lang=en&works=60', '/api/site-settings?lang=en']);
    expect(JSON.stringify(data)).toContain('data:text/vcard');
  });

  it('asks for the works of the type alone', async () => {
    await serve('works-type-slug', 'assises');
    expect(asked().find((target) => target.startsWith('/api/works?'))).toContain('type=assises');
  });

  it.each<[LiveRouteName, string]>([
    ['works-slug', 'nothing'],
    ['works-type-slug', 'nothing'],
    ['press-slug', 'é/..'],
  ])('does not find what the API does not know: %s of ‘%s’', async (route, slug) => {
    expect(await serve(route, slug)).toEqual({
      status: 404,
      headers: { 'cache-control': 'no-cache' },
      data: { status: 404 },
    });
  });

  it('leads to the page of now by the slug of before', async () => {
    reply = (request) =>
      request.path === '/api/works/ancien'
        ? { status: 301, headers: { location: './banc?lang=fr' } }
        : answer(request);
    expect(await serve('works-slug', 'ancien')).toEqual({
      status: 301,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate', location: '/fr/oeuvres/banc' },
      data: { status: 404 },
    });
  });

  it.each<[string, Reply]>([
    ['fails', { status: 500 }],
    ['sends garbage', { body: '<!doctype html>' }],
    ['breaks the contract', { body: { data: { slug: 'banc' } } }],
    ['lets nobody in', { status: 429 }],
  ])('is not available while the API %s, and says when to come back', async (_, broken) => {
    reply = () => broken;
    const { status, headers, data } = await serve('works-slug', 'banc');
    expect([status, data]).toEqual([503, { status: 503 }]);
    expect(headers).toEqual({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(api.requests).toHaveLength(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('/api/'));
  });

  it('is not available where something that is no API answers 404, or has no settings', async () => {
    reply = () => ({ status: 404, body: '<html>no backend</html>' });
    expect((await serve('works-slug', 'banc')).status).toBe(503);
    process.emit(FORGET_EVENT as never);
    reply = (request) =>
      request.path.endsWith('settings')
        ? { status: 404, body: { error: { message: 'none' } } }
        : answer(request);
    expect((await serve('works-slug', 'banc')).status).toBe(503);
  });

  it('has two seconds for all pages of a list together', async () => {
    const meta = { last_page: 30, per_page: 1, total: 30 };
    reply = async (request) => {
      if (request.path !== '/api/works') return answer(request);
      await new Promise((resolve) => setTimeout(resolve, 900));
      const page = Number(request.query.get('page'));
      return { body: { data: [sampleWork(`banc-${page}`)], meta: { ...meta, current_page: page } } };
    };
    const started = performance.now();
    expect((await serve('works-type-slug', 'tous')).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('waits two seconds for the API, no longer', async () => {
    reply = () => undefined;
    const started = performance.now();
    expect((await serve('works-slug', 'banc')).status).toBe(503);
    expect(performance.now() - started).toBeGreaterThan(1900);
  });

  it('asks once for all who want the same at the same time, and anew after a publication', async () => {
    await Promise.all([
      serve('works-slug', 'banc'),
      serve('works-slug', 'banc'),
      serve('works-slug-pdf', 'banc'),
    ]);
    expect(api.requests).toHaveLength(2);
    process.emit(FORGET_EVENT as never);
    await serve('works-slug', 'banc');
    expect(api.requests).toHaveLength(4);
  });
});
