import { TEST_SITE } from '../../../tests/render-page';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { pageGraph, type DescribedPage } from './page-graph';

const ORIGIN = 'https://gallery.example';
const PAGE: DescribedPage = {
  locale: 'fr',
  route: 'works-slug',
  site: { ...TEST_SITE, origin: ORIGIN },
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
    expect(node('WebSite')).toMatchObject({
      '@id': `${ORIGIN}/#website`,
      publisher: { '@id': node('ArtGallery')['@id'] },
      potentialAction: { target: { urlTemplate: `${ORIGIN}/fr?q={search_term_string}` } },
    });
    expect(node('ItemPage')).toMatchObject({
      '@id': `${ORIGIN}/fr/oeuvres/banc-quai#page`,
      url: `${ORIGIN}/fr/oeuvres/banc-quai`,
      inLanguage: 'fr-FR',
      isPartOf: { '@id': `${ORIGIN}/#website` },
      breadcrumb: { '@id': node('BreadcrumbList')['@id'] },
      mainEntity: { '@id': `${ORIGIN}/fr/oeuvres/banc-quai#work` },
      dateModified: '2026-01-15T10:00:00Z',
    });
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
    expect(images[0]).toMatchObject({
      creditText: 'Pauline',
      creator: { name: 'Pauline' },
      license: `${ORIGIN}/fr/mentions-legales`,
      acquireLicensePage: `${ORIGIN}/fr/contact`,
    });
    expect(images[2]).not.toHaveProperty('creditText');
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
