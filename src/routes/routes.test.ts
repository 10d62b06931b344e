import { definition } from '../contract/collections/collections';
import { arrangedSelection } from '../contract/forms/arranged-selection';
import { LOCALE_CODES, type LocaleCode, localeOfPath, LOCALES } from '../i18n/locales';
import { roomPage } from '../contract/rooms/room-paths';
import { contentType } from '../release/content-type';
import { allWorksPath, alternatesOf, listPathOf } from './alternates';
import { canonicalUrl } from './canonical';
import { FILE_ROUTE_NAMES, FILE_ROUTES, filePath } from './file-routes';
import { isIndexed } from './indexed-routes';
import { mapUrl } from './map-url';
import { matchesPattern } from './match-pattern';
import { barePaths, meantPaths } from './meant-paths';
import { meantSearch } from './meant-search';
import { fillPattern, routePath } from './route-path';
import { ROUTE_NAMES, type RouteName, ROUTES } from './route-table';
import { titleOfPath } from './title-case';
import { tokenOf } from './token-of';
import { filterSearch, readFilter } from './works-filter';
import { FIRST_PART, partPath, readPart, type WorksPart } from './works-parts';

describe('alternates', () => {
  describe('alternatesOf', () => {
    it('is a fixed address in each language', () => {
      expect(alternatesOf('about')).toEqual({ en: '/about', fr: '/fr/a-propos' });
    });

    it('takes the slug of each language', () => {
      expect(alternatesOf('works-slug-pdf', { en: 'quai-bench', fr: 'banc-quai' })).toEqual({
        en: '/works/quai-bench/pdf',
        fr: '/fr/oeuvres/banc-quai/pdf',
      });
      expect(alternatesOf('preview-id', { en: 'a', fr: 'a' }).fr).toBe('/fr/preview/a');
      expect(alternatesOf('room-id', { en: 'a', fr: 'a' })).toEqual({ en: '/room/a', fr: '/fr/salon/a' });
    });

    it('has no path where there is no translation', () => {
      expect(alternatesOf('press-slug', { en: 'lamps', fr: null })).toEqual({ en: '/press/lamps', fr: null });
      expect(alternatesOf('press-slug')).toEqual({ en: null, fr: null });
    });
  });

  describe('listPathOf', () => {
    it.each<[RouteName, string]>([
      ['works-slug', '/fr/oeuvres/type/tous'],
      ['works-type-slug', '/fr/oeuvres/type/tous'],
      ['works-slug-pdf', '/fr/oeuvres/type/tous'],
      ['creators-slug', '/fr/createurs'],
      ['events-slug', '/fr/evenements'],
      ['press-slug', '/fr/presse'],
      ['preview-id', '/fr'],
      ['room-id', '/fr'],
      ['legal-notice', '/fr'],
    ])('is the list that %s belongs to', (route, path) => {
      expect(listPathOf(route, 'fr')).toBe(path);
    });
  });

  describe('allWorksPath', () => {
    it('has a slug of its own in each language', () => {
      expect(allWorksPath('en')).toBe('/works/type/all');
      expect(allWorksPath('fr')).toBe('/fr/oeuvres/type/tous');
    });
  });
});

describe('arranged selection', () => {
  /** The API writes this address without knowing the site's: the page is called so in each language. */
  it.each(LOCALE_CODES)(
    'works as they are arranged are on the page ‘selection’, which is not translated, in %s',
    (locale) => {
      const places = [
        { x: 90, turn: 0 },
        { x: 200, turn: 45 },
      ];
      expect(arrangedSelection(locale, ['quai', 'brise'], { places, wall: 300 })).toBe(
        `${routePath('selection', locale)}?works=quai,brise&at=90,200r45&wall=300#floor`,
      );
    },
  );
});

