import type { FastifyInstance } from 'fastify';
import { buildHost } from '../server';
import { makeDeploy, SCRIPTED_PAGE } from '../testing/make-deploy';
import { openTellingApi, type TellingApi } from '../testing/sample-function';
import { observe } from './testing/observatory';
import { scoreOf, type Scan } from './testing/observatory-results';

const SITE = 'gallery.example';
/** Robots get no error pages. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let api: TellingApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await openTellingApi(() => ({ body: SCRIPTED_PAGE }));
  app = await buildHost({ deployDir: await makeDeploy(), apiUrl: api.url, logLevel: 'silent' });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** A request that has come by https to a proxy on the same machine. */
const ask = (method: 'GET' | 'OPTIONS', url: string, headers: Record<string, string> = {}) =>
  app.inject({
    method,
    url,
    headers: { host: SITE, 'user-agent': BROWSER, 'x-forwarded-proto': 'https', ...headers },
  });

/** Where a visitor is led who types an address: by the proxy to https, by the host from there on. */
async function hopsFrom(path: string): Promise<string[]> {
  const hops = [`http://${SITE}${path}`, `https://${SITE}${path}`];
  while (hops.length < 10) {
    const here = new URL(hops.at(-1) ?? '');
    const { location } = (await ask('GET', here.pathname + here.search)).headers;
    if (location === undefined) return hops;
    hops.push(new URL(String(location), here).href);
  }
  throw new Error(`${path} leads in circles: ${hops.join(' ')}`);
}

async function scan(path: string): Promise<Scan> {
  const page = await ask('GET', path);
  const origin = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
  const { headers } = await ask('OPTIONS', path, origin);
  return { headers: page.headers, body: page.body, preflight: headers, hops: await hopsFrom(path) };
}

it.each([
  ['a built page', '/scripted', 'Scripted'],
  ['a rendered page', '/works/new-lamp', 'Scripted'],
  ['an error page', '/nothing', 'Not found'],
])('%s has the best result of each rule that a site with inline styles can have', async (_, path, text) => {
  const seen = await scan(path);
  expect(seen.body).toContain(text);
  const results = observe(seen);
  expect(results).toEqual({
    csp: 'csp-implemented-with-unsafe-inline-in-style-src-only',
    cookies: 'cookies-not-found',
    cors: 'cross-origin-resource-sharing-not-implemented',
    redirection: 'redirection-to-https',
    'referrer-policy': 'referrer-policy-private',
    hsts: 'hsts-implemented-max-age-at-least-six-months',
    sri: expect.stringMatching(/-no-scripts-loaded$|-all-scripts-loaded-from-secure-origin$/),
    'x-content-type-options': 'x-content-type-options-nosniff',
    'x-frame-options': 'x-frame-options-implemented-via-csp',
    corp: 'corp-implemented-with-same-origin',
  });
  expect(scoreOf(Object.values(results))).toBe(120);
});

it('leads from https to nowhere else', async () => {
  const hops = await hopsFrom('/about/?from=letter');
  expect(hops.slice(1)).toEqual([`https://${SITE}/about/?from=letter`, `https://${SITE}/about?from=letter`]);
});
