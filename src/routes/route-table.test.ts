import { fileKind } from '../../api/catalogue-files/kinds';
import { roomPage } from '../contract/rooms/room-paths';
import { isIndexed } from './indexed-routes';
import { LOCALE_CODES, LOCALES, localeOfPath, type LocaleCode } from '../i18n/locales';
import { fillPattern } from './route-path';
import { ROUTE_NAMES, ROUTES, type RouteName } from './route-table';

const patternOf = (name: RouteName, locale: LocaleCode): string => ROUTES[name].patterns[locale];
const paramsOf = (pattern: string) => pattern.match(/:\w+/g) ?? [];
const filled = (pattern: string) => fillPattern(pattern, { slug: 'quai', id: 'token', part: '2' });

/** The routes whose pattern a path fits, in a language. */
const matching = (path: string, locale: LocaleCode) =>
  ROUTE_NAMES.filter((name) =>
    new RegExp(`^${patternOf(name, locale).replace(/:\w+/g, '[^/]+')}$`).test(path),
  );

const EVERY = ROUTE_NAMES.flatMap((name) => LOCALE_CODES.map((locale) => [name, locale] as const));

describe('the route table', () => {
  it('has the named routes of the specification', () => {
    expect(ROUTE_NAMES).toEqual(
      expect.arrayContaining(
        'index about contact creators creators-slug events events-slug press press-slug works-slug works-type-slug'.split(
          ' ',
        ),
      ),
    );
  });

  it.each(EVERY)('keeps %s in the tree of %s, without a slash at the end', (name, locale) => {
    const pattern = patternOf(name, locale);
    expect(localeOfPath(pattern)).toBe(locale);
    expect(pattern).toMatch(
      locale === 'en' ? /^\/(.*[^/])?$/ : new RegExp(`^/${LOCALES[locale].prefix}(/.*[^/])?$`),
    );
  });

  it.each(ROUTE_NAMES)('asks the same parameters of %s in all languages', (name) => {
    for (const locale of LOCALE_CODES)
      expect(paramsOf(patternOf(name, locale))).toEqual(paramsOf(patternOf(name, 'en')));
  });

  it.each(EVERY)('gives a path of %s to no other route, in %s', (name, locale) => {
    expect(matching(filled(patternOf(name, locale)), locale)).toEqual([name]);
  });

  it.each(LOCALE_CODES)(
    'lists types below ‘type’, the word that no work may have as its address, in %s (api/catalogue-files/kinds.ts)',
    (locale) => {
      const [, word = ''] = /\/([^/]+)\/:slug$/.exec(patternOf('works-type-slug', locale)) ?? [];
      expect(fileKind('works').reserved).toContain(word);
    },
  );

  it('leaves one meeting to the check of the catalogue: the sheet of a work called ‘type’', () => {
    expect(matching('/works/type/pdf', 'en')).toEqual(['works-type-slug', 'works-slug-pdf']);
    expect(matching('/works/type/all', 'en')).toEqual(['works-type-slug']);
    expect(matching('/fr/oeuvres/type/tous', 'fr')).toEqual(['works-type-slug']);
  });

  it('keeps sheets, selections, links of mails, thanks, previews, rooms and test pages from crawlers', () => {
    expect(ROUTE_NAMES.filter((name) => !isIndexed(name))).toEqual([
      'works-slug-pdf',
      'selection',
      'newsletter-confirm',
      'newsletter-withdraw',
      'wish',
      'wishes-confirm',
      'wishes-withdraw',
      'form-done',
      'preview-id',
      'room-id',
      'test',
      'test3',
      'test4',
    ]);
  });

  it('has rooms where the API sends their clients (src/contract/rooms/room-paths.ts)', () => {
    for (const locale of LOCALE_CODES)
      expect(ROUTES['room-id'].patterns[locale]).toBe(roomPage(locale, ':id'));
  });

  it('builds for each item what has a slug, and leaves what has an id to the browser', () => {
    for (const name of ROUTE_NAMES) {
      const [param] = paramsOf(patternOf(name, 'en'));
      const rendering = param === ':slug' ? 'collection' : param === ':id' ? 'client' : 'page';
      expect([name, ROUTES[name].rendering]).toEqual([name, rendering]);
    }
  });
});
