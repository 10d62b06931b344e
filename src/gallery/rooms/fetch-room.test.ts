import { DEAD_URL, useFakeApi, type Reply } from '../testing/fake-api';
import { fetchRoom, type OpenRoom } from './fetch-room';
import { sampleGallery, sampleLockedRoom, samplePiece, sampleRoom } from './testing/sample-room';

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
