import type { Image } from '../../contract/common';
import { findItems } from '../../features/search/index/find-items';
import { createSearchIndex } from '../../features/search/index/search-index';
import {
  noItems,
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleWork,
  sampleWorkType,
} from '../../gallery/testing/samples';
import type { LocaleCatalogue } from '../../gallery/catalogue';
import { sampleSource } from '../testing/sample-source';
import { searchDocuments } from './search-documents';

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
