import { readEdge } from './edge-settings';

const TOKEN = 'a-token-of-the-network';
const read = (env: Record<string, string>) => {
  const problems: string[] = [];
  return { edge: readEdge(env, problems), problems };
};

it('is none unless told', () => {
  expect(read({})).toEqual({ edge: undefined, problems: [] });
});

it('is one of several Varnishes', () => {
  const urls = ['http://10.0.0.1:6082', 'http://10.0.0.2:6082'];
  expect(read({ EDGE_CACHE: 'varnish', EDGE_PURGE_URL: urls.join(', ') })).toEqual({
    edge: { provider: 'varnish', purgeUrls: urls, token: '' },
    problems: [],
  });
});

it.each([
  ['another cache', { EDGE_CACHE: 'squid' }, "EDGE_CACHE is 'squid'"],
  ['no address', { EDGE_CACHE: 'varnish' }, 'EDGE_PURGE_URL is missing'],
  ['no address of its kind', { EDGE_CACHE: 'varnish', EDGE_PURGE_URL: 'localhost' }, "is 'localhost'"],
  [
    'no token',
    { EDGE_CACHE: 'fastly', EDGE_PURGE_URL: 'https://api.fastly.com/x' },
    'EDGE_PURGE_TOKEN is missing',
  ],
  [
    'no site',
    { EDGE_CACHE: 'netlify', EDGE_PURGE_URL: 'https://api.netlify.com/x', EDGE_PURGE_TOKEN: TOKEN },
    '?site_id=',
  ],
  ['an address alone', { EDGE_PURGE_URL: 'http://127.0.0.1:6082' }, 'without EDGE_CACHE'],
])('%s is a fault', (_, env, problem) => {
  expect(read(env).problems).toEqual([expect.stringContaining(problem)]);
});

it('a token with a line break is a fault, and not said back', () => {
  const { problems } = read({
    EDGE_PURGE_TOKEN: 'secret\r\nX: y',
    EDGE_CACHE: 'varnish',
    EDGE_PURGE_URL: 'http://x',
  });
  expect(problems).toEqual(['EDGE_PURGE_TOKEN is malformed']);
});
