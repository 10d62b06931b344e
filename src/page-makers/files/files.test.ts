import { planRelease } from '../../build/adapter/plan-release';
import { siteOf } from '../../build/site';
import type { Image } from '../../contract/common';
import { findItems } from '../../features/search/index/find-items';
import { SEARCH_MANIFEST, type SearchManifest } from '../../features/search/index/search-addresses';
import { createSearchIndex, openSearchIndex } from '../../features/search/index/search-index';
import type { LocaleCatalogue } from '../../gallery/catalogue';
import {
  noItems,
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleSettings,
  sampleWork,
  sampleWorkType,
} from '../../gallery/testing/samples';
import { LOCALES } from '../../i18n/locales';
import { toSiteView } from '../../seo/site-view';
import type { PageContext } from '../page-context';
import type { PageDefinition } from '../page-definition';
import { everyDownload, everyPage } from '../testing/every-page';
import { type PageSource, sampleCatalogue, sampleSource } from '../testing/sample-source';
import { searchDocuments } from './search-documents';
import { searchFiles } from './search-files';
import { sitemapFiles } from './sitemap-files';
import { sitemapEntry, type SitemapPage, sitemapPage } from './sitemap-pages';
import { toNavigationData, llmsText } from './file-table';

describe('llmsText', () => {
  it('begins with the gallery, then has a section of links for each kind of thing', () => {
    const { catalogue, context } = sampleSource('fr');
    const titles = { about: 'a', contact: 'b', 'legal-notice': 'c' };
    const text = llmsText({ ...catalogue, titles }, context);
    const [title, summary] = text.split('\n\n');
    expect(title).toBe(`# ${catalogue.settings.name}`);
    expect(summary).toBe(`> ${catalogue.settings.description}`);
    expect(text.match(/^## .*$/gm)).toEqual([
      '## œuvres',
      '## créateurs',
      '## évènements',
      '## presse',
      `## ${catalogue.settings.name}`,
    ]);
    expect(text).toContain(`- [Œuvres](${context.origin}/fr/oeuvres/type/tous): ${catalogue.works.length}`);
    expect(text).toContain(`(${context.origin}/fr/sitemap.xml)`);
  });
});

describe('navigation data', () => {
  const dataOf = ({ catalogue, context }: PageSource) => toNavigationData(catalogue, context);

  describe('toNavigationData', () => {
    it('lists the types of works with their counts, in the paths of the language', () => {
      const workTypes = [sampleWorkType('seating'), { ...sampleWorkType('lighting'), count: 12 }];
      expect(dataOf(sampleSource('fr', { workTypes })).works).toEqual([
        { title: 'Type seating', path: '/fr/oeuvres/type/seating', count: 1 },
        { title: 'Type lighting', path: '/fr/oeuvres/type/lighting', count: 12 },
      ]);
    });

    it('lists the creators, with the years of those who have any', () => {
      const creators = [
        { ...sampleCreator('arc'), birth_year: 1914, death_year: 1989 },
        sampleCreator('forge'),
      ];
      expect(dataOf(sampleSource('en', { creators })).creators).toEqual([
        { name: 'Creator arc', path: '/creators/arc', life: '1914–1989' },
        { name: 'Creator forge', path: '/creators/forge' },
      ]);
    });

    it('lists the events as their page does: on view, to come, past', () => {
      const event = (slug: string, starts_on: string, ends_on: string) => ({
        ...sampleEvent(slug),
        starts_on,
        ends_on,
      });
      const events = [
        event('long-ago', '2019-01-01', '2019-02-01'),
        event('soon', '2026-06-01', '2026-06-08'),
        event('now', '2026-03-01', '2026-03-08'),
      ];
      expect(dataOf(sampleSource('en', { events })).events).toEqual([
        { title: 'Event now', path: '/events/now', dates: expect.stringContaining('2026'), state: 'current' },
        {
          title: 'Event soon',
          path: '/events/soon',
          dates: expect.stringContaining('2026'),
          state: 'coming',
        },
        { title: 'Event long-ago', path: '/events/long-ago', dates: expect.any(String), state: 'past' },
      ]);
    });
  });

  it('is one file for each language', async () => {
    for (const locale of ['en', 'fr'] as const) {
      const source = sampleSource(locale);
      const file = (await everyDownload(source)).find(
        ({ path }) => path === `/data/${locale}/navigation.json`,
      );
      expect(JSON.parse(file!.text)).toEqual(dataOf(source));
    }
  });
});

