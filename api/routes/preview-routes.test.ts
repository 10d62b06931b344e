import { problemsOf } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import { Preview } from '../../src/contract/kinds/preview';
import { createPreviewToken, revokePreview, type PreviewTarget } from '../storage/tables/preview-tokens';
import { keptRows } from '../testing/kept-rows';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  const portrait = { file: 'lamp-1-day.jpg', alt: { en: 'Jeanne', fr: 'Jeanne' } };
  const jeanne = 'creators/jeanne.yaml';
  api = await openTestApi({ changes: { [jeanne]: { ...SAMPLE_FILES[jeanne], portrait } } });
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

test.each(['en', 'fr'] as const)(
  'the home page comes with what the lists of the site have beside it: %s',
  async (locale) => {
    const list = async (name: string) =>
      (await api.app.inject(`/api/${name}?lang=${locale}`)).json().data as Record<string, unknown>[];
    const { around } = (await preview({ type: 'page', id: 'home', locale })).json().data;
    expect(around.events).toEqual(await list('events'));
    expect(around.events).not.toEqual([]);
    expect(around.creators).toEqual((await list('creators')).filter(({ portrait }) => portrait));
    expect(around.creators).not.toEqual([]);
    const types = await list('worktypes');
    expect(around.works_count).toBe(types.reduce((sum, { count }) => sum + (count as number), 0));
    expect((await preview({ type: 'page', id: 'about', locale })).json().data).not.toHaveProperty('around');
  },
);

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

test('the database holds no token, only what it can be known by', async () => {
  const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
  const rows = keptRows(api.dataDir, 'preview_tokens');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  const hash = String(rows.at(-1)?.['token_hash']);
  expect((await api.app.inject(`/api/preview/${hash}`)).statusCode).toBe(404);
});

test('a preview that was revoked is as one that was never made', async () => {
  const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
  const number = Number(keptRows(api.dataDir, 'preview_tokens').at(-1)?.['number']);
  await api.database.write((to) => revokePreview(to, number));
  expect((await api.app.inject(`/api/preview/${token}`)).statusCode).toBe(404);
});

describe('guesses', () => {
  const ask = (token: string, address: string) =>
    api.app.inject({
      url: `/api/preview/${token}`,
      headers: { 'x-forwarded-for': address, 'x-localization': 'fr' },
    });
  async function guessing(address: (index: number) => string, times = 25) {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1)
      statuses.push((await ask(`${index}`.padStart(43, 'x'), address(index))).statusCode);
    return statuses;
  }
  const counts = (statuses: number[]) => [404, 429].map((one) => statuses.filter((s) => s === one).length);

  test('are refused after twenty in a minute, with when to come again', async () => {
    expect(counts(await guessing(() => '192.0.2.1'))).toEqual([20, 5]);
    const refused = await ask('short', '192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.json().error.message).toBe(
      'Trop d’aperçus inexistants ont été demandés. Veuillez réessayer dans une minute.',
    );
  });

  test('count by the network of IPv6', async () => {
    expect(counts(await guessing((index) => `2001:db8:1:2::${index + 1}`))).toEqual([20, 5]);
    expect((await ask('x'.repeat(43), '2001:db8:1:3::1')).statusCode).toBe(404);
  });

  test('lock nobody out who has a link, behind the same address or another one', async () => {
    const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
    await guessing(() => '192.0.2.7');
    expect((await ask(token, '192.0.2.7')).statusCode).toBe(200);
    expect((await ask(token, '192.0.2.8')).statusCode).toBe(200);
  });

  test('are none where a link is right, or has expired, however often it is asked for', async () => {
    const token = await makeToken({ type: 'work', id: 'lamp', locale: 'en', expires_at: FAR });
    const old = await makeToken({
      type: 'work',
      id: 'lamp',
      locale: 'en',
      expires_at: '2020-01-01T00:00:00.000Z',
    });
    for (let index = 0; index < 25; index += 1) {
      expect((await ask(token, '192.0.2.9')).statusCode).toBe(200);
      expect((await ask(old, '192.0.2.9')).statusCode).toBe(410);
    }
  });
});
