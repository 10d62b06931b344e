import { fetchMedia } from './fetch-media';
import { DEAD_URL, useFakeApi, type Reply } from './testing/fake-api';

const startApi = useFakeApi();

async function fetchFrom(...replies: Reply[]) {
  const api = await startApi(() => (replies.length > 1 ? replies.shift() : replies[0]));
  return { api, media: fetchMedia(`${api.url}/media/a.jpg`, 1) };
}

describe('fetchMedia', () => {
  it('has the content, and knows whether it may change', async () => {
    const { media } = await fetchFrom({ body: 'picture', headers: { 'cache-control': 'public, immutable' } });
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
