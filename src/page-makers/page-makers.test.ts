import { existsSync } from 'node:fs';
import { TEST_SITE } from '../../tests/render-page';
import { sampleContext } from '../components/testing/sample-context';
import type { Work } from '../contract/items/work';
import type { LocaleCatalogue } from '../gallery/catalogue';
import { catalogueReader } from '../gallery/catalogue-reader';
import { GalleryError } from '../gallery/faults/gallery-error';
import type { GalleryReader } from '../gallery/noted-reader';
import {
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleWork,
  sampleWorkType,
} from '../gallery/testing/samples';
import { LOCALE_CODES } from '../i18n/locales';
import { allWorksPath } from '../routes/alternates';
import { isIndexed } from '../routes/indexed-routes';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import { contextOf } from './context-of';
import { formerAddresses } from './former-addresses';
import { loadFile } from './files/load-file';
import { searchFiles } from './files/search-files';
import { languageContext } from './language-context';
import { loadPage, type PageAddress } from './load-page';
import { makePage } from './make-page';
import type { ErrorPageContext } from './page-context';
import type { PageDefinition } from './page-definition';
import { description } from './parts/description';
import { PAGE_PATTERNS, readAddress } from './read-address';
import { readSiteEnvironment } from './site-environment';
import { everyPage, everyTaggedPage, sourceOf } from './testing/every-page';
import { sampleCatalogue, sampleSource } from './testing/sample-source';
import { makeContext } from './site-source';
import { readSubject } from './page-table';

describe('context of', () => {
  const error = {
    ...languageContext('fr', '/fr/oeuvres/~live'),
    layout: 'error',
    sites: {},
  } as ErrorPageContext;

  describe('contextOf', () => {
    it('is what the build kept for the page, in the language of its address', () => {
      const pageContext = { ...languageContext('fr', '/fr'), digest: 'd' };
      const data = { page: { layout: 'default', route: 'index' }, locales: {} };
      expect(contextOf({ pageContext, data, serverData: null })).toEqual({ ...pageContext, ...data.page });
    });

    it('is what the server made, in the language of its address', () => {
      const serverData = { status: 200, page: { layout: 'sheet', route: 'works-slug-pdf' } };
      expect(contextOf({ pageContext: error, serverData })).toMatchObject({
        language: 'fr',
        layout: 'sheet',
        route: 'works-slug-pdf',
      });
    });

    it('is the error page where the server found nothing', () => {
      expect(contextOf({ pageContext: error, serverData: { status: 404 } }).layout).toBe('error');
    });
  });
});

