import { Type } from '@sinclair/typebox';
import { type ClientOptions, isWorthAnotherTry, pauseMs } from './calls/client';
import type { Fetched } from './calls/fetch-text';
import type { ConditionalStore, StoredAnswer } from './calls/conditional-store';
import { retryAfterMs } from './calls/retry-after';
import { GalleryError } from './faults/gallery-error';
import { fetchMedia } from './fetch-media';
import { fetchPreview, type FoundPreview } from './fetch-preview';
import { createGallery, type Gallery, readList } from './gallery';
import { answerRoom } from './rooms/answer-room';
import { countRoom } from './rooms/count-room';
import { fetchRoom, type OpenRoom } from './rooms/fetch-room';
import { sampleGallery, sampleLockedRoom, samplePiece, sampleRoom } from './rooms/testing/sample-room';
import { DEAD_URL, type Reply, useFakeApi } from './testing/fake-api';
import {
  sampleCreator,
  sampleEvent,
  sampleHdImage,
  sampleHomePage,
  samplePage,
  samplePressArticle,
  sampleSettings,
  sampleWork,
  sampleWorkType,
} from './testing/samples';

describe('createGallery', () => {
  const startApi = useFakeApi();
  const memoryStore = (): ConditionalStore => {
    const entries = new Map<string, StoredAnswer>();
    return {
      get: async (url) => entries.get(url),
      set: async (url, entry) => {
        entries.set(url, entry);
      },
    };
  };

  it('asks in the language, for the type and with the slug encoded', async () => {
    const api = await startApi(({ path }) => ({
      body: { data: path === '/api/works' ? [] : sampleWork('a b') },
    }));
    const gallery = createGallery({ baseUrl: `${api.url}/` });
    await gallery.works('fr', 'assises');
    await gallery.work('fr', 'é/b');
    expect(api.requests.map(({ target }) => target)).toEqual([
      '/api/works?lang=fr&type=assises&page=1&per_page=200',
      '/api/works/%C3%A9%2Fb?lang=fr',
    ]);
  });

  // Product specification, section 7.
  it.each<[string, (gallery: Gallery) => Promise<unknown>, unknown]>([
    ['/api/site-settings?lang=fr', (gallery) => gallery.siteSettings('fr'), sampleSettings('fr')],
    ['/api/works/lampe?lang=fr', (gallery) => gallery.work('fr', 'lampe'), sampleWork('lampe')],
    ['/api/creators/arc?lang=fr&works=60', (gallery) => gallery.creator('fr', 'arc'), sampleCreator('arc')],
    ['/api/events/salon?lang=fr', (gallery) => gallery.event('fr', 'salon'), sampleEvent('salon')],
    [
      '/api/press/revue?lang=fr',
      (gallery) => gallery.pressArticle('fr', 'revue'),
      samplePressArticle('revue'),
    ],
    ['/api/pages/about?lang=fr', (gallery) => gallery.page('fr', 'about'), samplePage('about')],
    ['/api/works?lang=fr', (gallery) => gallery.works('fr'), [sampleWork('lampe')]],
    ['/api/works?lang=fr&type=sieges', (gallery) => gallery.works('fr', 'sieges'), [sampleWork('banc')]],
    ['/api/worktypes?lang=fr', (gallery) => gallery.workTypes('fr'), [sampleWorkType('sieges')]],
    ['/api/creators?lang=fr', (gallery) => gallery.creators('fr'), [sampleCreator('arc')]],
    ['/api/events?lang=fr', (gallery) => gallery.events('fr'), [sampleEvent('salon')]],
    ['/api/press?lang=fr', (gallery) => gallery.press('fr'), [samplePressArticle('revue')]],
  ])('reads data by GET %s', async (target, read, data) => {
    const api = await startApi(() => ({ body: { data } }));
    expect(await read(createGallery({ baseUrl: api.url }))).toEqual(data);
    const [{ method, target: asked } = { method: '', target: '' }] = api.requests;
    expect([method, asked.replace('&page=1&per_page=200', '')]).toEqual(['GET', target]);
  });

  it('never has more than 16 requests under way', async () => {
    let running = 0;
    let most = 0;
    const api = await startApi(async ({ path }) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { body: { data: sampleWork(path.split('/').at(-1)!) } };
    });
    const gallery = createGallery({ baseUrl: api.url });
    const slugs = Array.from({ length: 60 }, (_, index) => `work-${index}`);
    const works = await Promise.all(slugs.map((slug) => gallery.work('en', slug)));
    expect(works.map(({ slug }) => slug)).toEqual(slugs);
    expect(most).toBeLessThanOrEqual(16);
  });

  it('uses a stored answer again when it has not changed', async () => {
    const api = await startApi(({ headers }) =>
      headers['if-none-match'] === '"v1"'
        ? { status: 304 }
        : { headers: { ETag: '"v1"' }, body: { data: sampleWork('banc') } },
    );
    const gallery = createGallery({ baseUrl: api.url, conditional: memoryStore() });
    const first = await gallery.work('en', 'banc');
    expect(gallery.unchangedCalls()).toBe(0);
    expect(await gallery.work('en', 'banc')).toEqual(first);
    expect(gallery.unchangedCalls()).toBe(1);
    expect(api.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
  });

  it('checks a preview by the shape of its type', async () => {
    const item: unknown = { ...sampleHomePage(), news: undefined };
    const preview = { type: 'page', locale: 'en', expires_at: '2026-01-15T10:00:00Z', item };
    const api = await startApi(() => ({ body: { data: preview } }));
    await expect(createGallery({ baseUrl: api.url }).preview('t0ken')).rejects.toMatchObject({
      call: 'GET /api/preview/t0ken',
      problems: [expect.objectContaining({ path: '/data/item/news' })],
    });
  });
});

