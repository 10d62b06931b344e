import { sampleCreator, sampleEvent, samplePressArticle, sampleWork } from '../../../gallery/testing/samples';
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
    expect(eventNode(sampleEvent('foire'), '', addresses).location).toEqual({ '@id': `${ORIGIN}/#gallery` });
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