describe('canonical', () => {
  const ORIGIN = 'https://gallery.example';

  describe('canonicalUrl', () => {
    it('is the address without its query', () => {
      expect(canonicalUrl(ORIGIN, '/works/quai-bench', '?utm_source=x&q=lamp')).toBe(
        `${ORIGIN}/works/quai-bench`,
      );
      expect(canonicalUrl(ORIGIN, '/')).toBe(`${ORIGIN}/`);
    });

    it('keeps whitelisted parameters, sorted by name', () => {
      expect(canonicalUrl(ORIGIN, '/works', '?b=2&c=3&a=1', { allowed: { a: ['1'], b: ['2'] } })).toBe(
        `${ORIGIN}/works?a=1&b=2`,
      );
    });

    it.each(['?availability=stolen', '?availability=', '?availability=all'])(
      'leaves out what means nothing: %s',
      (search) => {
        expect(canonicalUrl(ORIGIN, '/works', search)).toBe(`${ORIGIN}/works`);
      },
    );

    it('names a parameter once', () => {
      expect(canonicalUrl(ORIGIN, '/works', '?availability=sold&availability=available')).toBe(
        `${ORIGIN}/works?availability=sold`,
      );
    });

    it('writes them in lower case unless asked not to', () => {
      expect(canonicalUrl(ORIGIN, '/works', '?Availability=SOLD')).toBe(`${ORIGIN}/works?availability=sold`);
      expect(canonicalUrl(ORIGIN, '/works', '?a=SOLD', { allowed: { a: ['SOLD'] }, lowercase: false })).toBe(
        `${ORIGIN}/works?a=SOLD`,
      );
    });
  });
});

describe('file routes', () => {
  describe('the table of files', () => {
    it('has an address for each file in each language, and no two files at one', () => {
      const patterns = FILE_ROUTE_NAMES.flatMap((name) => Object.values(FILE_ROUTES[name].patterns));
      expect(new Set(patterns).size).toBe(FILE_ROUTE_NAMES.length * LOCALE_CODES.length);
    });

    it.each(FILE_ROUTE_NAMES.filter((name) => name !== 'llms-text'))(
      '%s has the address of its page with an ending, and is served as what it is',
      (name) => {
        const route = name.replace(/-(card|calendar|feed)$/, '');
        for (const locale of LOCALE_CODES) {
          const pattern = FILE_ROUTES[name].patterns[locale];
          // The page of works has the works of a type in its address, too: below ‘type’ in each language.
          const page =
            route === 'works'
              ? ROUTES['works-type-slug'].patterns[locale].replace(/\/type\/:slug$/, '')
              : ROUTES[route as keyof typeof ROUTES].patterns[locale];
          expect(pattern.replace(/\.\w+$/, '')).toBe(page);
          expect(contentType(pattern)).toBe(`${FILE_ROUTES[name].type}; charset=utf-8`);
        }
      },
    );
  });

  describe('filePath', () => {
    it('fills in the slug, encoded', () => {
      expect(filePath('creators-slug-card', 'fr', { slug: 'noémie b' })).toBe(
        '/fr/createurs/no%C3%A9mie%20b.vcf',
      );
      expect(filePath('events-calendar', 'fr')).toBe('/fr/evenements.ics');
    });

    it('refuses an empty slug', () => {
      expect(() => filePath('events-slug-calendar', 'en', { slug: '' })).toThrow('slug');
    });
  });
});

describe('map url', () => {
  const ADDRESS = '14 rue des Trois-Lanternes, 75006 Paris, France';

  describe('mapUrl', () => {
    it('marks the place whose coordinates are known', () => {
      expect(mapUrl({ latitude: 48.853, longitude: 2.335 }, ADDRESS)).toBe(
        'https://www.openstreetmap.org/?mlat=48.853&mlon=2.335#map=18/48.853/2.335',
      );
      expect(mapUrl({ latitude: 0, longitude: 0 })).toContain('mlat=0&mlon=0');
    });

    it.each([{ latitude: 48.853 }, { longitude: 2.335 }])(
      'searches the address when there is only %j',
      (place) => {
        const url = new URL(mapUrl(place, ADDRESS) ?? '');
        expect(url.pathname).toBe('/search');
        expect(url.searchParams.get('query')).toBe(ADDRESS);
      },
    );

    it('is nothing without either', () => {
      expect(mapUrl({})).toBeUndefined();
    });
  });
});