describe('gallery faults', () => {
  const startApi = useFakeApi();
  const galleryAt = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
    createGallery({ baseUrl, backoffMs: 1, ...options });

  async function errorOf(call: Promise<unknown>): Promise<GalleryError> {
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GalleryError);
    return error as GalleryError;
  }

  /** An API that sends these replies one after the other, the last one for ever. */
  const replying = (...replies: Reply[]) =>
    startApi(() => (replies.length > 1 ? replies.shift() : replies[0]));

  const good: Reply = { body: { data: sampleWork('banc') } };

  describe('a gallery call that fails', () => {
    it('says how to start an API that cannot be reached', async () => {
      const turns: number[] = [];
      const gallery = galleryAt(DEAD_URL, { onRequest: ({ turn }) => turns.push(turn) });
      const error = await errorOf(gallery.work('fr', 'banc'));
      expect(error).toMatchObject({
        kind: 'unreachable',
        call: 'GET /api/works/banc?lang=fr',
        slug: 'banc',
      });
      expect(error.message).toMatch(/ECONNREFUSED.*npm run api.*GALLERY_API_URL/);
      expect(turns).toEqual([1, 2, 3]);
    });

    it('gives up on an API that does not answer in time', async () => {
      const api = await startApi(() => undefined);
      const error = await errorOf(galleryAt(api.url, { timeoutMs: 500 }).work('en', 'banc'));
      expect(error.kind).toBe('timeout');
      expect(api.requests).toHaveLength(3);
    });

    it('tries again after a passing fault', async () => {
      const api = await replying({ status: 500 }, { status: 429, headers: { 'Retry-After': '0' } }, good);
      await expect(galleryAt(api.url).work('en', 'banc')).resolves.toMatchObject({ slug: 'banc' });
      expect(api.requests).toHaveLength(3);
    });

    it('waits as long as Retry-After asks', async () => {
      const api = await replying({ status: 429, headers: { 'Retry-After': '1' } }, good);
      const started = performance.now();
      await galleryAt(api.url).work('en', 'banc');
      expect(performance.now() - started).toBeGreaterThan(950);
    });

    it('stops after the last try, with what the API says', async () => {
      const api = await replying({ status: 503, body: { error: { message: 'Moving house' } } });
      const error = await errorOf(galleryAt(api.url).work('en', 'banc'));
      expect(error).toMatchObject({ kind: 'status', status: 503 });
      expect(error.message).toContain('Moving house');
      expect(api.requests).toHaveLength(3);
    });

    it('takes a 404 at its word', async () => {
      const api = await replying({ status: 404, body: { error: { message: 'No such work' } } });
      const error = await errorOf(galleryAt(api.url).work('en', 'banc'));
      expect(error).toMatchObject({ kind: 'status', status: 404, slug: 'banc' });
      expect(api.requests).toHaveLength(1);
    });

    it('names an answer that is no JSON', async () => {
      const api = await replying({ body: '<!doctype html>' });
      const error = await errorOf(galleryAt(api.url).work('en', 'banc'));
      expect(error.kind).toBe('malformed');
      expect(error.message).toContain('<!doctype html>');
    });

    it('names every field that does not keep the contract', async () => {
      const hd_images = [{ ...sampleHdImage(), url: 'javascript:alert(1)' }];
      const api = await replying({
        body: { data: { ...sampleWork('banc'), title: 3, images: undefined, hd_images } },
      });
      const error = await errorOf(galleryAt(api.url).work('en', 'banc'));
      expect(error.kind).toBe('contract');
      expect(error.problems.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/data/title', '/data/images', '/data/hd_images/0/url']),
      );
    });
  });
});

