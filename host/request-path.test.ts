import { decodePath, encodePath, queryOf } from './request-path';

it.each([
  ['/', '/'],
  ['/about?x=/../y', '/about'],
  ['/fr/cr%C3%A9ateurs', '/fr/créateurs'],
  ['/works/50%25', '/works/50%'],
  ['/works/%252e%252e', '/works/%2e%2e'],
  ['/works/..a', '/works/..a'],
  ['/about/', '/about/'],
])('reads %s', (target, path) => {
  expect(decodePath(target)).toBe(path);
});

it.each([
  '',
  '*',
  'http://x/',
  '/%zz',
  '/%C3',
  '/..',
  '/a/../b',
  '/%2e%2e/b',
  '/./b',
  '/a%2fb',
  '/a%5cb',
  '/%00',
  '/a%0d%0ab',
])('refuses %s', (target) => {
  expect(decodePath(target)).toBeUndefined();
});

it('writes a path as an address', () => {
  expect(encodePath('/fr/créateurs/50%')).toBe('/fr/cr%C3%A9ateurs/50%25');
});

it('keeps the query as it stands', () => {
  expect(queryOf('/a?b=%20?c')).toBe('?b=%20?c');
  expect(queryOf('/a')).toBe('');
});
