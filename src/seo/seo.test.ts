import { parse } from 'node-html-parser';
import { TEST_SITE } from '../../tests/render-page';
import {
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleSettings,
  sampleWork,
} from '../gallery/testing/samples';
import { toPictureView } from '../media/picture-view';
import { sampleImage } from '../media/testing/sample-image';
import { inScript } from './in-script';
import { pageTitle } from './page-title';
import { toSiteView } from './site-view';
import { articleNode } from './structured-data/things/article-node';
import { eventNode } from './structured-data/things/event-node';
import { personNode } from './structured-data/things/person-node';
import { workNode } from './structured-data/things/work-node';
import { socialPicture } from './seo-head';
import { type DescribedPage, pageGraph } from './structured-data/structured-data';

describe('in script', () => {
  const TEXTS = [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '&lt;/script&gt; &amp; &#60;!--',
    'a\u2028b\u2029c',
    ']]> \\u003c " \\" plain',
  ];

  it.each(TEXTS)('%j means the same and leaves the script whole', (text) => {
    const json = inScript(JSON.stringify({ text }));
    expect(JSON.parse(json)).toEqual({ text });
    expect(json).not.toMatch(/[<&\u2028\u2029]/);
  });

  it.each(TEXTS)('%j comes out of Gatsby’s reader of the head as it went in', (text) => {
    const script = parse(`<script>${inScript(JSON.stringify({ text }))}</script>`).querySelector('script');
    expect(JSON.parse(script!.text)).toEqual({ text });
    expect(script!.text).not.toContain('<');
  });
});

describe('page title', () => {
  const site = { name: 'meubles et lumières', separator: '|' };

  describe('pageTitle', () => {
    it('is the title, the separator and the name of the site', () => {
      expect(pageTitle('Press', '/press', site)).toBe('Press | meubles et lumières');
      expect(pageTitle('Press', '/press', { ...site, separator: '—' })).toBe('Press — meubles et lumières');
    });

    it('derives from the path when the page has none', () => {
      expect(pageTitle(undefined, '/fr/mentions-legales', site)).toBe(
        'Mentions Legales | meubles et lumières',
      );
    });

    it('is one line, that can be shown', () => {
      const endless = 'x'.repeat(10_000);
      expect(pageTitle('Press\n', '/press', { ...site, name: endless })).toMatch(/^Press \| x{79}…$/);
      expect(pageTitle(endless, '/press', { name: 'a', separator: endless })).toMatch(/^x{119}… x{7}… a$/);
    });

    it('is the name alone for an empty title, and at the root', () => {
      expect(pageTitle('', '/events', site)).toBe('meubles et lumières');
      expect(pageTitle(undefined, '/', site)).toBe('meubles et lumières');
    });
  });
});

describe('site view', () => {
  const settings = { ...sampleSettings('en'), url: 'https://example.org/' };

  describe('toSiteView', () => {
    it('has the address of the settings, without a slash at the end', () => {
      expect(toSiteView(settings, { apiOrigin: '' }).origin).toBe('https://example.org');
      expect(toSiteView(settings, { origin: '', apiOrigin: '' }).origin).toBe('https://example.org');
    });

    it('has the address of the build instead, where there is one', () => {
      const view = toSiteView(settings, { origin: 'https://new.example/', apiOrigin: 'https://api.example' });
      expect(view).toMatchObject({ origin: 'https://new.example', apiOrigin: 'https://api.example' });
    });

    it('names an account only when there is one', () => {
      expect(toSiteView(settings, { apiOrigin: '' })).not.toHaveProperty('twitter');
      expect(toSiteView({ ...settings, twitter: '@meubles' }, { apiOrigin: '' }).twitter).toBe('@meubles');
    });

    it('passes on what stands around every page', () => {
      const social_networks = [{ url: 'https://social.example/m', social_network: 'Social' }];
      const view = toSiteView({ ...settings, social_networks }, { apiOrigin: '' });
      expect(view.socialNetworks).toEqual(social_networks);
      expect(view.contact).toEqual(settings.contact);
    });
  });
});