describe('fetch media', () => {
  const startApi = useFakeApi();

  async function fetchFrom(...replies: Reply[]) {
    const api = await startApi(() => (replies.length > 1 ? replies.shift() : replies[0]));
    return { api, media: fetchMedia(`${api.url}/media/a.jpg`, 1) };
  }

  describe('fetchMedia', () => {
    it('has the content, and knows whether it may change', async () => {
      const { media } = await fetchFrom({
        body: 'picture',
        headers: { 'cache-control': 'public, immutable' },
      });
      await expect(media).resolves.toEqual({ content: Buffer.from('picture'), immutable: true });
      await expect((await fetchFrom({ body: 'x' })).media).resolves.toMatchObject({ immutable: false });
    });

    it('tries again after a passing fault', async () => {
      const { api, media } = await fetchFrom({ status: 503 }, { status: 429 }, { body: 'picture' });
      await expect(media).resolves.toMatchObject({ content: Buffer.from('picture') });
      expect(api.requests).toHaveLength(3);
    });

    it('takes a 404 at its word, and names the address', async () => {
      const { api, media } = await fetchFrom({ status: 404 });
      await expect(media).rejects.toThrow(`answered 404 for ${api.url}/media/a.jpg`);
      expect(api.requests).toHaveLength(1);
    });

    it('names an address that cannot be reached', async () => {
      const url = `${DEAD_URL}/media/a.jpg`;
      await expect(fetchMedia(url, 1)).rejects.toThrow(url);
    });
  });
});

describe('fetch preview', () => {
  const startApi = useFakeApi();
  const preview = {
    type: 'work',
    locale: 'fr',
    expires_at: '2026-01-15T10:00:00Z',
    item: sampleWork('banc'),
  };

  async function outcomeOf(reply: Reply | undefined) {
    const api = await startApi(() => reply);
    // Whoever answers has all the time that a busy machine needs.
    return fetchPreview(api.url, 't0ken', reply ? {} : { timeoutMs: 100 });
  }

  describe('fetchPreview', () => {
    it('answers the very same find while the draft has not changed', async () => {
      const api = await startApi(({ headers }) =>
        headers['if-none-match'] === '"v1"'
          ? { status: 304 }
          : { headers: { ETag: '"v1"' }, body: { data: preview } },
      );
      const found = (await fetchPreview(api.url, 't/1')) as FoundPreview;
      expect(found).toEqual({ kind: 'found', preview, etag: '"v1"' });
      expect(await fetchPreview(api.url, 't/1', { known: found })).toBe(found);
      expect(api.requests[0]?.target).toBe('/api/preview/t%2F1');
    });

    it.each<[string, Reply | undefined]>([
      ['unknown', { status: 404 }],
      ['expired', { status: 410 }],
      ['failed', { status: 500 }],
      ['failed', { status: 429 }],
      ['unavailable', { body: 'not JSON' }],
      ['unavailable', undefined],
    ])('tells %s of %o', async (kind, reply) => {
      await expect(outcomeOf(reply)).resolves.toMatchObject({ kind });
    });

    it('is unavailable without an API', async () => {
      await expect(fetchPreview(DEAD_URL, 't')).resolves.toEqual({ kind: 'unavailable', problems: [] });
    });

    it('names the fields that keep a draft from being shown', async () => {
      const draft = { ...preview, item: { ...preview.item, title: undefined } };
      await expect(outcomeOf({ body: { data: draft } })).resolves.toMatchObject({
        kind: 'unavailable',
        problems: [expect.objectContaining({ path: '/data/item/title' })],
      });
    });
  });
});

