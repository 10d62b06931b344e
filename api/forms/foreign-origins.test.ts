import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { keptRows } from '../testing/kept-rows';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const BODY = {
  name: 'Ada Brun',
  email: 'ada@example.org',
  message: 'Is the lamp still there?',
  newsletter: false,
  inquiry_by: 'email',
};
const PLAIN = new URLSearchParams({ ...BODY, newsletter: 'on' }).toString();

/** Posts as a page of the origin would, to an API that is asked for at the host. */
function post(
  headers: Record<string, string>,
  url: string = FORM_PATHS.contact,
  payload: object | string = BODY,
) {
  return api.app.inject({ method: 'POST', url, payload, headers: { host: 'api.example', ...headers } });
}
const kept = () => [...keptRows(api.dataDir, 'messages'), ...keptRows(api.dataDir, 'subscriptions')];

test.each([
  'https://evil.example',
  'https://api.example.evil.example',
  'https://api.example:8443',
  'http://127.0.0.1:9999',
  'null',
  'nonsense',
  '',
])('what a page of the origin %j posts is refused, and kept nowhere', async (origin) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const answer of [
    await post({ origin }),
    await post({ origin }, FORM_PATHS.subscribe, { email: 'ada@example.org' }),
    await post({ origin, ...form }, FORM_PATHS.contact, PLAIN),
  ]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(kept()).toEqual([]);
});

test.each([
  [
    'en',
    'Forms are accepted from the gallery’s own pages only. Please open its site and send the form there.',
  ],
  [
    'fr',
    'Les formulaires ne sont acceptés que depuis les pages de la galerie. Ouvrez son site et envoyez le formulaire depuis celui-ci.',
  ],
])('it is said in %s', async (lang, message) => {
  const answer = await post({ origin: 'https://evil.example', 'x-localization': lang });
  expect(answer.json()).toEqual({ error: { message } });
});

test.each([
  ['no origin, as programs do', {}],
  ['an allowed one', { origin: 'http://localhost:8000' }],
  ['that of SITE_URL', { origin: 'http://127.0.0.1:8000' }],
  ['that of the catalogue', { origin: 'https://example.org' }],
  ['that it is asked for at', { origin: 'https://api.example' }],
  [
    'the host’s, which says so',
    { origin: 'http://gallery.test:8123', 'x-forwarded-host': 'gallery.test:8123' },
  ],
])('a page of the site posts with %s', async (_, headers: Record<string, string>) => {
  const answer = await post(headers);
  expect(answer.statusCode).toBe(200);
  const { origin } = headers;
  if (origin) expect(answer.headers['access-control-allow-origin']).toBe(origin);
  expect(kept()).toHaveLength(1);
});

test('pages of every origin may read what is public', async () => {
  const headers = { origin: 'https://evil.example' };
  const answer = await api.app.inject({ url: '/api/works', headers });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
});

test.each([
  ['https://evil.example', undefined],
  ['https://example.org', 'https://example.org'],
])('a browser that asks for %s whether it may post is told %s', async (origin, allowed) => {
  const answer = await api.app.inject({
    method: 'OPTIONS',
    url: FORM_PATHS.contact,
    headers: {
      origin,
      host: 'api.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-localization,idempotency-key',
    },
  });
  expect(answer.headers['access-control-allow-origin']).toBe(allowed);
});