describe('search documents', () => {
  const sizes = { sm: '/media/sm', md: '/media/md', lg: '/media/lg', xl: '/media/xl' };
  const image: Image = { id: 'i', alt: 'a bench', width: 4, height: 3, color: '#112233', sizes };

  const nothing = { workTypes: [], ...noItems() };

  /** What a visitor finds in a gallery that has these alone. */
  function find(query: string, parts: Partial<LocaleCatalogue>, locale: 'en' | 'fr' = 'en') {
    const index = createSearchIndex(searchDocuments(sampleSource(locale, { ...nothing, ...parts })));
    return findItems(index, query).groups.flatMap(({ hits }) => hits.map(({ item }) => item));
  }

  describe('searchDocuments', () => {
    it.each(['banc', 'Vaselot', 'seating', 'acier', '1954', 'ML 0190', 'ecoles'])(
      'a work is found by %s',
      (query) => {
        const work = {
          ...sampleWork('quai'),
          title: 'Banc Quai',
          creators: [{ slug: 'v', name: 'Armand Vasselot' }],
          materials: 'Acier laqué',
          date: 'vers 1954',
          reference: 'ML 0190',
          description: '<p>Pour les <em>Écoles</em>&nbsp;d’été.</p>',
        };
        expect(find(query, { works: [work] })).toHaveLength(1);
      },
    );

    it('a work keeps what its caption and its small picture need', () => {
      const work = {
        ...sampleWork('quai'),
        creators: [{ slug: 'v', name: 'A. Vasselot' }],
        date: '1954',
        availability: 'sold' as const,
        image: { ...image, webp: { ...sizes, sm: '/media/sm.webp' } },
      };
      expect(find('quai', { works: [work] }, 'fr')).toEqual([
        {
          kind: 'works',
          id: 'id-quai',
          reference: 'ML-quai',
          path: '/fr/oeuvres/quai',
          title: 'Work quai',
          creators: 'A. Vasselot',
          date: '1954',
          sold: true,
          picture: { src: '/media/sm.webp', width: 4, height: 3, color: '#112233' },
        },
      ]);
      const [plain] = find('quai', { works: [{ ...work, image }] });
      expect(plain).toMatchObject({ path: '/works/quai', picture: { src: '/media/sm' } });
    });

    it.each([
      'ML 0158',
      'ml-0158',
      'ml0158',
      '0158',
      '158',
      '1950s',
      '50s',
      'années 50',
      'annees 1950',
      'the 1950s',
      '1950',
      'the fifties',
      'années cinquante',
    ])('a work is found by %s', (query) => {
      const work = { ...sampleWork('quai'), reference: 'ML 0158', date: 'circa 1954' };
      expect(find(query, { works: [work, { ...sampleWork('other'), date: '1962' }] })).toHaveLength(1);
    });

    it('a year that begins a decade finds its works as well, those of the year first', () => {
      const dated = (slug: string, date: string) => ({ ...sampleWork(slug), date });
      const history = '<p>Made for a house of 1950.</p>';
      const works = [
        dated('later', '1954'),
        { ...dated('telling', '1962'), history },
        dated('exact', 'circa 1950'),
        dated('other', '1961'),
      ];
      const titles = (query: string) => find(query, { works }).map(({ title }) => title);
      expect(titles('1950')[0]).toBe('Work exact');
      expect(titles('1950')).toHaveLength(3);
      expect(titles('1950')).toEqual(expect.arrayContaining(['Work later', 'Work telling']));
      expect(titles('1954')).toEqual(['Work later']);
    });

    it('what is called after a decade is found by it, what tells of one is not', () => {
      const fifties = { ...sampleEvent('lights'), title: 'Lights of the fifties' };
      const work = { ...sampleWork('quai'), date: '1962', history: '<p>Restored in the fifties.</p>' };
      expect(find('fifties', { events: [fifties], works: [work] })).toMatchObject([{ kind: 'events' }]);
    });

    it.each([true, undefined])('keeps its evening as well, and whether it is a lamp: %s', (lamp) => {
      const night = { ...image, id: 'n', sizes: { ...sizes, sm: '/media/night' }, ...(lamp && { lamp }) };
      const [found] = find('quai', { works: [{ ...sampleWork('quai'), image: { ...image, night } }] });
      expect(found).toMatchObject({ picture: { src: '/media/sm', night: '/media/night' } });
      expect(found?.picture?.lamp).toBe(lamp);
    });

    it('a type of works is found with their number, and the picture of the first of them', () => {
      const seats = { ...sampleWorkType('seating'), title: 'Seats', count: 7 };
      const works = [sampleWork('bare'), { ...sampleWork('quai'), image }];
      const [type] = find('seats', { works, workTypes: [seats, { ...seats, slug: 'none', count: 0 }] }, 'fr');
      expect(type).toEqual({
        kind: 'types',
        id: 'id-seating',
        path: '/fr/oeuvres/type/seating',
        title: 'Seats',
        count: 7,
        picture: { src: '/media/sm', width: 4, height: 3, color: '#112233' },
      });
    });

    it('events come as on their page: on view, to come, over', () => {
      const on = (slug: string, day: string) => ({ ...sampleEvent(slug), starts_on: day, ends_on: day });
      const events = [
        on('long-over', '2025-01-01'),
        on('later', '2027-05-01'),
        on('over', '2026-01-01'),
        on('soon', '2027-01-01'),
        { ...on('now', '2026-01-01'), ends_on: '2027-02-01' },
      ];
      const documents = searchDocuments(sampleSource('en', { ...nothing, events }));
      expect(documents.map(({ item }) => item.title)).toEqual(
        ['now', 'soon', 'later', 'over', 'long-over'].map((slug) => `Event ${slug}`),
      );
    });

    it.each(['arc', 'designer', '1914', 'breton', 'lampshades'])('a creator is found by %s', (query) => {
      const creator = {
        ...sampleCreator('arc'),
        roles: 'designer',
        birth_year: 1914,
        death_year: 1989,
        nationality: 'Breton',
        biography: '<p>Made lampshades.</p>',
      };
      expect(find(query, { creators: [creator] })).toEqual([
        { kind: 'creators', id: 'id-arc', path: '/creators/arc', title: 'Creator arc', facts: '1914–1989' },
      ]);
    });

    it.each(['salon', 'Fair', 'mars 2026', 'Pavillon', 'Tesandier'])('an event is found by %s', (query) => {
      const event = {
        ...sampleEvent('salon'),
        venue: { name: 'Pavillon' },
        featured_artists: [{ ...sampleCreator('t'), name: 'Lucien Tessandier' }],
      };
      expect(find(query, { events: [event] }, 'fr')).toEqual([
        {
          kind: 'events',
          id: 'id-salon',
          path: '/fr/evenements/salon',
          title: 'Event salon',
          facts: 'Fair, du 1er au 8 mars 2026',
        },
      ]);
    });

    it.each(['article', 'varangue', 'february', 'Lenoir', 'solane'])('an article is found by %s', (query) => {
      const article = {
        ...samplePressArticle('revue'),
        publication: 'Varangue',
        author: 'Jeanne Lenoir',
        cited_designers: [{ ...sampleCreator('s'), name: 'Marthe Solanes' }],
      };
      expect(find(query, { press: [article] })).toEqual([
        {
          kind: 'press',
          id: 'id-revue',
          path: '/press/revue',
          title: 'Article revue',
          facts: 'Varangue, 1 February 2026',
        },
      ]);
    });

    it('has nothing of what is in the other language alone', () => {
      const only = { ...sampleWork('only'), title: 'Only here', slugs: { en: 'only', fr: null } };
      expect(find('only', { works: [only] })).toHaveLength(1);
      expect(find('only', { works: [] }, 'fr')).toEqual([]);
    });
  });
});

