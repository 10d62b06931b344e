import type { GetServerDataProps } from 'gatsby';
import { COLLECTIONS } from '../contract/kinds/kinds';
import { FORGET_EVENT, TOLD_VARIABLE } from '../gallery/forget-event';
import { createGallery } from '../gallery/gallery';
import {
  type FakeApi,
  type FakeRequest,
  type Reply,
  startFakeApi,
  useFakeApi,
} from '../gallery/testing/fake-api';
import {
  sampleCreator,
  sampleEvent,
  sampleHomePage,
  samplePage,
  samplePressArticle,
  sampleSettings,
  sampleWork,
  sampleWorkType,
} from '../gallery/testing/samples';
import type { LiveAnswer } from '../release/live-answer';
import { makeLive } from './make-live';
import { type LiveData, type LiveRouteName, serveLivePage } from './serve-live-page';
import { listStore } from './live-gallery';

describe('list store', () => {
  const startApi = useFakeApi();

  /** Two pages of two works each, of which a title can be changed. */
  function listOf(titles: readonly string[]) {
    return ({ query, headers }: FakeRequest) => {
      const page = Number(query.get('page'));
      const shown = titles.slice(page * 2 - 2, page * 2);
      const etag = `W/"${shown.join()}"`;
      if (headers['if-none-match'] === etag) return { status: 304 };
      const data = shown.map((title, index) => ({ ...sampleWork(`work-${page}-${index}`), title }));
      const meta = { current_page: page, last_page: 2, per_page: 2, total: titles.length };
      return { headers: { ETag: etag }, body: { data, meta } };
    };
  }

  test('of a list that an edit has changed, only the page with the edit is sent again', async () => {
    const titles = ['bench', 'lamp', 'table', 'desk'];
    const api = await startApi(listOf(titles));
    const gallery = createGallery({ baseUrl: api.url, conditional: listStore(100) });
    const first = await gallery.works('en');
    titles[3] = 'writing desk';
    const second = await gallery.works('en');
    expect(second.map(({ title }) => title)).toEqual(['bench', 'lamp', 'table', 'writing desk']);
    expect(second[0]).toBe(first[0]);
    expect(second[2]).not.toBe(first[2]);
    expect(first[3]!.title).toBe('desk');
  });

  test('what it has no room for is sent whole', async () => {
    const api = await startApi(listOf(['bench', 'lamp', 'table', 'desk']));
    const gallery = createGallery({ baseUrl: api.url, conditional: listStore(3) });
    await gallery.works('en');
    await gallery.works('en');
    expect(api.requests.map(({ headers }) => headers['if-none-match'])).toEqual(Array(4).fill(undefined));
  });

  test('an item is asked for whole', async () => {
    const api = await startApi(() => ({ headers: { ETag: '"1"' }, body: { data: sampleWork('bench') } }));
    const gallery = createGallery({ baseUrl: api.url, conditional: listStore(100) });
    await gallery.work('en', 'bench');
    await gallery.work('en', 'bench');
    expect(api.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });
});

let api: FakeApi;
let reply: (request: FakeRequest) => Reply | undefined | Promise<Reply>;
const before = process.env;
const asked = () => api.requests.map(({ target }) => target);

// The gallery is opened once for all pages, with the API of the first.
beforeAll(async () => {
  api = await startFakeApi((request) => reply(request));
  process.env = {
    ...before,
    GALLERY_API_URL: api.url,
    SITE_URL: 'https://gallery.example',
    [TOLD_VARIABLE]: 'on',
  };
});
beforeEach(() => {
  process.emit(FORGET_EVENT as never);
  api.requests.length = 0;
});
afterAll(async () => {
  process.env = before;
  await api.close();
});

describe('make live', () => {
  const ANSWERS: Record<string, unknown> = {
    ...Object.fromEntries(COLLECTIONS.map((name) => [`/api/${name}`, []])),
    '/api/site-settings': sampleSettings('en'),
    '/api/works/quai': sampleWork('quai'),
    '/api/creators/odile': sampleCreator('odile'),
    '/api/events/fair': sampleEvent('fair'),
    '/api/press/revue': samplePressArticle('revue'),
    '/api/worktypes': [sampleWorkType('seating')],
    '/api/works': [sampleWork('quai')],
    '/api/creators': [sampleCreator('odile')],
    '/api/events': [sampleEvent('fair')],
    '/api/press': [samplePressArticle('revue')],
    '/api/pages/home': sampleHomePage(),
    '/api/pages/about': samplePage('about'),
    '/api/pages/contact': samplePage('contact'),
    '/api/pages/legal-notice': samplePage('legal-notice'),
  };
  const answer = ({ path }: FakeRequest): Reply =>
    path in ANSWERS
      ? { body: { data: ANSWERS[path] } }
      : { status: 404, body: { error: { message: 'none' } } };

  const forget = (...tags: string[]) => process.emit(FORGET_EVENT as never, tags as never);

  beforeEach(() => {
    reply = answer;
  });

  const pageOf = (made: LiveAnswer) => (made.kind === 'page' ? made.page : undefined);

  it.each([
    ['/', 'home'],
    ['/about', 'texts/about'],
    ['/contact', 'texts/contact'],
    ['/accessibility', 'texts/legal-notice'],
    ['/works/quai', 'work'],
    ['/works/quai/pdf', 'work-sheet'],
    ['/works/type/all', 'works'],
    ['/creators', 'creators'],
    ['/creators/odile', 'creator'],
    ['/events', 'events'],
    ['/press', 'press'],
    ['/selection', 'selection'],
    ['/preview/~', 'token/preview'],
    ['/preview/any', 'token/preview'],
    ['/room/any', 'token/room'],
  ])('%s is a page, made of the template %s', async (address, template) => {
    const made = await makeLive(address);
    expect(pageOf(made)).toMatchObject({ template, context: { language: 'en', digest: expect.any(String) } });
    expect(made).toMatchObject({ tags: expect.arrayContaining(['en/site-settings']) });
  });

  it.each([
    ['/creators/odile.vcf', 'BEGIN:VCARD', ['en/site-settings', 'en/creators/odile']],
    ['/contact.vcf', 'BEGIN:VCARD', ['en/site-settings', 'en/pages/contact']],
    ['/events.ics', 'Event fair', ['en/site-settings', 'en/events', 'en/events/fair']],
    ['/events/fair.ics', 'Event fair', ['en/site-settings', 'en/events/fair']],
    ['/works.atom', 'Work quai', ['en/site-settings', 'en/works', 'en/works/quai']],
    [
      '/data/en/navigation.json',
      'Creator odile',
      ['en/site-settings', 'en/worktypes', 'en/creators', 'en/events', 'day'],
    ],
  ])('%s is a file', async (address, words, tags) => {
    expect(await makeLive(address)).toEqual({
      kind: 'file',
      address,
      text: expect.stringContaining(words),
      tags,
    });
  });

  it('carries no card within a page whose card is a file as well', async () => {
    expect(JSON.stringify(await makeLive('/creators/odile'))).toContain('/creators/odile.vcf');
  });

  it('makes the search’s indexes and the manifest that names them, once for all who ask', async () => {
    const manifest = await makeLive('/search/index.json');
    const { en = '' } = JSON.parse(manifest.kind === 'file' ? manifest.text : '{}') as Record<string, string>;
    const calls = api.requests.length;
    expect(await makeLive(en)).toMatchObject({
      kind: 'file',
      address: en,
      text: expect.stringContaining('Work quai'),
    });
    expect(await makeLive('/static/search/en.0123456789abcdef.json')).toMatchObject({ address: en });
    expect(await makeLive('/static/search/xx.0123456789abcdef.json')).toMatchObject({ kind: 'none' });
    expect(api.requests).toHaveLength(calls);
  });

  it('lists a new work in the sitemap', async () => {
    const sitemap = async () => {
      const made = await makeLive('/sitemap-0.xml');
      return made.kind === 'file' ? made.text : '';
    };
    expect(await sitemap()).toContain('https://gallery.example/works/quai<');
    reply = (request) =>
      request.path === '/api/works'
        ? { body: { data: [sampleWork('quai'), sampleWork('new')] } }
        : request.path === '/api/works/new'
          ? { body: { data: sampleWork('new') } }
          : answer(request);
    forget('en/works', 'en/works/new');
    expect(await sitemap()).toContain('https://gallery.example/works/new<');
    expect(await makeLive('/sitemap-7.xml')).toMatchObject({ kind: 'none' });
  });

  it.each(['/works/none', '/creators/none.vcf', '/works/type/none', '/nowhere', '/works/type/all/2'])(
    '%s is nothing',
    async (address) => expect(await makeLive(address)).toMatchObject({ kind: 'none' }),
  );

  it.each([
    ['/works/old', '/works/quai'],
    ['/works/old/pdf', '/works/quai/pdf'],
    ['/creators/old', '/creators/odile'],
    ['/creators/old.vcf', '/creators/odile.vcf'],
    ['/events/old.ics', '/events/fair.ics'],
    ['/press/old', '/press/revue'],
  ])('%s leads to %s, whose item had that slug', async (address, to) => {
    const NOW: Record<string, string> = { works: 'quai', creators: 'odile', events: 'fair', press: 'revue' };
    reply = (request) => {
      const [, kind = ''] = /^\/api\/(\w+)\/old$/.exec(request.path) ?? [];
      if (!kind) return answer(request);
      return { status: 301, headers: { location: `./${NOW[kind]}?lang=en` } };
    };
    const [, kind = ''] = address.split('/');
    expect(await makeLive(address)).toEqual({
      kind: 'moved',
      to,
      tags: ['en/site-settings', `en/${kind}/old`],
    });
  });

  it('says why it cannot tell', async () => {
    reply = () => ({ status: 500 });
    for (const address of ['/works/quai', '/works.atom', '/search/index.json'])
      expect(await makeLive(address)).toMatchObject({
        kind: 'failed',
        reason: expect.stringContaining('500'),
      });
  });

  it('asks again for what it is told has changed, and for nothing else', async () => {
    await makeLive('/works/quai');
    await makeLive('/works/type/all');
    api.requests.length = 0;
    forget('en/works/quai');
    await makeLive('/works/quai/pdf');
    await makeLive('/works/type/all');
    expect(asked()).toEqual(['/api/works/quai?lang=en']);
  });

  it('asks again for the lists of every type where it is told that any of them may have changed', async () => {
    await makeLive('/works/type/seating');
    api.requests.length = 0;
    forget('en/works?*');
    await makeLive('/works/type/seating');
    expect(asked()).toEqual(['/api/works?lang=en&type=seating&page=1&per_page=200']);
  });
});

describe('serve live page', () => {
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
    path in ANSWERS
      ? { body: { data: ANSWERS[path] } }
      : { status: 404, body: { error: { message: 'none' } } };

  let log: jest.SpyInstance;

  beforeEach(() => {
    reply = answer;
    log = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function serve(route: LiveRouteName, slug: string, language = 'fr', part?: string) {
    const call = { params: { slug, part }, pageContext: { language } } as unknown as GetServerDataProps;
    const { status, headers, props } = await serveLivePage(route, ['common', 'work'], call);
    const { locales, ...data } = props as LiveData;
    const words = locales.edges.map(({ node }) => `${node.language} ${node.ns}`);
    expect(words).toEqual([`${language} common`, `${language} work`, `${language} states`]);
    return { status, headers: headers as Record<string, string>, data };
  }

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
    /** What waits for the network goes on. */
    const stopTheClock = () =>
      jest.useFakeTimers({
        doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'],
      });

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
      stopTheClock();
      const meta = { last_page: 4, per_page: 1, total: 4 };
      const areAsked = new Promise<void>((resolve) => {
        let left = meta.last_page;
        reply = (request) => {
          if (request.path !== '/api/works') return answer(request);
          jest.advanceTimersByTime(900);
          if (--left === 0) resolve();
          const page = Number(request.query.get('page'));
          return { body: { data: [sampleWork(`banc-${page}`)], meta: { ...meta, current_page: page } } };
        };
      });
      expect((await serve('works-type-slug', 'tous')).status).toBe(503);
      await areAsked;
    });

    it('waits two seconds for the API, no longer', async () => {
      stopTheClock();
      const isAsked = new Promise<void>((resolve) => {
        reply = () => void resolve();
      });
      const answered = jest.fn();
      const served = serve('works-slug', 'banc').finally(answered);
      await isAsked;
      await jest.advanceTimersByTimeAsync(1999);
      expect(answered).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect((await served).status).toBe(503);
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
});