describe('match pattern', () => {
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
});

describe('meant paths', () => {
  it.each([
    ['/about', ['/fr/about']],
    ['/About).', ['/About', '/about', '/fr/About', '/fr/about']],
    ['//about/index.html', ['//about', '/about', '/fr/about']],
    ['/fr/works/quai', ['/fr/oeuvres/quai', '/works/quai', '/fr/works/quai']],
  ])('of %s', (path, meant) => {
    expect(meantPaths(path)).toEqual(meant.filter((it) => it !== path));
  });

  it.each(['/works/lamp-', '/works/n°1', '/works/l’œil', '/works/a.b', '/works/lamp_', '/works/50%'])(
    'leave %s whole',
    (path) => expect(barePaths(path)).toEqual([]),
  );
});

describe('token of', () => {
  it.each(['/room/t-1_', '/room/t-1_/', '/fr/salon/t-1_.', '/room/t-1_%20', '/preview/t-1_).'])(
    'finds it in %s',
    (path) => expect(tokenOf(path)).toBe('t-1_'),
  );

  it('is as it stands where it can’t be decoded', () => {
    expect(tokenOf('/room/%')).toBe('%');
  });
});

describe('meant search', () => {
  it.each([
    ['/works/type/all', '?availability=sold&utm=x', '?availability=sold'],
    ['/fr/oeuvres/type/tous', '?sort=date', '?sort=date'],
    ['/contact', '?work=quai-bench&title=Free+money', '?work=quai-bench'],
    ['/fr/contact', '?event=conference', '?event=conference'],
    ['/thank-you/message-sent', '?work=quai-bench', '?work=quai-bench'],
    ['/fr/merci/message-envoye', '?event=a&work=b', '?work=b'],
  ])('%s is another page by %s', (path, search, meant) => {
    expect(meantSearch(path, search)).toBe(meant);
  });

  it.each([
    ['/works/quai-bench', '?availability=sold'],
    ['/works/type/all/2', '?availability=sold'],
    ['/contact', ''],
    ['/contact', '?availability=sold'],
    ['/contact', '?work=%3Cb%3E'],
    ['/about', '?work=quai-bench'],
  ])('%s is the same page by %s', (path, search) => {
    expect(meantSearch(path, search)).toBe('');
  });
});

describe('routePath', () => {
  it('puts the parameters into the pattern of the language', () => {
    expect(routePath('works-slug-pdf', 'fr', { slug: 'banc-quai' })).toBe('/fr/oeuvres/banc-quai/pdf');
    expect(routePath('index', 'en')).toBe('/');
  });

  it('encodes what a path may not hold', () => {
    expect(routePath('works-slug', 'en', { slug: 'a/b é' })).toBe('/works/a%2Fb%20%C3%A9');
  });

  it('refuses an empty parameter by name', () => {
    expect(() => routePath('works-slug', 'en', { slug: '' })).toThrow('/works/:slug needs a value for slug');
  });
});