describe('every page', () => {
  describe.each(LOCALE_CODES)('every page in %s', (locale) => {
    const source = sampleSource(locale);
    let pages: PageDefinition[];
    beforeAll(async () => {
      pages = await everyPage(source);
    });

    it('has pages for every route of the table, where a list is short but for its parts', () => {
      const routes = new Set(pages.map(({ context }) => context.route));
      expect(routes).toEqual(new Set(ROUTE_NAMES.filter((name) => name !== 'works-type-slug-part')));
    });

    it('has a long list in parts, each with its own address and title', async () => {
      const works = Array.from({ length: 130 }, (_, at) => sampleWork(`lamp-${at}`));
      const long = await everyPage({ ...source, catalogue: { ...source.catalogue, works } });
      const parts = long.filter(({ context }) => context.route === 'works-type-slug-part');
      const all = parts.filter(({ path }) => path.startsWith(allWorksPath(locale)));
      const [two, three] = all;
      expect(all).toHaveLength(6);
      expect([two?.path, three?.path]).toEqual([`${allWorksPath(locale)}/2`, `${allWorksPath(locale)}/3`]);
      expect(two?.context.head.noindex).toBeUndefined();
      expect(all.slice(2).every(({ context }) => context.head.noindex)).toBe(true);
      for (const key of ['title', 'description'] as const)
        expect(new Set(all.map(({ context }) => context.head[key])).size).toBe(all.length);
      // The other language's list, not a page of it that holds other works.
      for (const { path, context } of all)
        expect(Object.values(context.alternates).sort()).toEqual(
          [path, ...LOCALE_CODES.filter((code) => code !== locale).map(allWorksPath)].sort(),
        );
    });

    it('gives each its own address, of its route and language', () => {
      const paths = pages.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      for (const { path, matchPath, context } of pages) {
        const pattern = ROUTES[context.route].patterns[locale].replace(/:\w+/g, '[^/]+');
        expect((matchPath ?? path).replace('*', 'any')).toMatch(new RegExp(`^${pattern}$`));
        expect(context.head.alternates).toBe(context.alternates);
      }
      expect(new Set(pages.map((page) => page.locale))).toEqual(new Set([locale]));
    });

    it('keeps crawlers off exactly those that the table does not index', () => {
      for (const { context } of pages)
        expect([context.route, context.head.noindex ?? false]).toEqual([
          context.route,
          !isIndexed(context.route),
        ]);
    });

    it('says of each that crawlers may read when it was changed, for the sitemap', () => {
      const read = pages.filter(({ context }) => !context.head.noindex);
      const undated = read.filter(({ context }) => !Date.parse(context.head.updatedAt ?? ''));
      expect(undated.map(({ context }) => context.route)).toEqual([]);
    });

    it('names a template that there is', () => {
      for (const { template } of pages) expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
    });

    it('has the title of the event list and the home page empty, and no other', () => {
      const untitled = pages.filter(({ context }) => !context.head.title).map(({ context }) => context.route);
      expect(untitled).toEqual(['index', 'events']);
      for (const { context } of pages) expect(context.head.description).not.toBe('');
    });

    it('leaves sheets bare, gives previews their layout', () => {
      const special = pages.filter(({ context }) => context.layout !== 'default');
      expect(special.map(({ context }) => [context.route, context.layout])).toEqual([
        ['works-slug-pdf', 'sheet'],
        ['preview-id', 'preview'],
      ]);
    });
  });

  describe('allPages', () => {
    it('says of an item in one language that there is no other', async () => {
      const only = { en: 'only', fr: null };
      const pages = await everyPage(
        sampleSource('en', {
          works: [{ ...sampleWork('only'), slugs: only }],
          press: [{ ...samplePressArticle('only'), slugs: only }],
        }),
      );
      const alternates = pages
        .filter(({ path }) => path.includes('only'))
        .map(({ context }) => context.alternates);
      expect(alternates).toEqual([
        { en: '/works/only', fr: null },
        { en: '/works/only/pdf', fr: null },
        { en: '/press/only', fr: null },
      ]);
    });

    it('refuses an item that has no address in its own language', async () => {
      const works = [{ ...sampleWork('x'), slugs: { en: null, fr: 'x' } }];
      await expect(everyPage(sampleSource('en', { works }))).rejects.toThrow(
        "The page works-slug 'Work x' has no slug in en",
      );
    });

    it.each([
      ['preview-id', '/fr/preview'],
      ['room-id', '/fr/salon'],
    ])('opens one page for every %s, whatever its token', async (route, path) => {
      const page = (await everyPage(sampleSource('fr'))).find(({ context }) => context.route === route);
      expect(page).toMatchObject({ path: `${path}/~`, matchPath: `${path}/:id` });
      expect(page?.context.alternates).toEqual({ en: null, fr: null });
    });
  });
});

