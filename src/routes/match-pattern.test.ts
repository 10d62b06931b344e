import { matchesPattern } from './match-pattern';

it.each([
  ['/works/:slug', '/works/quai', true],
  ['/works/:slug', '/works/é à', true],
  ['/works/:slug', '/works/', false],
  ['/works/:slug', '/works', false],
  ['/works/:slug', '/works/quai/pdf', false],
  ['/works/:slug', '/fr/works/quai', false],
  ['/works/:slug/pdf', '/works/quai/pdf', true],
  ['/works/:slug/pdf', '/works/quai/pdfs', false],
  ['/:a/:b', '/x/y', true],
  ['/static/*', '/static/a/b.js', true],
  ['/static/*', '/static/', true],
  ['/static/*', '/static', true],
  ['/static/*', '/statics', false],
  ['/a.b', '/a.b', true],
  ['/a.b', '/axb', false],
  ['/a+(b)', '/a+(b)', true],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(matchesPattern(pattern, path)).toBe(matches);
  // What is remembered of a pattern is the same.
  expect(matchesPattern(pattern, path)).toBe(matches);
});
