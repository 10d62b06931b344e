import type { RoutesManifest } from 'gatsby';
import { planRelease } from './plan-release';

const PERMANENT = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }];

const page = (path: string, filePath: string, headers = [{ key: 'cache-control', value: 'x' }]) => ({
  type: 'static' as const,
  path,
  filePath,
  headers,
});
const redirect = (path: string) => ({
  type: 'redirect' as const,
  path,
  toPath: '/about',
  status: 301 as const,
  headers: [],
});

it('gives each file its address, decoded, and its cache class', () => {
  const { files } = planRelease([
    page('/about', 'public/about/index.html'),
    page('/works/a%20b', 'public/works/a%20b/index.html'),
    page('/works/50%', 'public/works/50%/index.html'),
    page('/app-01234567.js', 'public/app-01234567.js', PERMANENT),
    page('/static/jost-abc.woff2', 'public/static/jost-abc.woff2'),
  ]);
  expect(Object.fromEntries(files)).toEqual({
    '/about': { source: 'public/about/index.html', file: 'about/index.html', cache: 'revalidate' },
    '/works/a b': {
      source: 'public/works/a%20b/index.html',
      file: 'works/a%20b/index.html',
      cache: 'revalidate',
    },
    '/works/50%': {
      source: 'public/works/50%/index.html',
      file: 'works/50%/index.html',
      cache: 'revalidate',
    },
    '/app-01234567.js': { source: 'public/app-01234567.js', file: 'app-01234567.js', cache: 'immutable' },
    '/static/jost-abc.woff2': {
      source: 'public/static/jost-abc.woff2',
      file: 'static/jost-abc.woff2',
      cache: 'immutable',
    },
  });
});

it('keeps error pages apart, each once', () => {
  const { files, errorPages } = planRelease([
    page('/404', 'public/404/index.html'),
    page('/404.html', 'public/404.html'),
    page('/fr/404', 'public/fr/404/index.html'),
    page('/fr/404.html', 'public/fr/404.html'),
    page('/500.html', 'public/500.html'),
    page('/page-data/404.html/page-data.json', 'public/page-data/404.html/page-data.json'),
  ]);
  expect([...errorPages.keys()]).toEqual(['/404.html', '/fr/404.html', '/500.html']);
  expect([...files.keys()]).toEqual(['/page-data/404.html/page-data.json']);
});

it('keeps pages for many paths as patterns, and gives their data the address the browser asks', () => {
  const { files, patterns } = planRelease([
    page('/preview/:id', 'public/preview/index.html'),
    page('/page-data/preview/:id/page-data.json', 'public/page-data/preview/page-data.json'),
    page('/private/*', 'public/private/index.html'),
  ]);
  expect(patterns.map(({ pattern }) => pattern)).toEqual(['/preview/:id', '/private/*']);
  expect([...files.keys()]).toEqual(['/page-data/preview/page-data.json']);
});

it('leaves out functions and what no page asks for', () => {
  const routes: RoutesManifest = [
    { type: 'function', path: '/api/x', functionId: 'x' },
    page('/~partytown/partytown.js', 'public/~partytown/partytown.js'),
    page('/_gatsby/slices/_gatsby-scripts-1.html', 'public/_gatsby/slices/_gatsby-scripts-1.html'),
    page('/webpack.stats.json', 'public/webpack.stats.json'),
    page('/chunk-map.json', 'public/chunk-map.json'),
    page('/moved.conf', 'public/moved.conf'),
    page('/models.conf', 'public/models.conf'),
  ];
  expect(planRelease(routes).files.size).toBe(0);
});

it('leaves out code that lies there from earlier builds', () => {
  const { files } = planRelease([
    page('/app-0123456789abcdef0123.js', 'public/app-0123456789abcdef0123.js', PERMANENT),
    page('/app-ffffffffffffffffffff.js', 'public/app-ffffffffffffffffffff.js'),
    page('/app-ffffffffffffffffffff.js.map', 'public/app-ffffffffffffffffffff.js.map'),
    page('/11-01234567.js', 'public/11-01234567.js', PERMANENT),
    page('/11-ffffffff.js', 'public/11-ffffffff.js'),
    page('/styles.0123456789abcdef0123.css', 'public/styles.0123456789abcdef0123.css', PERMANENT),
    page('/styles.ffffffffffffffffffff.css', 'public/styles.ffffffffffffffffffff.css'),
    page('/robots.txt', 'public/robots.txt'),
  ]);
  expect([...files.keys()]).toEqual([
    '/app-0123456789abcdef0123.js',
    '/11-01234567.js',
    '/styles.0123456789abcdef0123.css',
    '/robots.txt',
  ]);
});

it('refuses code whose name it could not tell from that of other builds', () => {
  const named = '/11-0123.js is kept for a year, but HASHED_CODE does not know its name';
  expect(() => planRelease([page('/11-0123.js', 'public/11-0123.js', PERMANENT)])).toThrow(named);
});

it('takes redirects of one address, and refuses others', () => {
  expect(Object.fromEntries(planRelease([redirect('/l%C3%A0')]).redirects)).toEqual({
    '/là': { to: '/about', status: 301 },
  });
  expect(() => planRelease([redirect('/old/*')])).toThrow('The redirect from /old/* has a wildcard');
});