describe('former addresses', () => {
  async function former(en: Partial<LocaleCatalogue>, fr: Partial<LocaleCatalogue> = {}) {
    const reader = catalogueReader({
      en: { ...sampleCatalogue('en'), ...en },
      fr: { ...sampleCatalogue('fr'), ...fr },
    });
    return formerAddresses({ ...sourceOf(sampleSource('en')), reader });
  }
  /** Without those of every type, which are there in any catalogue. */
  const led = async (...catalogues: Parameters<typeof former>) =>
    (await former(...catalogues))
      .map(({ from, to }) => `${from} ${to}`)
      .filter((line) => !/\/type\/(all|tous)[/ ]/.test(line));

  it('are none where nothing was renamed, but those of every type in the other language', async () => {
    expect(await former({})).toEqual([
      expect.objectContaining({ from: '/works/type/tous', to: '/works/type/all' }),
      expect.objectContaining({ from: '/fr/oeuvres/type/all', to: '/fr/oeuvres/type/tous' }),
    ]);
  });

  it('are those with the other language’s slug, after all that were somebody’s', async () => {
    const slugs = { en: 'bench', fr: 'banc' };
    const was = { ...sampleWork('lamp'), former_slugs: ['banc'] };
    const works = [{ ...sampleWork('bench'), slugs }, was];
    const workTypes = [{ ...sampleWorkType('seating'), slugs: { en: 'seating', fr: 'assises' } }];
    const events = [{ ...sampleEvent('foire'), slugs: { en: null, fr: 'foire' } }];
    expect(await led({ works, workTypes }, { works: [{ ...sampleWork('banc'), slugs }], events })).toEqual([
      '/works/banc /works/lamp',
      '/works/banc/pdf /works/lamp/pdf',
      '/works/banc /works/bench',
      '/works/banc/pdf /works/bench/pdf',
      '/works/type/assises /works/type/seating',
      '/fr/oeuvres/bench /fr/oeuvres/banc',
      '/fr/oeuvres/bench/pdf /fr/oeuvres/banc/pdf',
    ]);
  });

  it('are those of each page and file whose address has the slug, in its language', async () => {
    const former_slugs = ['old'];
    expect(
      await led(
        {
          works: [{ ...sampleWork('quai'), former_slugs }],
          creators: [{ ...sampleCreator('arc'), former_slugs }],
        },
        {
          events: [{ ...sampleEvent('foire'), former_slugs }],
          press: [{ ...samplePressArticle('revue'), former_slugs }],
        },
      ),
    ).toEqual([
      '/works/old /works/quai',
      '/works/old/pdf /works/quai/pdf',
      '/creators/old /creators/arc',
      '/creators/old.vcf /creators/arc.vcf',
      '/fr/evenements/old /fr/evenements/foire',
      '/fr/evenements/old.ics /fr/evenements/foire.ics',
      '/fr/presse/old /fr/presse/revue',
    ]);
  });

  it('are those of each part of a list, of a type', async () => {
    const works = Array.from({ length: 61 }, (_, at) => sampleWork(`work-${at}`));
    const workTypes = [{ ...sampleWorkType('seating'), former_slugs: ['chairs'] }];
    expect(await led({ works, workTypes })).toEqual([
      '/works/type/chairs /works/type/seating',
      '/works/type/chairs/2 /works/type/seating/2',
      '/works/type/chairs/available /works/type/seating/available',
      '/works/type/chairs/available-2 /works/type/seating/available-2',
      '/works/type/chairs/sold /works/type/seating/sold',
    ]);
  });

  it('change with what has, had or takes the slug', async () => {
    const [first] = await former({ works: [{ ...sampleWork('quai'), former_slugs: ['old'] }] });
    expect(first?.tags).toEqual(['en/works/old', 'en/works/quai']);
    const [ofType] = await former({ workTypes: [{ ...sampleWorkType('seating'), former_slugs: ['old'] }] });
    expect(ofType?.tags).toEqual(['en/worktypes']);
  });

  it.each(['*', '..', '', 'a/b', 'a b', '/', '\u202e', ':a', '"', 'x'.repeat(300)])(
    'are none for what no page could have had: %j',
    async (slug) => {
      expect(await led({ press: [{ ...samplePressArticle('revue'), former_slugs: [slug] }] })).toEqual([]);
    },
  );

  it('are escaped', async () => {
    const press = [{ ...samplePressArticle('revue'), former_slugs: ['été'] }];
    expect(await led({ press })).toEqual(['/press/%C3%A9t%C3%A9 /press/revue']);
  });
});