describe('social picture', () => {
  const ORIGIN = 'https://gallery.example';
  const pictureOf = (width: number, height: number, mediaOrigin = '') =>
    socialPicture(toPictureView(sampleImage('a', { width, height }), mediaOrigin), ORIGIN);

  describe('socialPicture', () => {
    it('is the smallest size of at least 1200 px, at an absolute address', () => {
      expect(pictureOf(4000, 3000)).toEqual({
        url: `${ORIGIN}/media/a-lg.jpg`,
        width: 1600,
        height: 1200,
        alt: 'Picture a',
      });
    });

    it('says the true dimensions of a picture that was smaller', () => {
      expect(pictureOf(1000, 501)).toMatchObject({ width: 1000, height: 501 });
    });

    it('is told in as many words as they take', () => {
      const picture = toPictureView({ ...sampleImage('a'), alt: `A lamp,\n${'x'.repeat(10_000)}` }, '');
      expect(socialPicture(picture, ORIGIN).alt).toMatch(/^A lamp, x{400,}…$/);
      expect(socialPicture(picture, ORIGIN).alt).toHaveLength(420);
    });

    it('stays where the media are', () => {
      expect(pictureOf(4000, 3000, 'https://media.example').url).toBe('https://media.example/media/a-lg.jpg');
    });

    it('is the gallery’s own for a page without one', () => {
      expect(socialPicture(undefined, ORIGIN)).toMatchObject({
        url: `${ORIGIN}/social.png`,
        width: 1200,
        height: 630,
      });
    });
  });
});