describe('route table', () => {
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
    // Product specification, section 2.
    it.each<[RouteName, string, string]>([
      ['index', '/', '/fr'],
      ['about', '/about', '/fr/a-propos'],
      ['contact', '/contact', '/fr/contact'],
      ['legal-notice', '/legal-notice', '/fr/mentions-legales'],
      ['press', '/press', '/fr/presse'],
      ['press-slug', '/press/:slug', '/fr/presse/:slug'],
      ['events', '/events', '/fr/evenements'],
      ['events-slug', '/events/:slug', '/fr/evenements/:slug'],
      ['creators', '/creators', '/fr/createurs'],
      ['creators-slug', '/creators/:slug', '/fr/createurs/:slug'],
      ['works-type-slug', '/works/type/:slug', '/fr/oeuvres/type/:slug'],
      ['works-slug', '/works/:slug', '/fr/oeuvres/:slug'],
      ['works-slug-pdf', '/works/:slug/pdf', '/fr/oeuvres/:slug/pdf'],
      ['preview-id', '/preview/:id', '/fr/preview/:id'],
      ['test', '/test', '/fr/test'],
      ['test3', '/test3', '/fr/test3'],
      ['test4', '/test4', '/fr/test4'],
    ])('has %s at %s and %s', (name, en, fr) => {
      expect(ROUTES[name].patterns).toEqual({ en, fr });
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
      'lists types below ‘type’, the word that no work may have as its address, in %s (src/contract/collections/works.ts)',
      (locale) => {
        const [, word = ''] = /\/([^/]+)\/:slug$/.exec(patternOf('works-type-slug', locale)) ?? [];
        expect(definition('works').reserved).toContain(word);
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
});

describe('titleOfPath', () => {
  it('is the last segment in title case', () => {
    expect(titleOfPath('/fr/mentions-legales')).toBe('Mentions Legales');
    expect(titleOfPath('/works/type/%C3%A9tag%C3%A8res_murales')).toBe('Étagères Murales');
  });

  it('passes over what stands between and behind words', () => {
    expect(titleOfPath('/fr/-mentions--legales_/')).toBe('Mentions Legales');
  });

  it('bears an empty path and malformed escapes', () => {
    expect(titleOfPath('/')).toBe('');
    expect(titleOfPath('/x/%zz')).toBe('%zz');
  });
});

describe('the filter of a list of works', () => {
  it.each([
    '',
    '?availability=sold',
    '?creator=odile-kerherve&decade=1950&material=laiton&new=yes&sort=newest&page=2',
  ])('is what its address says: %s', (search) => {
    expect(filterSearch(readFilter(search))).toBe(search);
  });

  it.each([
    '?availability=all',
    '?decade=1955&page=1&page=x&sort=price&new=no',
    '?creator=%2F..&material=a b&q=lamp',
  ])('asks for nothing by what means nothing: %s', (search) => {
    expect(readFilter(search)).toEqual({});
  });

  it('takes every creator whose address the catalogue can have', () => {
    const longest = 'a'.repeat(200);
    expect(readFilter(`?creator=${longest}`)).toEqual({ creator: longest });
    expect(readFilter(`?creator=${longest}a`)).toEqual({});
    expect(readFilter(`?creator=${encodeURIComponent('m.-l’étoile~1'.replace('’', "'"))}`)).toEqual({
      creator: "m.-l'étoile~1",
    });
  });

  it('is read in any case and order, and written in one', () => {
    expect(filterSearch(readFilter('?sort=DATE&Availability=Sold'))).toBe('?availability=sold&sort=date');
  });
});

describe('works parts', () => {
  const PATHS: [WorksPart, en: string, fr: string][] = [
    [FIRST_PART, '/works/type/tables', '/fr/oeuvres/type/tables'],
    [{ choice: 'all', number: 2 }, '/works/type/tables/2', '/fr/oeuvres/type/tables/2'],
    [{ choice: 'sold', number: 1 }, '/works/type/tables/sold', '/fr/oeuvres/type/tables/vendues'],
    [{ choice: 'sold', number: 12 }, '/works/type/tables/sold-12', '/fr/oeuvres/type/tables/vendues-12'],
    [
      { choice: 'available', number: 3 },
      '/works/type/tables/available-3',
      '/fr/oeuvres/type/tables/disponibles-3',
    ],
  ];

  it.each(PATHS)('the part %j has its own address, which names it', (part, en, fr) => {
    expect(partPath('en', 'tables', part)).toBe(en);
    expect(partPath('fr', 'tables', part)).toBe(fr);
    if (part === FIRST_PART) return;
    expect(readPart(en.split('/').at(-1)!, 'en')).toEqual(part);
    expect(readPart(fr.split('/').at(-1)!, 'fr')).toEqual(part);
  });

  it.each([
    '',
    '0',
    '1',
    '02',
    'sold-1',
    'sold-0',
    'sold-',
    '-2',
    'all',
    'vendues',
    '2-sold',
    '9999999',
    'sold-2x',
  ])('‘%s’ names no part in English: each has one address', (slug) =>
    expect(readPart(slug, 'en')).toBeUndefined(),
  );
});