describe('list pages', () => {
  const Entry = Type.Object({ id: Type.String(), slug: Type.String() });
  const entry = (slug: string) => ({ id: slug, slug });
  const meta = (current_page: number, last_page: number, total = 3) => ({
    current_page,
    last_page,
    per_page: 2,
    total,
  });

  /** Reads a list whose pages these are; asking for one more is a fault of the reader. */
  async function read(...pages: unknown[]) {
    const { entries, problems } = await readList(Entry, async (page) => {
      if (page > pages.length) throw new Error(`Page ${page} was asked for`);
      return pages[page - 1];
    });
    return { slugs: entries.map((one) => (one as { slug: string }).slug), problems };
  }

  describe('readList', () => {
    it('follows the pages to the last and keeps their order', async () => {
      const pages = [
        { data: [entry('c'), entry('a')], meta: meta(1, 2) },
        { data: [entry('b')], meta: meta(2, 2) },
      ];
      await expect(read(...pages)).resolves.toEqual({ slugs: ['c', 'a', 'b'], problems: [] });
    });

    it.each([
      ['a bare array', [entry('a')], ['a']],
      ['data without meta', { data: [entry('a')] }, ['a']],
      ['an empty list', { data: [], meta: meta(1, 0, 0) }, []],
    ])('takes %s for the whole list', async (_, body, slugs) => {
      await expect(read(body)).resolves.toEqual({ slugs, problems: [] });
    });

    it('takes an entry once that has moved to the next page meanwhile', async () => {
      const pages = [
        { data: [entry('a'), entry('b')], meta: meta(1, 2) },
        { data: [entry('b'), entry('c')], meta: meta(2, 2) },
      ];
      await expect(read(...pages)).resolves.toEqual({ slugs: ['a', 'b', 'c'], problems: [] });
    });

    it('keeps two entries of one slug on a page, for the checks to find', async () => {
      const twins = [entry('a'), { ...entry('a'), id: 'other' }];
      await expect(read(twins)).resolves.toMatchObject({ slugs: ['a', 'a'] });
    });

    it('names wrong fields on every page, with the slug of the entry', async () => {
      const pages = [
        { data: [entry('a'), { slug: 'b' }], meta: meta(1, 2) },
        { data: [{ id: 3, slug: 'c' }], meta: meta(2, 2) },
      ];
      const { slugs, problems } = await read(...pages);
      expect(slugs).toEqual(['a', 'b', 'c']);
      expect(problems).toEqual([
        expect.objectContaining({ path: '/data/1/id', slug: 'b' }),
        expect.objectContaining({
          path: '/data/0/id',
          slug: 'c',
          message: expect.stringContaining('(page 2)'),
        }),
      ]);
    });

    it.each([
      ['answers another page', '/meta/current_page', { data: [entry('a')], meta: meta(2, 2) }],
      ['has too few pages for its total', '/meta/last_page', { data: [entry('a')], meta: meta(1, 1, 9) }],
      ['promises pages after an empty one', '/meta/last_page', { data: [], meta: meta(1, 5) }],
      ['promises endless pages', '/meta/last_page', { data: [entry('a')], meta: meta(1, 1e9) }],
      ['is no meta', '/meta/last_page', { data: [entry('a')], meta: { ...meta(1, 2), last_page: 'two' } }],
    ])('stops at a meta that %s', async (_, path, body) => {
      const { problems } = await read(body);
      expect(problems).toEqual([expect.objectContaining({ path })]);
    });

    it('stops when a page repeats the one before', async () => {
      const page = (number: number) => ({ data: [entry('a'), entry('b')], meta: meta(number, 9) });
      const { slugs, problems } = await read(page(1), page(2));
      expect(slugs).toEqual(['a', 'b']);
      expect(problems[0]?.message).toContain('brings nothing new');
    });

    it('asks for the next pages before they are needed, not for all of them', async () => {
      const asked: number[] = [];
      let sendFirst = () => {};
      const reading = readList(Entry, (page) => {
        asked.push(page);
        const body = { data: [entry(String(page))], meta: meta(page, 40, 40) };
        return page === 2
          ? new Promise((resolve) => (sendFirst = () => resolve(body)))
          : Promise.resolve(body);
      });
      await new Promise(setImmediate);
      expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      sendFirst();
      const { entries, problems } = await reading;
      expect(entries.map((one) => (one as { slug: string }).slug)).toEqual(
        Array.from({ length: 40 }, (_, index) => String(index + 1)),
      );
      expect(problems).toEqual([]);
      expect(asked).toHaveLength(40);
    });

    it('fails with the first page that fails', async () => {
      const reading = readList(Entry, async (page) => {
        if (page > 2) throw new Error(`page ${page}`);
        return { data: [entry(String(page))], meta: meta(page, 9, 9) };
      });
      await expect(reading).rejects.toThrow('page 3');
    });
  });
});

