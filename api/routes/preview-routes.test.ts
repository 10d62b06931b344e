import { problemsOf } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import { Preview } from '../../src/contract/preview';
import { createPreviewToken, type PreviewTarget } from '../storage/preview-tokens';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const FAR = '2999-01-01T00:00:00.000Z';

const makeToken = (target: PreviewTarget) =>
  api.database.write((statements) => createPreviewToken(statements, target));

async function preview(target: Partial<PreviewTarget>, headers: Record<string, string> = {}) {
  const whole: PreviewTarget = { type: 'work', id: 'secret', locale: 'en', expires_at: FAR, ...target };
  const token = await makeToken(whole);
  expect(token).toMatch(/^[\w-]{43}$/);
  return api.app.inject({ url: `/api/preview/${token}`, headers });
}

test.each<Partial<PreviewTarget>>([
  { type: 'work', id: 'secret' },
  { type: 'work', id: 'stool', locale: 'fr' },
  { type: 'creator', id: 'jeanne' },
  { type: 'event', id: 'late' },
  { type: 'press', id: 'article' },
  { type: 'page', id: 'home' },
  { type: 'page', id: 'about', locale: 'fr' },
])('%j is shown in the contract’s shape', async (target) => {
  const response = await preview(target);
  expect(response.statusCode).toBe(200);
  expect(problemsOf(Answer(Preview), response.json())).toEqual([]);
  expect(response.json().data).toMatchObject({
    type: target.type,
    locale: target.locale ?? 'en',
    expires_at: FAR,
  });
});

test('the home page keeps its news', async () => {
  const { item } = (await preview({ type: 'page', id: 'home' })).json().data;
  expect(item.news).toHaveLength(1);
});

test('a preview can be polled, and is kept and indexed by nobody', async () => {
  const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
  const url = `/api/preview/${token}`;
  const first = await api.app.inject(url);
  const forNobody = {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
  expect(first.headers).toMatchObject(forNobody);
  const again = await api.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.headers).toMatchObject(forNobody);
  expect((await preview({ expires_at: '2020-01-01T00:00:00.000Z' })).headers).toMatchObject(forNobody);
});

test('an unknown token, a lost item and a missing language give 404, an expired token 410', async () => {
  expect((await api.app.inject('/api/preview/none')).statusCode).toBe(404);
  expect((await preview({ id: 'lost' })).statusCode).toBe(404);
  expect((await preview({ id: 'stool', locale: 'en' })).statusCode).toBe(404);
  const expired = await preview({ expires_at: '2020-01-01T00:00:00.000Z' }, { 'x-localization': 'fr' });
  expect(expired.statusCode).toBe(410);
  expect(expired.json()).toEqual({ error: { message: 'Cet aperçu a expiré.' } });
});
