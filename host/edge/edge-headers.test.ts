import Fastify from 'fastify';
import { addEdgeHeaders } from './edge-headers';
import { EDGE_PROVIDERS, type EdgeProviderName } from './edge-provider';
import { edgeTags } from './edge-tags';

const ANSWER = { address: '/works/lamp', tags: ['en/site-settings', 'en/works/lamp'] };
const NAMED = edgeTags(ANSWER.address, ANSWER.tags)!;

/** Answers with a page, which may be changed while it is made. */
async function headersOf(provider: EdgeProviderName, { isChanged = false, status = 200 } = {}) {
  let number = 7;
  const app = Fastify();
  const haveChanged = (tags: readonly string[], since: number) =>
    tags === ANSWER.tags && isChanged && since < number;
  addEdgeHeaders(app, { provider, live: { mark: () => ({ log: 'a', number }), haveChanged } });
  app.get('/works/lamp', async (request, reply) => {
    request.edgeAnswer = ANSWER;
    number += 1;
    return reply.code(status).header('Cache-Control', 'public, max-age=0, must-revalidate').send('a lamp');
  });
  const { headers } = await app.inject('/works/lamp');
  await app.close();
  return headers;
}

it.each([
  ['varnish', { 'surrogate-key': NAMED.join(' '), 'surrogate-control': 'max-age=86400' }],
  ['fastly', { 'surrogate-key': NAMED.join(' '), 'surrogate-control': 'max-age=86400' }],
  ['cloudflare', { 'cache-tag': NAMED.join(','), 'cloudflare-cdn-cache-control': 'public, max-age=86400' }],
  ['netlify', { 'netlify-cache-tag': NAMED.join(','), 'netlify-cdn-cache-control': 'public, max-age=86400' }],
] as const)(
  'an answer names its tags as %s reads them; browsers go on asking each time',
  async (name, of) => {
    expect(await headersOf(name)).toMatchObject({
      ...of,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  },
);

it('what has changed since it was asked for is not kept', async () => {
  for (const name of EDGE_PROVIDERS)
    expect(Object.keys(await headersOf(name, { isChanged: true })).join()).not.toMatch(/surrogate|tag|cdn/);
});

it.each([206, 404, 503])('an answer of %d is not kept', async (status) => {
  expect(await headersOf('varnish', { status })).not.toHaveProperty('surrogate-control');
});

it('one that the cache has already is kept on', async () => {
  expect(await headersOf('varnish', { status: 304 })).toHaveProperty('surrogate-control');
});
