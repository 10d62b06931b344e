import { readPage } from '../support/site/read-page';
import { BUILT_PAGES, ORIGIN, type SitePage } from '../support/site/site';
import { propertiesOf } from './vocabulary';
import { expect, test } from '../support/test';

type Value = string | number | Node | Value[];
interface Node {
  '@type'?: string | string[];
  '@id'?: string;
  [property: string]: Value | undefined;
}

/** What Google asks for (required) and looks for (recommended) before it shows a thing as more than a link. */
const GOOGLE: Record<string, readonly string[]> = {
  ArtGallery: ['name', 'address', 'telephone', 'url', 'geo', 'openingHoursSpecification', 'sameAs'],
  ExhibitionEvent: [
    'name',
    'startDate',
    'endDate',
    'location',
    'description',
    'image',
    'organizer',
    'eventStatus',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ImageObject: ['contentUrl', 'license', 'acquireLicensePage'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  WebSite: ['name', 'url', 'potentialAction'],
  VisualArtwork: ['name', 'image', 'creator', 'url'],
  Person: ['name'],
};
/** Of an offer, a rating or a price there is nothing to tell. */
const NEVER = ['offers', 'price', 'aggregateRating', 'review'];

const typesOf = ({ '@type': type = [] }: Node): string[] => [type].flat();

async function graphOf({ path }: SitePage): Promise<Node[]> {
  const { html } = await readPage(path);
  const scripts = html.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]!.rawText);
  expect(context).toBe('https://schema.org');
  return graph;
}

/** A node and all nodes within it. */
const withParts = (value: Value | undefined): Node[] => {
  if (Array.isArray(value)) return value.flatMap(withParts);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(withParts)];
};

const graphs = new Map<SitePage, Node[]>();
test.beforeAll(async () => {
  for (const page of BUILT_PAGES) graphs.set(page, await graphOf(page));
});
const eachGraph = () => [...graphs].map(([page, graph]) => ({ page, graph }));

test('all types and properties are of schema.org’s vocabulary', () => {
  const nodes = eachGraph().flatMap(({ graph }) => withParts(graph));
  const vocabulary = propertiesOf([...new Set(nodes.flatMap(typesOf))]);
  const unknown = nodes.flatMap((node) => {
    const known = new Set(typesOf(node).flatMap((type) => [...(vocabulary.get(type) ?? [])]));
    return Object.keys(node)
      .filter((name) => !name.startsWith('@') && name !== 'query-input' && !known.has(name))
      .map((name) => `${typesOf(node).join()}.${name}`);
  });
  expect([...new Set(unknown)]).toEqual([]);
  expect(vocabulary.get('VisualArtwork')).toContain('artMedium');
});

/** The pages of the one work whose price the catalogue tells. */
const PRICED = ['/works/quai-bench', '/fr/oeuvres/banc-quai'];

test('a work is offered at the price that the catalogue tells', () => {
  const offers = eachGraph().flatMap(({ page, graph }) =>
    withParts(graph).flatMap((node) =>
      typesOf(node).includes('Offer') ? [[page.path, node['price'], node['priceCurrency']]] : [],
    ),
  );
  expect(offers.sort()).toEqual(PRICED.map((path) => [path, 18500, 'EUR']).sort());
});

test('everything has the fields that Google asks for, and no invented offer', () => {
  const missing = eachGraph().flatMap(({ page, graph }) =>
    withParts(graph).flatMap((node) => {
      const isReference = Object.keys(node).every((name) => name.startsWith('@'));
      if (isReference) return [];
      const hasPicture = graph.some(({ primaryImageOfPage }) => primaryImageOfPage);
      const wanted = typesOf(node)
        .flatMap((type) => GOOGLE[type] ?? [])
        .filter((name) => name !== 'image' || hasPicture);
      return [
        ...wanted.filter((name) => node[name] === undefined || [node[name]].flat().length === 0),
        ...NEVER.filter((name) => name in node && !PRICED.includes(page.path)),
      ].map((name) => `${page.path}: ${typesOf(node).join()}.${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('ids are absolute, once a page, and every reference within the site leads to a thing or its page', () => {
  const things = new Set(eachGraph().flatMap(({ graph }) => graph.map((node) => node['@id'])));
  const lost = eachGraph().flatMap(({ page, graph }) => {
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    return withParts(graph)
      .flatMap((node) => node['@id'] ?? [])
      .filter((id) => !id.startsWith(`${ORIGIN}/`) || !things.has(id))
      .map((id) => `${page.path}: ${id}`);
  });
  expect(lost).toEqual([]);
});

test('each page is told as itself, in its language, with a breadcrumb counted from 1', () => {
  for (const { page, graph } of eachGraph()) {
    const own = graph.find((node) => node['@id'] === `${ORIGIN}${page.path}#page`);
    expect(own).toMatchObject({
      url: ORIGIN + page.path,
      inLanguage: page.locale === 'fr' ? 'fr-FR' : 'en-US',
    });
    const crumbs = graph.find((node) => typesOf(node).includes('BreadcrumbList'))?.itemListElement;
    if (page.route === 'index') expect(crumbs).toBeUndefined();
    else {
      const trail = [crumbs as Value].flat().map((crumb) => crumb as Node);
      const above = trail.slice(0, -1).map(({ item }) => String(item));
      expect(above.filter((item) => !item.startsWith(`${ORIGIN}/`))).toEqual([]);
      const positions = trail.map(({ position }) => position);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
      expect(positions.length).toBeGreaterThan(1);
    }
  }
});
