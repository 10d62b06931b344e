import { decodePath, encodePath, queryOf, toOriginForm } from './request-path';

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
  '/a\\b',
  '/about#top',
  // Overlong forms of '/', '.' and NUL, half a surrogate pair, and a byte that begins nothing.
  '/a%C0%AFb',
  '/%C0%AE%C0%AE/b',
  '/%C0%80',
  '/%ED%A0%80',
  '/%FF',
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

it.each([
  ['/about?x=1', '/about?x=1'],
  ['http://gallery.example/about?x=1', '/about?x=1'],
  ['HTTPS://other.example:8000//x', '//x'],
  ['http://gallery.example', '/'],
  ['http://gallery.example?x=http://a/b', '/?x=http://a/b'],
  ['//gallery.example/about', '//gallery.example/about'],
  ['ftp://gallery.example/about', 'ftp://gallery.example/about'],
  ['http:///about', 'http:///about'],
  ['*', '*'],
  ['', ''],
])('takes %s for the path %s', (target, path) => {
  expect(toOriginForm(target)).toBe(path);
});
