import type { HeaderRoutes } from 'gatsby';
import { checkHeaderRoutes } from './check-header-routes';

const REVALIDATE = { key: 'cache-control', value: 'public, max-age=0, must-revalidate' };
const IMMUTABLE = { key: 'cache-control', value: 'public, max-age=31536000, immutable' };
const FRAMES = { key: 'x-frame-options', value: 'DENY' };
/** What Gatsby lists for a site that sets no headers. */
const GATSBYS: HeaderRoutes = [
  { path: '/*', headers: [REVALIDATE, FRAMES] },
  { path: '/static/*', headers: [IMMUTABLE] },
  { path: '/app-0123456789abcdef0123.js', headers: [IMMUTABLE] },
];
const check =
  (...more: HeaderRoutes) =>
  () =>
    checkHeaderRoutes([...GATSBYS, ...more]);

it('takes Gatsby’s own headers', () => {
  expect(check()).not.toThrow();
});

it.each([
  ['another header', '/about', { key: 'x-robots-tag', value: 'none' }, 'x-robots-tag of /about'],
  ['another value', '/', { ...FRAMES, value: 'SAMEORIGIN' }, 'x-frame-options of /'],
  ['a header of all paths', '/*', { key: 'x-powered-by', value: 'us' }, 'x-powered-by of /*'],
])('refuses %s, and says where it belongs', (_, path, header, name) => {
  const routes = check({ path, headers: [header] });
  expect(routes).toThrow(`sets: ${name}. `);
  expect(routes).toThrow('host/headers');
});

it('names all of them', () => {
  const [one, other] = [
    { key: 'x-one', value: '1' },
    { key: 'x-other', value: '2' },
  ];
  expect(check({ path: '/a', headers: [one, IMMUTABLE] }, { path: '/b', headers: [other] })).toThrow(
    'x-one of /a, x-other of /b.',
  );
});
