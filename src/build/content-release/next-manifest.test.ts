import type { CacheClass, DeployedFile, Manifest } from '../../release/manifest';
import { nextManifest } from './next-manifest';

const file = (name: string, hash: string, cache: CacheClass = 'revalidate'): DeployedFile => ({
  file: name,
  hash,
  cache,
  type: 'text/html; charset=utf-8',
  bytes: 1,
  encodings: [],
});
const BEFORE = {
  version: 2,
  id: '1',
  startedAt: '2026-01-01T00:00:00.000Z',
  builtFrom: 'code',
  wholeAt: '2026-01-01T00:00:00.000Z',
  generation: 3,
  files: {
    '/about': file('about/index.html', 'old'),
    '/works/gone': file('works/gone/index.html', 'gone'),
    '/app.js': file('app.js', 'app', 'immutable'),
    '/static/search/en.1.json': file('static/search/en.1.json', '1', 'immutable'),
    '/static/search/en.0.json': { ...file('static/search/en.0.json', '0', 'immutable'), retired: 2 },
  },
  patterns: [{ pattern: '/preview/:id', file: file('preview/index.html', 'old') }],
  functionPatterns: ['/works/:slug'],
  functionEntry: 'lambda.js',
  errorPages: { '/404.html': file('404.html', '404') },
  redirects: { '/works': { to: '/works/type/all', status: 301 } },
} as const satisfies Manifest;
const PLACE = { id: '2', startedAt: '2026-01-02T00:00:00.000Z' };
const next = (made: Record<string, DeployedFile>, gone: string[] = []) =>
  nextManifest(BEFORE, PLACE, new Map(Object.entries(made)), new Set(gone));

it('is that of the release before, at another time', () => {
  expect(next({})).toEqual({ ...BEFORE, ...PLACE });
});

it('has what was made, at a known address or a new one', () => {
  const about = file('about/index.html', 'new');
  const quai = file('works/quai/index.html', 'quai');
  expect(next({ '/about': about, '/works/quai': quai }).files).toEqual({
    ...BEFORE.files,
    '/about': about,
    '/works/quai': quai,
  });
});

it('leaves out what is gone', () => {
  const { '/works/gone': _, ...rest } = BEFORE.files;
  expect(next({}, ['works/gone/index.html']).files).toEqual(rest);
});

it('keeps a hashed file that is gone, for tabs that were opened before', () => {
  const gone = ['static/search/en.1.json'];
  const made = { '/static/search/en.2.json': file('static/search/en.2.json', '2', 'immutable') };
  expect(next(made, gone).files).toEqual({
    ...BEFORE.files,
    ...made,
    '/static/search/en.1.json': { ...BEFORE.files['/static/search/en.1.json'], retired: 3 },
  });
});

it('has a hashed file that has come back for a new one', () => {
  const back = file('static/search/en.0.json', '0', 'immutable');
  expect(next({ '/static/search/en.0.json': back }).files['/static/search/en.0.json']).toEqual(back);
});