describe('search files', () => {
  const ENVIRONMENT = {
    apiUrl: '',
    apiPublicUrl: '',
    siteUrl: 'https://gallery.example',
    media: 'api',
  } as const;

  const make = async (works = [sampleWork('quai')]) => {
    const catalogue = { en: { ...sampleCatalogue('en'), works }, fr: sampleCatalogue('fr') };
    const files = await searchFiles(siteOf(catalogue, ENVIRONMENT).source);
    const read = (address: string) => files.find(({ path }) => path === address)?.text ?? '';
    return { files, read, manifest: JSON.parse(read(SEARCH_MANIFEST)) as SearchManifest };
  };

  describe('searchFiles', () => {
    it('are an index of each language, which the manifest names', async () => {
      const { manifest, read } = await make();
      const found = findItems(openSearchIndex(read(manifest.fr)), 'quai');
      expect(found.groups[0]?.hits[0]?.item.path).toBe('/fr/oeuvres/quai');
      expect(read(manifest.en)).toContain('/works/quai');
    });

    it('name an index by its content', async () => {
      const before = await make();
      expect(await make()).toMatchObject({ manifest: before.manifest, files: before.files });
      const { manifest } = await make([sampleWork('banc')]);
      expect(manifest.fr).toBe(before.manifest.fr);
      expect(manifest.en).not.toBe(before.manifest.en);
    });

    it('have the indexes cached for good, the manifest asked for each time', async () => {
      const addresses = [(await make()).manifest.en, SEARCH_MANIFEST];
      const { files: planned } = planRelease(
        addresses.map((address) => ({
          type: 'static' as const,
          path: address,
          filePath: `public${address}`,
          headers: [],
        })),
      );
      expect(addresses.map((address) => planned.get(address)?.cache)).toEqual(['immutable', 'revalidate']);
    });
  });
});

