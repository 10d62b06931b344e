import { TEST_SITE } from '../../../tests/render-page';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { pageGraph, type DescribedPage } from './page-graph';

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
    const view = { first: picture, cards: [{ picture }, { picture: toPictureView(sampleImage('b'), '') }] };
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
