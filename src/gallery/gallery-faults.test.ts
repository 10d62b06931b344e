import type { ClientOptions } from './calls/client';
import { createGallery } from './gallery';
import { GalleryError } from './faults/gallery-error';
import { sampleHdImage, sampleWork } from './testing/samples';
import { DEAD_URL, useFakeApi, type Reply } from './testing/fake-api';

const startApi = useFakeApi();
const galleryAt = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createGallery({ baseUrl, backoffMs: 1, ...options });

async function errorOf(call: Promise<unknown>): Promise<GalleryError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GalleryError);
  return error as GalleryError;
}

/** An API that sends these replies one after the other, the last one for ever. */
const replying = (...replies: Reply[]) => startApi(() => (replies.length > 1 ? replies.shift() : replies[0]));

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
    const error = await errorOf(galleryAt(api.url, { timeoutMs: 30 }).work('en', 'banc'));
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
