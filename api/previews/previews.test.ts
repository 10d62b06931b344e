import { problemsOf } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import { Preview } from '../../src/contract/kinds/preview';
import { previewTarget, revokePreviews } from './preview-call';
import {
  createPreviewToken,
  findPreviewToken,
  openPreviews,
  type PreviewTarget,
  revokePreview,
} from './preview-tokens';
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

describe('preview routes', () => {
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

    test('count by the IPv6 /48 as well, five times as many', async () => {
      expect(counts(await guessing((index) => `2001:db8:7:${index + 1}::1`, 105))).toEqual([100, 5]);
      expect((await ask('x'.repeat(43), '2001:db8:8:1::1')).statusCode).toBe(404);
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
});

describe('revoked previews', () => {
  const NOW = Date.parse('2026-11-24T00:00:00Z');
  const OPEN = '2026-11-25T00:00:00.000Z';

  let tokens: string[];
  beforeEach(async () => {
    tokens = await api.database.write(async (to) => {
      await to.run('DELETE FROM preview_tokens');
      await to.run('DELETE FROM sqlite_sequence');
      const make = (type: 'work' | 'page', id: string, locale: 'en' | 'fr', expires_at = OPEN) =>
        createPreviewToken(to, { type, id, locale, expires_at });
      return [
        await make('work', 'lamp', 'en'),
        await make('work', 'lamp', 'fr'),
        await make('page', 'home', 'en'),
        await make('work', 'gone', 'en'),
        await make('work', 'lamp', 'en', '2026-11-23T00:00:00.000Z'),
      ];
    });
  });

  const revoke = async (what: string, locale?: 'en' | 'fr') =>
    (await api.database.write((to) => revokePreviews(to, { what, locale }, NOW))).map(({ number }) => number);
  const openNow = async () =>
    (await api.database.read((from) => openPreviews(from, NOW))).map(({ number }) => number);

  test.each<[string, 'en' | 'fr' | undefined, number[]]>([
    ['all', undefined, [1, 2, 3, 4]],
    ['all', 'fr', [2]],
    ['works/lamp', undefined, [1, 2]],
    ['works/lampe', undefined, [1, 2]],
    ['works/lamp', 'fr', [2]],
    ['works/gone', undefined, [4]],
    ['pages/home', undefined, [3]],
    ['3', undefined, [3]],
    ['works/home', undefined, []],
    ['5', undefined, []],
    ['03x', undefined, []],
    ['', undefined, []],
  ])('%j in language %s is the previews %j', async (what, locale, numbers) => {
    expect(await revoke(what, locale)).toEqual(numbers);
    expect(await openNow()).toEqual([1, 2, 3, 4].filter((number) => !numbers.includes(number)));
  });

  test.each([
    (token: string) => token,
    (token: string) => `https://www.example.org/fr/preview/${token}`,
    (token: string) => `https://www.example.org/preview/${token}?utm_source=mail`,
  ])('an address is the preview that it opens, %#', async (address) => {
    expect(await revoke(address(tokens[1] ?? ''))).toEqual([2]);
    expect(await api.database.read((from) => findPreviewToken(from, tokens[1] ?? ''))).toBeUndefined();
  });

  test('what cannot be an item is told', async () => {
    await expect(revoke('lamps/lamp')).rejects.toThrow('must start with one of works');
  });
});

describe('preview target', () => {
  const target = (reference: string, locale: 'en' | 'fr') =>
    api.database.read((from) => previewTarget(from, reference, locale));

  test('an item is found by id or by slug, drafts and pages included', async () => {
    const lamp = { type: 'work', id: 'lamp', locale: 'fr' };
    expect(await target('works/lamp', 'fr')).toEqual(lamp);
    expect(await target('works/lampe', 'fr')).toEqual(lamp);
    expect(await target('works/secret', 'en')).toMatchObject({ id: 'secret' });
    expect(await target('pages/home', 'en')).toMatchObject({ type: 'page', id: 'home' });
  });

  test.each([
    ['lamps/lamp', 'en', /must start with one of works/],
    ['works/none', 'en', /nothing like/],
    ['works/tabouret', 'en', /not written in 'en'/],
  ] as const)('%s in %s is refused', async (reference, locale, message) => {
    await expect(target(reference, locale)).rejects.toThrow(message);
  });
});
