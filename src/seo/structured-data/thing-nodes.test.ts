import { sampleCreator, sampleEvent, samplePressArticle, sampleWork } from '../../gallery/testing/samples';
import { articleNode } from './article-node';
import { eventNode } from './event-node';
import { personNode } from './person-node';
import { workNode } from './work-node';

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

  it('is a used piece without an offer, sold or not: prices are not published', () => {
    for (const availability of ['available', 'sold'] as const) {
      const node = nodeOf({ availability });
      expect(node).toMatchObject({
        '@type': ['VisualArtwork', 'Product'],
        '@id': `${ORIGIN}/here#work`,
        itemCondition: 'https://schema.org/UsedCondition',
      });
      expect(node).not.toHaveProperty('offers');
    }
  });

  it('gives centimetres, a diameter in both directions', () => {
    const cm = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });
    const round = nodeOf({ dimensions: { unit: 'cm', height: 30.5, diameter: 42 } });
    expect(round).toMatchObject({ height: cm(30.5), width: cm(42), depth: cm(42) });
    expect(nodeOf({})).not.toHaveProperty('height');
  });

  it('calls a date only what is one', () => {
    expect(nodeOf({ date: '1951' })).toMatchObject({ dateCreated: '1951' });
    const circa = nodeOf({ date: 'circa 1955' });
    expect(circa).toMatchObject({ additionalProperty: [{ value: 'circa 1955' }] });
    expect(circa).not.toHaveProperty('dateCreated');
  });

  it('points to its creators’ pages', () => {
    const creators = [{ slug: 'odile', name: 'Odile' }];
    expect(nodeOf({ creators })).toMatchObject({
      creator: [{ '@type': 'Person', '@id': `${ORIGIN}/creators/odile#creator`, name: 'Odile' }],
    });
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
    expect(eventNode(sampleEvent('foire'), '', addresses).location).toEqual({ '@id': `${ORIGIN}/#gallery` });
  });

  it('has its days, and what and whom it shows', () => {
    const shown = { exhibited_works: [sampleWork('banc')], featured_artists: [sampleCreator('odile')] };
    expect(eventNode({ ...sampleEvent('foire'), ...shown }, '', addresses)).toMatchObject({
      startDate: '2026-03-01',
      endDate: '2026-03-08',
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
    expect(articleNode(article, '', addresses)).toMatchObject({
      author: { '@type': 'Organization', name: 'Revue' },
      publisher: { '@type': 'Organization', name: 'Revue' },
      datePublished: '2026-02-01',
    });
  });
});

describe('personNode', () => {
  it('has only what is known', () => {
    const known = { ...sampleCreator('odile'), birth_year: 1920, nationality: 'French' };
    expect(personNode(known, '', addresses)).toMatchObject({ birthDate: '1920', nationality: 'French' });
    const unknown = personNode(sampleCreator('odile'), '', addresses);
    expect(unknown).not.toHaveProperty('birthDate');
    expect(unknown).not.toHaveProperty('deathDate');
  });
});
