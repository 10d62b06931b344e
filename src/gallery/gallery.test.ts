import type { ConditionalStore, StoredAnswer } from './calls/conditional-store';
import { createGallery } from './gallery';
import { sampleHomePage, sampleWork } from './testing/samples';
import { useFakeApi } from './testing/fake-api';

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

describe('createGallery', () => {
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
