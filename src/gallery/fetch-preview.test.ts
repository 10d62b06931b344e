import { fetchPreview, type FoundPreview } from './fetch-preview';
import { sampleWork } from './testing/samples';
import { DEAD_URL, useFakeApi, type Reply } from './testing/fake-api';

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