describe('page graph', () => {
  const ORIGIN = 'https://gallery.example';
  const PAGE: DescribedPage = {
    locale: 'fr',
    route: 'works-slug',
    site: { ...TEST_SITE, description: 'Une galerie.', origin: ORIGIN },
    head: {
      title: 'Banc Quai',
      description: 'Un banc.',
      path: '/fr/oeuvres/banc-quai',
      alternates: { en: null, fr: '/fr/oeuvres/banc-quai' },
      type: 'article',
      updatedAt: '2026-01-15T10:00:00Z',
      thing: { '@id': `${ORIGIN}/fr/oeuvres/banc-quai#work` },
    },
    view: {},
  };

  interface Node {
    '@type': string;
    '@id': string;
    [field: string]: unknown;
  }

  function nodesOf(page: Partial<DescribedPage> = {}): Node[] {
    return pageGraph({ ...PAGE, ...page })['@graph'] as unknown as Node[];
  }
  const node = (type: string, page?: Partial<DescribedPage>) => {
    const found = nodesOf(page).filter((one) => one['@type'] === type);
    expect(found).toHaveLength(1);
    return found[0]!;
  };

  describe('pageGraph', () => {
    it('joins site, gallery and page by absolute ids', () => {
      expect(node('WebSite')).toEqual({
        '@type': 'WebSite',
        '@id': `${ORIGIN}/#website`,
        name: TEST_SITE.name,
        description: 'Une galerie.',
        url: `${ORIGIN}/`,
        inLanguage: ['en', 'fr'],
        publisher: { '@id': node('ArtGallery')['@id'] },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/fr?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      });
      expect(node('ItemPage')).toEqual({
        '@type': 'ItemPage',
        '@id': `${ORIGIN}/fr/oeuvres/banc-quai#page`,
        url: `${ORIGIN}/fr/oeuvres/banc-quai`,
        name: 'Banc Quai',
        description: 'Un banc.',
        inLanguage: 'fr-FR',
        isPartOf: { '@id': `${ORIGIN}/#website` },
        breadcrumb: { '@id': node('BreadcrumbList')['@id'] },
        mainEntity: { '@id': `${ORIGIN}/fr/oeuvres/banc-quai#work` },
        dateModified: '2026-01-15T10:00:00Z',
      });
    });

    it('tells of the gallery where it is and how it is reached', () => {
      const contact = { ...PAGE.site.contact, latitude: 48.85, longitude: 2.33 };
      const socialNetworks = [{ url: 'https://social.example/gallery', social_network: 'Social' }];
      expect(node('ArtGallery', { site: { ...PAGE.site, contact, socialNetworks } })).toEqual({
        '@type': 'ArtGallery',
        '@id': `${ORIGIN}/#gallery`,
        name: TEST_SITE.name,
        description: 'Une galerie.',
        url: `${ORIGIN}/`,
        telephone: contact.phone,
        email: contact.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 rue Exemple',
          postalCode: '75000',
          addressLocality: 'Paris',
          addressCountry: 'France',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 48.85, longitude: 2.33 },
        openingHoursSpecification: [],
        logo: `${ORIGIN}/icons/icon-512.png`,
        image: `${ORIGIN}/social.png`,
        sameAs: ['https://social.example/gallery'],
      });
      for (const half of [{ latitude: 48.85 }, { longitude: 2.33 }]) {
        const site = { ...PAGE.site, contact: { ...PAGE.site.contact, ...half } };
        expect(node('ArtGallery', { site })).not.toHaveProperty('geo');
      }
    });

    it.each([
      ['about', 'AboutPage'],
      ['contact', 'ContactPage'],
      ['creators', 'CollectionPage'],
      ['creators-slug', 'ProfilePage'],
      ['events', 'CollectionPage'],
      ['events-slug', 'WebPage'],
      ['press', 'CollectionPage'],
      ['works-type-slug', 'CollectionPage'],
      ['works-type-slug-part', 'CollectionPage'],
    ] as const)('calls the page %s a %s', (route, type) => {
      const head = { ...PAGE.head, thing: undefined };
      const page = node(type, { route, head });
      expect(page['@id']).toBe(`${ORIGIN}/fr/oeuvres/banc-quai#page`);
      const isOfGallery = route === 'about' || route === 'contact';
      expect(page['mainEntity']).toEqual(isOfGallery ? { '@id': `${ORIGIN}/#gallery` } : undefined);
    });

    it('shows first the picture that stands for the page, and holds what it tells about', () => {
      const picture = toPictureView(sampleImage('head'), '');
      const thing = { '@type': 'VisualArtwork', '@id': `${ORIGIN}/fr/oeuvres/banc-quai#work` };
      const head = { ...PAGE.head, picture, thing };
      expect(node('ItemPage', { head }).primaryImageOfPage).toEqual({ '@id': `${ORIGIN}/media/head-xl.jpg` });
      expect(node('ImageObject', { head }).caption).toBe('Picture head');
      expect(node('VisualArtwork', { head })).toEqual(thing);
    });

    it('calls a page without a title as its tab is called', () => {
      const head = { ...PAGE.head, title: '' };
      expect(node('ItemPage', { head }).name).toBe(TEST_SITE.name);
    });

    it('leads from home over the list to the page, counted from 1; the page itself is no link', () => {
      expect(node('BreadcrumbList').itemListElement).toEqual([
        { '@type': 'ListItem', position: 1, name: 'accueil', item: `${ORIGIN}/fr` },
        { '@type': 'ListItem', position: 2, name: 'œuvres', item: `${ORIGIN}/fr/oeuvres/type/tous` },
        { '@type': 'ListItem', position: 3, name: 'Banc Quai' },
      ]);
    });

    it('names a list once in its own breadcrumb, and has none for the home page', () => {
      const head = { ...PAGE.head, path: '/fr/oeuvres/type/tous', thing: undefined };
      const list = node('BreadcrumbList', { route: 'works-type-slug', head });
      expect(list.itemListElement).toHaveLength(2);
      const home = nodesOf({ route: 'index', head: { ...PAGE.head, path: '/fr', thing: undefined } });
      expect(home.map((one) => one['@type'])).toEqual(['WebSite', 'ArtGallery', 'WebPage']);
    });

    it('credits every photograph once, its night beside it, wherever the view has it', () => {
      const day = { ...sampleImage('a'), credit: 'Pauline', night: sampleImage('a-night') };
      const picture = toPictureView(day, '');
      const view = {
        first: picture,
        cards: [{ picture }, { picture: toPictureView(sampleImage('b'), '') }],
        related: [{ picture: toPictureView(sampleImage('c'), '') }],
      };
      const images = nodesOf({ view }).filter((one) => one['@type'] === 'ImageObject');
      expect(images.map(({ contentUrl }) => contentUrl)).toEqual([
        `${ORIGIN}/media/a-xl.jpg`,
        `${ORIGIN}/media/a-night-xl.jpg`,
        `${ORIGIN}/media/b-xl.jpg`,
      ]);
      expect(images[0]).toEqual({
        '@type': 'ImageObject',
        '@id': `${ORIGIN}/media/a-xl.jpg`,
        contentUrl: `${ORIGIN}/media/a-xl.jpg`,
        width: '1440',
        height: '1080',
        caption: 'Picture a',
        creditText: 'Pauline',
        creator: { '@type': 'Person', name: 'Pauline' },
        license: `${ORIGIN}/fr/mentions-legales`,
        acquireLicensePage: `${ORIGIN}/fr/contact`,
      });
      expect(images[1]).toMatchObject({ caption: 'Picture a-night', creditText: 'Pauline' });
      for (const field of ['creditText', 'creator']) expect(images[2]).not.toHaveProperty(field);
    });

    it('tells the gallery’s hours as machines read them, where they are known', () => {
      const times = { days: ['Tuesday' as const], opens: '11:00', closes: '19:00' };
      const site = { ...PAGE.site, contact: { ...PAGE.site.contact, opening_times: [times] } };
      expect(node('ArtGallery', { site }).openingHoursSpecification).toEqual([
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday'], opens: '11:00', closes: '19:00' },
      ]);
      expect(node('ArtGallery').openingHoursSpecification).toEqual([]);
    });
  });
});