describe('load page', () => {
  const source = sourceOf(sampleSource('en'));
  const tagsOf = async (address: Omit<PageAddress, 'locale'>) =>
    (await loadPage(source, { locale: 'en', ...address })).tags.sort();

  it.each<[Omit<PageAddress, 'locale'>, string[]]>([
    [
      { route: 'index' },
      ['day', 'en/creators', 'en/events', 'en/pages/home', 'en/site-settings', 'en/worktypes'],
    ],
    [{ route: 'about' }, ['en/pages/about', 'en/site-settings']],
    [{ route: 'accessibility' }, ['en/site-settings']],
    [{ route: 'works-type-slug', slug: 'all' }, ['day', 'en/site-settings', 'en/works', 'en/worktypes']],
    [
      { route: 'works-type-slug', slug: 'seating' },
      ['day', 'en/site-settings', 'en/works?type=seating', 'en/worktypes'],
    ],
    [
      { route: 'works-type-slug', slug: 'seating', search: '?availability=sold' },
      ['day', 'en/site-settings', 'en/works', 'en/worktypes'],
    ],
    [{ route: 'works-slug', slug: 'quai' }, ['en/site-settings', 'en/works/quai']],
    [{ route: 'events' }, ['day', 'en/events', 'en/site-settings']],
    [{ route: 'events-slug', slug: 'fair' }, ['day', 'en/events/fair', 'en/site-settings']],
  ])('%j is tagged with what it was made of', async (address, tags) => {
    expect(await tagsOf(address)).toEqual(tags);
  });

  it('tags a list filtered by its material with the works of the other language, which say what it is called there', async () => {
    const french = catalogueReader({ fr: sampleSource('fr').catalogue });
    const reader: GalleryReader = {
      ...source.reader,
      works: (locale, type) => (locale === 'fr' ? french : source.reader).works(locale, type),
    };
    const search = '?material=oak';
    const address = { route: 'works-type-slug', locale: 'en', slug: 'all', search } as const;
    const { tags } = await loadPage({ ...source, reader }, address);
    expect(tags.sort()).toEqual(['day', 'en/site-settings', 'en/works', 'en/worktypes', 'fr/works']);
  });

  it('tags the page of an event with the day of its place', async () => {
    const event = { ...sampleEvent('fair'), venue: { name: 'Salon', time_zone: 'Asia/Tokyo' } };
    const catalogue = { ...sampleCatalogue('en'), events: [event] };
    const abroad = sourceOf({ catalogue, context: sampleContext('en', { dayIn: () => '2026-03-05' }) });
    const { tags } = await loadPage(abroad, { route: 'events-slug', locale: 'en', slug: 'fair' });
    expect(tags).toContain('day/Asia/Tokyo');
    expect(tags).not.toContain('day');
  });

  it('tags the files that go by the day, and no others', async () => {
    const loaded = await Promise.all(
      ['/data/en/navigation.json', '/works.atom', '/contact.vcf'].map((path) => loadFile(source, path)),
    );
    expect(loaded.map((file) => file?.tags.includes('day'))).toEqual([true, false, false]);
    const catalogues = { en: sampleCatalogue('en'), fr: sampleCatalogue('fr') };
    for (const { tags } of await searchFiles({ ...source, reader: catalogueReader(catalogues) }))
      expect(tags).toContain('day');
  });

  it('has each page tagged with the settings, and one tag more at least where it shows anything of the catalogue', async () => {
    for (const { tags } of await everyTaggedPage(sampleSource('fr')))
      expect(tags).toContain('fr/site-settings');
  });

  describe('where there is no answer', () => {
    const answering = (error: GalleryError): GalleryReader => ({
      ...catalogueReader({ en: sampleSource('en').catalogue }),
      work: async () => Promise.reject(error),
      page: async () => Promise.reject(error),
    });
    const call = { path: '/api/works/x', query: {} };
    const load = (error: GalleryError, address: Omit<PageAddress, 'locale'>) =>
      loadPage({ ...source, reader: answering(error) }, { locale: 'en', ...address });
    const unknown = new GalleryError(call, { kind: 'status', status: 404, detail: 'No such work' });

    it('there is no page of an item that the API does not know, and the tag that says so', async () => {
      expect(await load(unknown, { route: 'works-slug', slug: 'x' })).toEqual({
        page: undefined,
        tags: ['en/site-settings', 'en/works/x'],
      });
    });

    it.each<[Omit<PageAddress, 'locale'>, string, string]>([
      [{ route: 'works-slug', slug: 'old' }, '/works/quai', 'en/works/old'],
      [{ route: 'works-slug-pdf', slug: 'old' }, '/works/quai/pdf', 'en/works/old'],
      [{ route: 'works-type-slug', slug: 'chairs' }, '/works/type/seating', 'en/worktypes'],
    ])('%j is where the item is now that had the slug', async (address, movedTo, tag) => {
      const known = catalogueReader({ en: sampleSource('en').catalogue });
      const reader: GalleryReader = {
        ...known,
        work: () => known.work('en', 'quai'),
        workTypes: async () => [{ ...sampleWorkType('seating'), former_slugs: ['chairs'] }],
      };
      const loaded = await loadPage({ ...source, reader }, { locale: 'en', ...address });
      expect(loaded).toEqual({ page: undefined, movedTo, tags: expect.arrayContaining([tag]) });
    });

    it.each([
      new GalleryError(call, { kind: 'status', status: 404 }),
      new GalleryError(call, { kind: 'timeout' }),
    ])('it is a fault where the API says nothing: %s', async (error) => {
      await expect(load(error, { route: 'works-slug', slug: 'x' })).rejects.toBe(error);
    });

    it('a page that there has to be is a fault as well', async () => {
      await expect(load(unknown, { route: 'about' })).rejects.toBe(unknown);
    });
  });
});

