import { DEAD_URL, useFakeApi } from '../testing/fake-api';
import { answerRoom } from './answer-room';
import { countRoom } from './count-room';

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