describe('retry', () => {
  const answer = (status: number, headers = {}): Fetched => ({
    kind: 'answer',
    status,
    headers: new Headers(headers),
    text: '',
  });

  describe('isWorthAnotherTry', () => {
    it.each([429, 500, 502, 503, 504])('tries again after %i', (status) => {
      expect(isWorthAnotherTry(answer(status))).toBe(true);
    });

    it.each([200, 304, 400, 404, 410, 422, 501])('takes %i for an answer', (status) => {
      expect(isWorthAnotherTry(answer(status))).toBe(false);
    });

    it('tries again without an answer', () => {
      expect(isWorthAnotherTry({ kind: 'timeout' })).toBe(true);
      expect(isWorthAnotherTry({ kind: 'unreachable', reason: 'ECONNRESET' })).toBe(true);
    });
  });

  describe('pauseMs', () => {
    it('doubles with every try, spread over its upper half', () => {
      for (const [turn, longest] of [
        [1, 100],
        [2, 200],
        [3, 400],
      ] as const) {
        const pause = pauseMs({ kind: 'timeout' }, turn, 100);
        expect(pause).toBeGreaterThanOrEqual(longest / 2);
        expect(pause).toBeLessThanOrEqual(longest);
      }
    });

    it('honours Retry-After, for 30 s at most', () => {
      expect(pauseMs(answer(429, { 'Retry-After': '7' }), 1, 100)).toBe(7000);
      expect(pauseMs(answer(503, { 'Retry-After': '3600' }), 1, 100)).toBe(30_000);
    });
  });

  describe('retryAfterMs', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');

    it.each([
      ['12', 12_000],
      ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
      ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
      ['soon', undefined],
      [null, undefined],
    ])('reads %s as %s ms', (header, expected) => {
      expect(retryAfterMs(header, now)).toBe(expected);
    });
  });
});

