import type { TSchema } from '@sinclair/typebox';
import { ITEM_CALLS, LIST_CALLS } from '../../src/contract/kinds/calls';
import { problemsOf } from '../../src/contract/check';
import { Answer, ErrorAnswer, ListAnswer } from '../../src/contract/common';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await api.app.inject({ url, headers });
  return { status: response.statusCode, headers: response.headers, body: response.body && response.json() };
}

/** One good address of every item call, and its shape. */
const ITEMS: [string, TSchema][] = [
  ['/api/site-settings', ITEM_CALLS.siteSettings.data],
  ['/api/works/lamp', ITEM_CALLS.work.data],
  ['/api/creators/jeanne-etoile', ITEM_CALLS.creator.data],
  ['/api/events/late', ITEM_CALLS.event.data],
  ['/api/press/article', ITEM_CALLS.press.data],
  ['/api/pages/home', ITEM_CALLS.homePage.data],
  ['/api/pages/about', ITEM_CALLS.page.data],
];

test.each(ITEMS)('%s has the contract’s shape', async (url, data) => {
  const { status, body } = await get(url);
  expect(status).toBe(200);
  expect(problemsOf(Answer(data), body)).toEqual([]);
});

describe.each(Object.values(LIST_CALLS))('$path', ({ path, item }) => {
  test.each(['en', 'fr'])('has the contract’s shape in %s', async (lang) => {
    const { status, body } = await get(`${path}?lang=${lang}`);
    expect(status).toBe(200);
    expect(problemsOf(ListAnswer(item), body)).toEqual([]);
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 100, total: body.data.length });
  });

  test.each(['lang=xx', 'page=0', 'page=x', 'per_page=0', 'per_page=201'])('refuses %s', async (query) => {
    const { status, body } = await get(`${path}?${query}`);
    expect(status).toBe(422);
    expect(problemsOf(ErrorAnswer, body)).toEqual([]);
    expect(Object.keys(body.error.errors)).toEqual([query.split('=')[0]]);
  });
});

test.each([
  '/api/works/none',
  '/api/works/stool',
  '/api/works/secret',
  '/api/works/lampe',
  '/api/works/chair?lang=fr',
  '/api/creators/paul-zenith?lang=fr',
  '/api/events/none',
  '/api/press/none',
  '/api/pages/none',
  '/api/works?type=none',
  '/api/works?type=sieges',
  '/api/nothing',
  '/api/works/%E0%A4%A',
  `/api/works/${'x'.repeat(2000)}`,
])('%s is not there', async (url) => {
  const { status, body } = await get(url);
  expect(status).toBe(404);
  expect(problemsOf(ErrorAnswer, body)).toEqual([]);
});

test('errors speak the language asked for', async () => {
  expect((await get('/api/works/none?lang=fr')).body.error.message).toBe('Il n’y a rien à cette adresse.');
  const refused = await get('/api/works?lang=xx', { 'x-localization': 'fr' });
  expect(refused.body.error.errors).toEqual({ lang: 'Le champ langue est invalide.' });
});

test('an unchanged answer is not sent again', async () => {
  const first = await get('/api/works');
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await get('/api/works', { 'if-none-match': String(first.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('of a list in pages, those that an edit does not show on are not sent again', async () => {
  const pages = ['/api/works?per_page=1&page=1', '/api/works?per_page=1&page=2'] as const;
  const first = await Promise.all(pages.map((url) => get(url)));
  const lamp = SAMPLE_FILES['works/lamp.yaml'] as object;
  await api.edit({ 'works/lamp.yaml': { ...lamp, title: { en: 'Edited', fr: 'Modifiée' } } });
  const again = await Promise.all(
    pages.map((url, index) => get(url, { 'if-none-match': String(first[index]!.headers.etag) })),
  );
  await api.edit({ 'works/lamp.yaml': lamp });
  expect(again.map(({ status }) => status).sort()).toEqual([200, 304]);
  const shown = again.find(({ status }) => status === 200);
  expect(shown?.body.data[0].title).toBe('Edited');
});

test('everyone may read, and only the site may post', async () => {
  const read = await get('/api/works', { origin: 'https://elsewhere.example' });
  expect(read.headers['access-control-allow-origin']).toBe('*');
  const preflight = async (origin: string) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-localization',
    };
    const response = await api.app.inject({ method: 'OPTIONS', url: '/api/form/contact', headers });
    return response.headers['access-control-allow-origin'];
  };
  expect(await preflight('http://localhost:8000')).toBe('http://localhost:8000');
  expect(await preflight('https://elsewhere.example')).toBeUndefined();
});

test('an unexpected error tells nothing of itself', async () => {
  const read = jest.spyOn(api.database, 'read').mockRejectedValue(new Error('secret detail'));
  const { status, body } = await get('/api/preview/token');
  read.mockRestore();
  expect(status).toBe(500);
  expect(body).toEqual({
    error: { message: 'There was an unexpected error on our server, please check back later.' },
  });
});

test('every call of the contract is in the OpenAPI document, which has a page to read', async () => {
  const { body } = await get('/api/openapi.json');
  const paths = [...Object.values(ITEM_CALLS), ...Object.values(LIST_CALLS)].map(({ path }) =>
    path.replace(/:(\w+)/, '{$1}'),
  );
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([...paths, '/api/form/subscribe', '/api/form/contact']),
  );
  const page = await api.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
});