describe('thing nodes', () => {
  const ORIGIN = 'https://gallery.example';
  const addresses = {
    origin: ORIGIN,
    url: `${ORIGIN}/here`,
    images: [`${ORIGIN}/media/a.jpg`],
    creatorUrl: (slug: string) => `${ORIGIN}/creators/${slug}`,
    workUrl: (slug: string) => `${ORIGIN}/works/${slug}`,
  };

  describe('workNode', () => {
    const nodeOf = (facts: Partial<ReturnType<typeof sampleWork>>) =>
      workNode({ ...sampleWork('banc'), ...facts }, 'A bench.', addresses);

    it('tells all that is known of it', () => {
      const work = { ...sampleWork('banc'), date: '1951', materials: 'Brass', edition: 'Atelier' };
      const dimensions = { unit: 'cm' as const, height: 40 };
      const creators = [{ slug: 'odile', name: 'Odile' }];
      expect(workNode({ ...work, dimensions, creators }, 'A bench.', addresses)).toEqual({
        '@type': ['VisualArtwork', 'Product'],
        '@id': `${ORIGIN}/here#work`,
        name: 'Work banc',
        description: 'A bench.',
        url: `${ORIGIN}/here`,
        image: [`${ORIGIN}/media/a.jpg`],
        sku: 'ML-banc',
        category: 'Seating',
        artform: 'Seating',
        artMedium: 'Brass',
        material: 'Brass',
        height: { '@type': 'QuantitativeValue', value: 40, unitCode: 'CMT' },
        dateCreated: '1951',
        manufacturer: { '@type': 'Organization', name: 'Atelier' },
        creator: [
          {
            '@type': 'Person',
            '@id': `${ORIGIN}/creators/odile#creator`,
            name: 'Odile',
            url: `${ORIGIN}/creators/odile`,
          },
        ],
        itemCondition: 'https://schema.org/UsedCondition',
      });
    });

    it('is a used piece without an offer where no amount is told, or it is sold', () => {
      const price = { amount: 12000, currency: 'EUR' };
      for (const facts of [
        {},
        { availability: 'sold' },
        { price: 'on request' },
        { price, availability: 'sold' },
      ] as const) {
        const node = nodeOf(facts);
        expect(node).toMatchObject({
          '@type': ['VisualArtwork', 'Product'],
          '@id': `${ORIGIN}/here#work`,
          itemCondition: 'https://schema.org/UsedCondition',
        });
        expect(node).not.toHaveProperty('offers');
      }
    });

    it('is offered at the price that is told', () => {
      expect(nodeOf({ price: { amount: 12000, currency: 'EUR' } })).toMatchObject({
        offers: {
          '@type': 'Offer',
          url: `${ORIGIN}/here`,
          price: 12000,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          seller: { '@id': `${ORIGIN}/#gallery` },
        },
      });
    });

    it('gives centimetres, a diameter in both directions', () => {
      const cm = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });
      const round = nodeOf({ dimensions: { unit: 'cm', height: 30.5, diameter: 42 } });
      expect(round).toMatchObject({ height: cm(30.5), width: cm(42), depth: cm(42) });
      expect(nodeOf({})).not.toHaveProperty('height');
      const mirror = nodeOf({ dimensions: { unit: 'cm', diameter: 74 } });
      expect(mirror).toMatchObject({ width: cm(74) });
      expect(mirror).not.toHaveProperty('depth');
    });

    it('calls a date only what is one', () => {
      expect(nodeOf({ date: '1951' })).toMatchObject({ dateCreated: '1951' });
      const circa = nodeOf({ date: 'circa 1955' });
      expect(circa).toMatchObject({
        additionalProperty: [
          { '@type': 'PropertyValue', propertyID: 'dateCreated', name: 'date', value: 'circa 1955' },
        ],
      });
      for (const date of ['circa 1955', '19551', '1951–1953'])
        expect(nodeOf({ date })).not.toHaveProperty('dateCreated');
      for (const field of ['dateCreated', 'additionalProperty', 'artMedium', 'manufacturer'])
        expect(nodeOf({})).not.toHaveProperty(field);
    });
  });

  describe('eventNode', () => {
    it('is where its venue is, else at the gallery', () => {
      const venue = { name: 'Pavillon', address: '2 quai', city: 'Paris', country: 'France', latitude: 48 };
      const away = eventNode({ ...sampleEvent('foire'), venue }, '', addresses);
      expect(away.location).toEqual({
        '@type': 'Place',
        name: 'Pavillon',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '2 quai',
          addressLocality: 'Paris',
          addressCountry: 'France',
        },
      });
      expect(eventNode(sampleEvent('foire'), '', addresses).location).toEqual({
        '@id': `${ORIGIN}/#gallery`,
      });
    });

    it('begins and ends at its hours, in the time of its place', () => {
      const talk = { ...sampleEvent('talk'), starts_on: '2026-07-10', ends_on: '2026-12-10' };
      expect(eventNode({ ...talk, starts_at: '19:00', ends_at: '20:30' }, '', addresses)).toMatchObject({
        startDate: '2026-07-10T19:00:00+02:00',
        endDate: '2026-12-10T20:30:00+01:00',
      });
      const venue = { name: 'Loft', time_zone: 'America/New_York' };
      expect(eventNode({ ...talk, starts_at: '19:00', venue }, '', addresses)).toMatchObject({
        startDate: '2026-07-10T19:00:00-04:00',
        endDate: '2026-12-10',
      });
    });

    it('says on which days of the week an exhibition is open', () => {
      const opening_times = [{ days: ['Tuesday' as const], opens: '16:00', closes: '20:00' }];
      expect(eventNode({ ...sampleEvent('lamps'), opening_times }, '', addresses)).toMatchObject({
        eventSchedule: [
          {
            byDay: ['https://schema.org/Tuesday'],
            startTime: '16:00',
            endTime: '20:00',
            startDate: '2026-03-01',
            scheduleTimezone: 'Europe/Paris',
          },
        ],
      });
    });

    it('is an exhibition where it shows works, and names nothing that it has not', () => {
      const empty = { exhibited_works: [], featured_artists: [] };
      const talk = eventNode({ ...sampleEvent('talk'), ...empty }, '', addresses);
      expect(talk['@type']).toBe('Event');
      for (const field of ['about', 'workFeatured']) expect(talk).not.toHaveProperty(field);
      const shown = { ...sampleEvent('lamps'), exhibited_works: [sampleWork('banc')] };
      expect(eventNode(shown, '', addresses)['@type']).toBe('ExhibitionEvent');
    });

    it('has its days, and what and whom it shows', () => {
      const shown = { exhibited_works: [sampleWork('banc')], featured_artists: [sampleCreator('odile')] };
      expect(eventNode({ ...sampleEvent('foire'), ...shown }, 'A fair.', addresses)).toEqual({
        '@type': 'ExhibitionEvent',
        '@id': `${ORIGIN}/here#event`,
        name: 'Event foire',
        description: 'A fair.',
        url: `${ORIGIN}/here`,
        image: [`${ORIGIN}/media/a.jpg`],
        startDate: '2026-03-01',
        endDate: '2026-03-08',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@id': `${ORIGIN}/#gallery` },
        organizer: { '@id': `${ORIGIN}/#gallery` },
        workFeatured: [{ '@id': `${ORIGIN}/works/banc#work` }],
        about: [{ '@id': `${ORIGIN}/creators/odile#creator` }],
      });
    });
  });

  describe('articleNode', () => {
    it('is by its author, else by its paper', () => {
      const article = samplePressArticle('revue');
      expect(articleNode({ ...article, author: 'Régis' }, '', addresses).author).toEqual({
        '@type': 'Person',
        name: 'Régis',
      });
      const cited = { cited_designers: [sampleCreator('odile')], cited_works: [sampleWork('banc')] };
      expect(articleNode({ ...article, ...cited }, 'On a bench.', addresses)).toEqual({
        '@type': 'NewsArticle',
        '@id': `${ORIGIN}/here#article`,
        headline: 'Article revue',
        description: 'On a bench.',
        url: `${ORIGIN}/here`,
        image: [`${ORIGIN}/media/a.jpg`],
        datePublished: '2026-02-01',
        author: { '@type': 'Organization', name: 'Revue' },
        publisher: { '@type': 'Organization', name: 'Revue' },
        mentions: [{ '@id': `${ORIGIN}/creators/odile#creator` }, { '@id': `${ORIGIN}/works/banc#work` }],
      });
    });

    it('says where it is to be read', () => {
      const url = 'https://revue.example/article';
      expect(articleNode({ ...samplePressArticle('revue'), url }, '', addresses)).toMatchObject({
        isBasedOn: url,
      });
    });
  });

  describe('personNode', () => {
    it('has only what is known', () => {
      const known = { birth_year: 1920, death_year: 1999, nationality: 'French', roles: 'designer' };
      const always = {
        '@type': 'Person',
        '@id': `${ORIGIN}/here#creator`,
        name: 'Creator odile',
        description: 'She.',
        url: `${ORIGIN}/here`,
        image: [`${ORIGIN}/media/a.jpg`],
      };
      expect(personNode({ ...sampleCreator('odile'), ...known }, 'She.', addresses)).toEqual({
        ...always,
        birthDate: '1920',
        deathDate: '1999',
        nationality: 'French',
        jobTitle: 'designer',
      });
      expect(personNode(sampleCreator('odile'), 'She.', addresses)).toEqual(always);
    });
  });
});