describe('fetch room', () => {
  const startApi = useFakeApi();
  const room = sampleRoom();

  async function outcomeOf(reply: Reply | undefined) {
    const api = await startApi(() => reply);
    return fetchRoom({ baseUrl: api.url, token: 't0ken' }, reply ? {} : { timeoutMs: 100 });
  }

  describe('fetchRoom', () => {
    it('asks for a token with its code, and answers the room', async () => {
      const api = await startApi(() => ({ headers: { ETag: '"v1"' }, body: { data: room } }));
      const found = await fetchRoom({ baseUrl: `${api.url}/`, token: 't/1', code: 'ABC 123é' });
      expect(found).toMatchObject({ kind: 'open', room, etag: '"v1"' });
      expect(api.requests[0]).toMatchObject({
        target: '/api/rooms/t%2F1',
        headers: { 'x-room-code': 'ABC123' },
      });
      expect(api.requests[0]?.headers).not.toHaveProperty('prefer');
    });

    it('waits with the API for a change, and answers the very same room while there is none', async () => {
      const api = await startApi(({ headers }) =>
        headers['if-none-match'] === '"v1"'
          ? { status: 304 }
          : { headers: { ETag: '"v1"' }, body: { data: room } },
      );
      const key = { baseUrl: api.url, token: 't' };
      const known = (await fetchRoom(key)) as OpenRoom;
      expect(await fetchRoom(key, { known })).toBe(known);
      expect(api.requests[1]?.headers).toMatchObject({ prefer: 'wait=8', 'if-none-match': '"v1"' });
    });

    it('knows an equal answer where it may not read its tag', async () => {
      const api = await startApi(() => ({ body: { data: room } }));
      const key = { baseUrl: api.url, token: 't' };
      const known = (await fetchRoom(key)) as OpenRoom;
      expect(await fetchRoom(key, { known })).toBe(known);
      expect(api.requests[1]?.headers).not.toHaveProperty('prefer');
    });

    it('answers what has changed', async () => {
      const sold = sampleRoom({ pieces: [samplePiece('lamp')] });
      const answers = [room, sold];
      const api = await startApi(() => ({ body: { data: answers.shift() } }));
      const key = { baseUrl: api.url, token: 't' };
      const known = (await fetchRoom(key)) as OpenRoom;
      expect(await fetchRoom(key, { known })).toMatchObject({ kind: 'open', room: { pieces: [{}] } });
    });

    it.each<[string, Reply | undefined]>([
      ['gone', { status: 404 }],
      ['gone', { status: 410, body: 'nginx' }],
      ['wrong-code', { status: 403, body: { error: { message: 'No' } } }],
      ['busy', { status: 429 }],
      ['unavailable', { status: 500 }],
      ['unavailable', { status: 200, body: 'not JSON' }],
      ['unavailable', undefined],
      ['locked', { body: { data: sampleLockedRoom() } }],
    ])('tells %s of %o', async (kind, reply) => {
      await expect(outcomeOf(reply)).resolves.toMatchObject({ kind });
    });

    it('hands on the gallery of a room that is gone, and how long to wait', async () => {
      const gallery = sampleGallery();
      await expect(outcomeOf({ status: 404, body: { error: { message: 'No', gallery } } })).resolves.toEqual({
        kind: 'gone',
        gallery,
      });
      await expect(outcomeOf({ status: 429, headers: { 'Retry-After': '30' } })).resolves.toEqual({
        kind: 'busy',
        waitMs: 30_000,
      });
    });

    it('names what breaks the contract', async () => {
      const broken = { ...room, pieces: [{ ...samplePiece('lamp'), title: 3 }] };
      await expect(outcomeOf({ body: { data: broken } })).resolves.toMatchObject({
        kind: 'unavailable',
        problems: [expect.objectContaining({ path: '/data/pieces/0/title' })],
      });
    });

    it('is unavailable without an API', async () => {
      await expect(fetchRoom({ baseUrl: DEAD_URL, token: 't' })).resolves.toEqual({
        kind: 'unavailable',
        problems: [],
      });
    });
  });
});

describe('post room', () => {
  const startApi = useFakeApi();

  it('answers a room in the language of the page, with the code, and a key by which it is kept once', async () => {
    const api = await startApi(() => ({ body: { data: { message: 'Thank you' } } }));
    const key = { baseUrl: api.url, token: 't', code: 'abc123' };
    const body = { message: 'This one', pieces: ['p-lamp'] };
    expect(await answerRoom(key, 'fr', body)).toEqual({ ok: true, message: 'Thank you' });
    expect(api.requests[0]).toMatchObject({ method: 'POST', target: '/api/rooms/t/answer' });
    expect(api.requests[0]?.headers).toMatchObject({
      'x-localization': 'fr',
      'x-room-code': 'abc123',
      'idempotency-key': expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(JSON.parse(api.requests[0]!.body)).toEqual(body);
  });

  it('tells why an answer did not arrive', async () => {
    const key = { baseUrl: DEAD_URL, token: 't' };
    expect(await answerRoom(key, 'en', { message: 'Hello', pieces: [] })).toEqual({
      ok: false,
      reason: 'offline',
    });
  });

  it('counts without a word of who, and is not troubled where nobody hears it', async () => {
    const api = await startApi(() => ({ status: 204 }));
    await countRoom({ baseUrl: api.url, token: 't', code: 'abc123' }, { seconds: { 'p-lamp': 12 } });
    expect(api.requests[0]).toMatchObject({
      target: '/api/rooms/t/count',
      body: '{"seconds":{"p-lamp":12}}',
      headers: { 'x-room-code': 'abc123' },
    });
    expect(api.requests[0]?.headers).not.toHaveProperty('cookie');
    await expect(countRoom({ baseUrl: DEAD_URL, token: 't' }, { opened: true })).resolves.toBeUndefined();
  });
});