describe('sitemap files', () => {
  const ORIGIN = 'https://gallery.example';
  const page = (path: string, more: Partial<SitemapPage> = {}): SitemapPage => ({
    ...{ path, locale: 'en', origin: ORIGIN, alternates: { en: path, fr: null } },
    ...more,
  });
  async function make(pages: Iterable<SitemapPage>) {
    const files = await sitemapFiles(ORIGIN, { pages: [...pages], tags: new Set() });
    return new Map(files.map(({ path, text }) => [path, text]));
  }

  describe('sitemapFiles', () => {
    it('name every page with its languages, its date and its pictures', async () => {
      const files = await make([
        page('/works/quai', { updatedAt: '2026-01-15T10:00:00Z', images: [`${ORIGIN}/media/a.jpg`] }),
        page('/about'),
      ]);
      const sitemap = files.get('/sitemap-0.xml')!;
      expect(sitemap).toContain(`<loc>${ORIGIN}/about</loc>`);
      expect(sitemap).toContain('<lastmod>2026-01-15T10:00:00.000Z</lastmod>');
      expect(sitemap).toContain(`hreflang="en" href="${ORIGIN}/works/quai"`);
      expect(sitemap).toContain(`<image:loc>${ORIGIN}/media/a.jpg</image:loc>`);
    });

    it('put the index that names them into the tree of each language', async () => {
      const files = await make([page('/about')]);
      const index = files.get('/sitemap-index.xml');
      expect(index).toContain(`<loc>${ORIGIN}/sitemap-0.xml</loc>`);
      expect([files.get('/sitemap.xml'), files.get('/fr/sitemap.xml')]).toEqual([index, index]);
    });

    it('are several where one would be too long for crawlers', async () => {
      const files = await make(
        Array.from({ length: 45_001 }, (_, number) => page(`/works/${10_000 + number}`)),
      );
      expect(files.get('/sitemap-0.xml')?.match(/<loc>/g)).toHaveLength(45_000);
      expect(files.get('/sitemap-1.xml')).toContain('/works/55000</loc>');
      expect(files.get('/sitemap-index.xml')?.match(/<loc>/g)).toHaveLength(2);
    });

    it('tell crawlers where they are', async () => {
      expect((await make([page('/about')])).get('/robots.txt')?.split('\n')).toEqual(
        expect.arrayContaining(['User-agent: *', `Sitemap: ${ORIGIN}/sitemap.xml`]),
      );
    });
  });
});

describe('sitemap pages', () => {
  const site = toSiteView(sampleSettings('en'), { apiOrigin: '' });
  let pages: PageDefinition[];
  let listed: SitemapPage[];
  beforeAll(async () => {
    pages = await everyPage(sampleSource('en'));
    listed = pages.flatMap((page) => sitemapPage(page, site) ?? []);
  });

  function entryWith(head: Partial<PageContext['head']>) {
    const { context, ...page } = pages[0]!;
    const changed = { ...page, path: '/x', context: { ...context, head: { ...context.head, ...head } } };
    return sitemapEntry(sitemapPage(changed, site)!);
  }

  const linksOf = (alternates: PageContext['alternates']) => entryWith({ alternates }).links;

  afterEach(() => {
    delete LOCALES.fr.domain;
  });

  it('leaves out sheets, selections, wishes, links of mails, thanks for forms, previews, rooms and test pages', () => {
    const paths = listed.map((page) => page.path);
    const thanks = pages.filter(({ context }) => context.route === 'form-done').length;
    expect(paths).toContain('/works/quai');
    expect(thanks).toBeGreaterThan(0);
    expect(
      paths.filter((path) =>
        /pdf|selection|newsletter|wish|souhait|thank-you|preview|room|salon|test/.test(path),
      ),
    ).toEqual([]);
    expect(paths).toHaveLength(pages.length - thanks - 12);
  });

  it('names each page in every language, English for all others', () => {
    expect(linksOf({ en: '/about', fr: '/fr/a-propos' })).toEqual([
      { lang: 'en', url: 'https://example.org/about' },
      { lang: 'fr', url: 'https://example.org/fr/a-propos' },
      { lang: 'x-default', url: 'https://example.org/about' },
    ]);
  });

  it('tells when a page was changed, and which pictures show what it is about', () => {
    const thing = { '@id': '#work', image: ['https://example.org/media/a.jpg'] };
    expect(entryWith({ updatedAt: '2026-01-15T10:00:00Z', thing })).toMatchObject({
      lastmod: '2026-01-15T10:00:00Z',
      img: [{ url: 'https://example.org/media/a.jpg' }],
    });
  });

  it('names no language in which a page does not exist', () => {
    expect(linksOf({ en: null, fr: '/fr/presse/a' })).toEqual([
      { lang: 'fr', url: 'https://example.org/fr/presse/a' },
    ]);
  });

  it('finds a language on its own domain', () => {
    LOCALES.fr.domain = 'galerie.example';
    expect(linksOf({ en: null, fr: '/fr' })).toEqual([{ lang: 'fr', url: 'https://galerie.example/fr' }]);
  });
});
