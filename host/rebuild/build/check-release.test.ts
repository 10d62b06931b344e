import type { DeployedFile } from '../../../src/release/manifest';
import { checkRelease, ReleaseRefused } from './check-release';
import { KEY_FILES, manifestOf } from '../testing/sample-manifest';

const works = (count: number, prefix = '/works'): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}/lamp-${i}`);
const check =
  (pages: string[], before?: string[], force = false) =>
  () =>
    checkRelease(manifestOf(pages), before && manifestOf(before), { force });

it('takes a release with its key pages', () => {
  expect(check([])).not.toThrow();
});

it.each(Object.keys({ ...KEY_FILES.files, ...KEY_FILES.errorPages }))('misses %s, also by force', (page) => {
  const { files, errorPages, ...rest } = manifestOf([]);
  const without = (known: Record<string, DeployedFile>) =>
    Object.fromEntries(Object.entries(known).filter(([address]) => address !== page));
  const release = { ...rest, files: without(files), errorPages: without(errorPages) };
  expect(() => checkRelease(release, undefined, { force: true })).toThrow(`The build lacks ${page}.`);
});

it('names all pages that are missing', () => {
  expect(() => checkRelease({ ...manifestOf([]), files: {} }, undefined, { force: false })).toThrow(
    /^The build lacks \/, \/about, \/creators, .*\/legal-notice, \/works\/type\/all, \/fr, \/fr\/a-propos, /,
  );
});

describe('beside the release before', () => {
  it.each([
    ['more pages', 12, 10],
    ['a fifth fewer', 8, 10],
    ['one of few less', 1, 2],
    ['the only one less', 0, 1],
  ])('takes %s', (_, is, was) => {
    expect(check(works(is), works(was))).not.toThrow();
  });

  it.each([
    ['more than a fifth fewer', 7, 10],
    ['none of two', 0, 2],
    ['half of many', 250, 500],
  ])('refuses %s, unless it is forced', (_, is, was) => {
    const message = `/works/:slug from ${was} to ${is}. It was not released.`;
    expect(check(works(is), works(was))).toThrow(message);
    expect(check(works(is), works(was))).toThrow('"force": true');
    expect(check(works(is), works(was))).toThrow(ReleaseRefused);
    expect(check(works(is), works(was), true)).not.toThrow();
  });

  it('counts each route and language by itself', () => {
    const before = [...works(100), ...works(10, '/fr/oeuvres'), ...works(10, '/creators')];
    const after = [...works(100), ...works(10, '/fr/oeuvres').slice(4), ...works(10, '/creators')];
    expect(check(after, before)).toThrow('release before: /fr/oeuvres/:slug from 10 to 6. It');
  });

  it('counts pages alone', () => {
    const { files, ...rest } = manifestOf([]);
    const cards = Object.fromEntries(
      works(10, '/creators').map((page) => [`${page}.vcf`, { ...files['/'], type: 'text/vcard' }]),
    ) as Record<string, DeployedFile>;
    const before = { ...rest, files: { ...files, ...cards } };
    expect(() => checkRelease(manifestOf([]), before, { force: false })).not.toThrow();
  });
});