describe('make context', () => {
  it.each([
    ['2026-06-30T21:59:00Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31T22:59:00Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('the day of %s is the gallery’s, %s', (moment, today) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    expect(makeContext('en', TEST_SITE, { downloads: 'files' })).toMatchObject({ today });
    jest.restoreAllMocks();
  });
});

describe('make page', () => {
  const about = { route: 'about', template: 'about', title: 'About', description: '', view: {} } as const;

  describe('makePage', () => {
    it('leaves the colour mode to the visitor, unless the page forces one', () => {
      expect(makePage(sampleContext('en'), about).context).not.toHaveProperty('colourMode');
      expect(makePage(sampleContext('en'), { ...about, colourMode: 'dark' }).context.colourMode).toBe('dark');
    });

    it('has a title and a description of one line, that can be shown', () => {
      const endless = {
        ...about,
        title: `Lamp,\r\n${'x'.repeat(10_000)}`,
        description: `A\n${'long '.repeat(999)}`,
      };
      const { title = '', description } = makePage(sampleContext('en'), endless).context.head;
      expect(title).toMatch(/^Lamp, x{110,}…$/);
      expect(title).toHaveLength(120);
      expect(description).toMatch(/^A (long )*long…$/);
      expect(description.length).toBeLessThanOrEqual(300);
    });

    it('names a page that has no address in its language', () => {
      const bench = {
        ...about,
        route: 'works-slug',
        title: 'Bench',
        slugs: { en: null, fr: 'banc' },
      } as const;
      expect(() => makePage(sampleContext('en'), bench)).toThrow(
        "The page works-slug 'Bench' has no slug in en",
      );
    });
  });
});

describe('read address', () => {
  it.each([
    ['/', { route: 'index', locale: 'en' }],
    ['/fr', { route: 'index', locale: 'fr' }],
    ['/works/quai', { route: 'works-slug', locale: 'en', slug: 'quai' }],
    ['/works/quai/pdf', { route: 'works-slug-pdf', locale: 'en', slug: 'quai' }],
    ['/works/type/pdf', { route: 'works-type-slug', locale: 'en', slug: 'pdf' }],
    ['/fr/oeuvres/type/tous/2', { route: 'works-type-slug-part', locale: 'fr', slug: 'tous', part: '2' }],
    ['/events/50% créé', { route: 'events-slug', locale: 'en', slug: '50% créé' }],
    ['/preview/abc', { route: 'preview-id', locale: 'en' }],
    ['/fr/preview/~', { route: 'preview-id', locale: 'fr' }],
    ['/room/abc', { route: 'room-id', locale: 'en' }],
    ['/fr/salon/~', { route: 'room-id', locale: 'fr' }],
  ])('%s', (path, address) => expect(readAddress(path)).toMatchObject(address));

  it.each(['/nowhere', '/preview', '/fr/salon', '/works/a/b', '/works/', '/fr/works/quai', '', '/app.js'])(
    '%j is no page',
    (path) => {
      expect(readAddress(path)).toBeUndefined();
    },
  );

  it('reads the address of every page that is built', async () => {
    const pages = await everyPage(sampleSource('fr'));
    for (const { path, context } of pages)
      expect([path, readAddress(decodeURI(path))]).toMatchObject([
        path,
        { route: context.route, locale: 'fr' },
      ]);
    expect(PAGE_PATTERNS.length).toBeGreaterThan(40);
    expect(existsSync('src/templates/live/any.tsx')).toBe(true);
  });
});

describe('readSiteEnvironment', () => {
  it('has the embedded API where nothing is said', () => {
    expect(readSiteEnvironment({})).toEqual({
      apiUrl: 'http://127.0.0.1:4000',
      apiPublicUrl: '',
      siteUrl: '',
      media: 'api',
    });
    expect(readSiteEnvironment({ GALLERY_API_URL: '' }).apiUrl).toBe('http://127.0.0.1:4000');
  });

  it('takes addresses without the slashes at their end', () => {
    expect(
      readSiteEnvironment({
        GALLERY_API_URL: 'https://api.example/v1/',
        GALLERY_API_PUBLIC_URL: 'https://media.example//',
        SITE_URL: 'https://gallery.example/',
      }),
    ).toEqual({
      apiUrl: 'https://api.example/v1',
      apiPublicUrl: 'https://media.example',
      siteUrl: 'https://gallery.example',
      media: 'api',
    });
  });

  it('names every variable that is no address', () => {
    const read = () =>
      readSiteEnvironment({ GALLERY_API_URL: 'api.example', SITE_URL: 'ftp://gallery.example' });
    expect(read).toThrow("GALLERY_API_URL is 'api.example'; SITE_URL is 'ftp://gallery.example'.");
  });

  it('leaves the pictures with the API unless they are to be copied', () => {
    expect(readSiteEnvironment({ GALLERY_MEDIA: 'mirror' }).media).toBe('mirror');
    expect(() => readSiteEnvironment({ GALLERY_MEDIA: 'copy' })).toThrow(
      "GALLERY_MEDIA is 'copy'. It is one of api, mirror.",
    );
  });
});

describe('description', () => {
  it('puts the facts before the words of the text', () => {
    expect(description('Fair, 2026.', '<p>At the <em>Pavillon</em>.</p>')).toBe(
      'Fair, 2026. At the Pavillon.',
    );
  });

  it('takes the facts for plain text, whatever they look like', () => {
    expect(description('Chair <Brise>, bulbs < 40 W.')).toBe('Chair <Brise>, bulbs < 40 W.');
  });
});

describe('read subject', () => {
  const none = (detail?: string) =>
    new GalleryError(
      { path: '/api/works/x', query: {} },
      { kind: 'status', status: 404, ...(detail && { detail }) },
    );

  const lamp = {
    ...sampleWork('lamp'),
    slugs: { en: 'lamp', fr: 'lampe' },
    creators: [{ slug: 'o', name: 'Odile' }],
  };
  const bookends = { ...sampleWork('serre-livres'), slugs: { en: null, fr: 'serre-livres' } };
  const talk = {
    ...sampleEvent('talk'),
    slugs: { en: 'talk', fr: null },
    starts_on: '2026-12-10',
    ends_on: '2026-12-10',
  };
  const WORKS: Partial<Record<string, Work>> = {
    'en/lamp': lamp,
    'fr/lampe': { ...lamp, slug: 'lampe', title: 'Lampe' },
    'fr/serre-livres': bookends,
  };

  const reader: GalleryReader = {
    ...catalogueReader({ en: sampleSource('en').catalogue }),
    work: async (locale, slug) => {
      const found = WORKS[`${locale}/${slug}`];
      if (!found) throw none('No such work');
      return found;
    },
    event: async (locale, slug) => {
      if (`${locale}/${slug}` !== 'en/talk') throw none('No such event');
      return talk;
    },
  };

  it('reads the work that an address names', async () => {
    expect(await readSubject(reader, 'en', '?work=lamp')).toEqual({
      name: 'work',
      slug: 'lamp',
      path: '/works/lamp',
      title: 'Work lamp',
      facts: 'Odile',
    });
  });

  it('reads it in the language of the form, whatever language its slug is of', async () => {
    expect(await readSubject(reader, 'fr', '?work=lamp')).toMatchObject({
      slug: 'lampe',
      path: '/fr/oeuvres/lampe',
      title: 'Lampe',
    });
  });

  it('reads it as it is where that language has none, and says so', async () => {
    expect(await readSubject(reader, 'en', '?work=serre-livres')).toMatchObject({
      path: '/fr/oeuvres/serre-livres',
      onlyIn: 'fr',
    });
    expect(await readSubject(reader, 'fr', '?event=talk')).toMatchObject({
      name: 'event',
      path: '/events/talk',
      facts: '10 December 2026',
      onlyIn: 'en',
    });
  });

  it.each(['', '?work=nothing', '?event=nothing'])('reads nothing of %j', async (search) => {
    expect(await readSubject(reader, 'en', search)).toBeUndefined();
  });

  it('does not take an API that fails for one that knows no such work', async () => {
    const failing = { ...reader, work: async () => Promise.reject(none()) };
    await expect(readSubject(failing, 'en', '?work=lamp')).rejects.toThrow(GalleryError);
  });
});
