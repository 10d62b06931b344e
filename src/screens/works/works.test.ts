import { sampleContext } from '../../components/testing/sample-context';
import type { WorkSummary } from '../../contract/items/work';
import { sampleWork, sampleWorkType } from '../../gallery/testing/samples';
import type { AvailabilityChoice } from '../../routes/works-parts';
import { narrowed, sorted } from './filter/filtered-works';
import { searchInLanguages } from './filter/search-in-languages';
import { materialsOf, yearOf } from './filter/work-facts';
import { partsOf } from './parts/works-parts';
import { toWorksView } from './works-view';

describe('works view', () => {
  const context = sampleContext('fr', { today: '2026-11-20' });
  const types = [
    { ...sampleWorkType('assises'), title: 'assises', count: 2 },
    { ...sampleWorkType('lampes'), title: 'lampes', count: 1 },
  ];

  describe('toWorksView', () => {
    it('has all the works among their types, with every count', () => {
      const view = toWorksView({ works: [sampleWork('banc')], workTypes: types, type: undefined }, context);
      expect(view.title).toBe('Œuvres');
      expect(view.types).toEqual([
        { slug: 'tous', title: 'tout', count: 3, path: '/fr/oeuvres/type/tous', current: true },
        { slug: 'assises', title: 'assises', count: 2, path: '/fr/oeuvres/type/assises', current: false },
        { slug: 'lampes', title: 'lampes', count: 1, path: '/fr/oeuvres/type/lampes', current: false },
      ]);
      expect(view.works.map(({ path }) => path)).toEqual(['/fr/oeuvres/banc']);
    });

    it('has the title of the type that it shows', () => {
      const view = toWorksView({ works: [], workTypes: types, type: types[1] }, context);
      expect(view.title).toBe('lampes');
      expect(view.types.filter(({ current }) => current).map(({ slug }) => slug)).toEqual(['lampes']);
    });

    it('is whole up to 60 works', () => {
      const view = toWorksView({ works: many(60), workTypes: types, type: undefined }, context);
      expect(view.works).toHaveLength(60);
      expect(view.paging).toBeUndefined();
    });
  });

  it('is filtered by a creator whose slug was changed, under the one of now', () => {
    const creators = [
      { slug: 'odile-kerherve', name: 'Odile Kerhervé', former_slugs: ['o-kerherve', 'banc'] },
    ];
    const works = [
      { ...sampleWork('banc'), creators },
      { ...sampleWork('table'), creators: [{ slug: 'banc', name: 'Jean Banc' }] },
    ];
    const view = (creator: string) =>
      toWorksView({ works, workTypes: types, type: undefined }, context, undefined, { creator });
    expect(view('o-kerherve')).toMatchObject({
      ...{ title: 'Œuvres, Odile Kerhervé', search: '?creator=odile-kerherve', total: 1 },
      works: [{ path: '/fr/oeuvres/banc' }],
    });
    // Somebody else's by now.
    expect(view('banc').works.map(({ path }) => path)).toEqual(['/fr/oeuvres/table']);
    expect(view('nobody').total).toBe(0);
  });

  describe('a list of more than 60 works', () => {
    const list = { works: many(130), workTypes: types, type: undefined };
    const part = (choice: AvailabilityChoice, number: number) =>
      toWorksView(list, context, { choice, number });

    it('begins with the first 60, and leads on', () => {
      const { works, paging, title } = part('all', 1);
      expect(works.map(({ path }) => path)).toEqual(many(60).map(({ slug }) => `/fr/oeuvres/${slug}`));
      expect(paging).toMatchObject({ first: 1, last: 60, total: 130, next: '/fr/oeuvres/type/tous/2' });
      expect(paging).not.toHaveProperty('previous');
      expect(title).toBe('Œuvres');
    });

    it('ends with what is left, and leads back', () => {
      const { works, paging, title } = part('all', 3);
      expect(works).toHaveLength(10);
      expect(paging).toMatchObject({
        first: 121,
        last: 130,
        total: 130,
        previous: '/fr/oeuvres/type/tous/2',
      });
      expect(paging).not.toHaveProperty('next');
      expect(title).toBe('Œuvres, page 3');
    });

    it('has the sold works, and the available ones, on pages of their own', () => {
      const { works, choices, title } = part('sold', 1);
      expect(works).toHaveLength(26);
      expect(works.every(({ sold }) => sold)).toBe(true);
      expect(title).toBe('Œuvres, œuvres vendues');
      expect(choices).toEqual([
        { choice: 'all', path: '/fr/oeuvres/type/tous', count: 130, current: false },
        { choice: 'available', path: '/fr/oeuvres/type/tous/disponibles', count: 104, current: false },
        { choice: 'sold', path: '/fr/oeuvres/type/tous/vendues', count: 26, current: true },
      ]);
      expect(part('available', 2).works).toHaveLength(44);
    });

    it('keeps its pages of each availability where files are served alone, and leads to no other', () => {
      const { choices, filter } = toWorksView(list, { ...context, filesAlone: true });
      expect(choices.map(({ path }) => path)).toEqual([
        '/fr/oeuvres/type/tous',
        '/fr/oeuvres/type/tous/disponibles',
        '/fr/oeuvres/type/tous/vendues',
      ]);
      expect(filter.fields).toEqual([]);
    });

    it('has as many parts as its works fill, an empty choice one', () => {
      expect(partsOf(many(60))).toEqual([{ choice: 'all', number: 1 }]);
      const names = partsOf(many(130)).map(({ choice, number }) => `${choice} ${number}`);
      expect(names).toEqual(['all 1', 'all 2', 'all 3', 'available 1', 'available 2', 'sold 1']);
      const unsold = many(61).map((work) => ({ ...work, availability: 'available' as const }));
      expect(partsOf(unsold).filter(({ choice }) => choice === 'sold')).toHaveLength(1);
    });
  });

  describe('a list of 20,000 works', () => {
    const creators = Array.from({ length: 300 }, (_, at) => ({ slug: `c${at}`, name: `Créateur ${at}` }));
    const lines = ['Tôle laquée, laiton, verre opalin', 'Chêne et cuir', 'Laine bouclée, noyer', 'Travertin'];
    const works = many(20_000).map((work, at) => ({
      ...work,
      creators: [creators[at % creators.length]!],
      date: `vers ${1920 + (at % 60)}`,
      materials: lines[at % lines.length]!,
    }));
    const list = { works, workTypes: types, type: undefined };
    // Years and materials are read from the works once.
    beforeAll(() => toWorksView(list, context, undefined, { decade: 1930 }));

    it.each([
      [{ decade: 1950 }, 3330],
      [{ material: 'chene', sort: 'creator' }, 5000],
      [{ creator: 'c7', sort: 'date' }, 67],
      [{ availability: 'sold', sort: 'newest', page: 3 }, 4000],
    ] as const)('%o: is counted, and shows a page of the %i', (asked, total) => {
      const view = toWorksView(list, context, undefined, asked);
      expect(view.total).toBe(total);
      expect(view.works).toHaveLength(60);
      expect(view.paging).toMatchObject({ total, next: expect.stringContaining('page=') as string });
      expect(view.filter.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['creator', 'sort']));
      // What a browser fetches of it.
      expect(JSON.stringify(view).length).toBeLessThan(60_000);
    });
  });

  /** Works of which every fifth is sold. */
  function many(count: number) {
    return Array.from({ length: count }, (_, at) => ({
      ...sampleWork(`work-${at}`),
      availability: at % 5 === 4 ? ('sold' as const) : ('available' as const),
    }));
  }
});

describe('filtered works', () => {
  const place = { locale: 'en' as const, today: '2026-11-20' };
  const works = [
    { ...sampleWork('a'), date: '1962', creators: [{ slug: 'v', name: 'Armand V', sort_name: 'V' }] },
    { ...sampleWork('b'), published_on: '2026-08-23' },
    { ...sampleWork('c'), date: 'circa 1955', creators: [{ slug: 'k', name: 'Odile K', sort_name: 'K' }] },
    { ...sampleWork('d'), published_on: '2026-08-22', materials: 'Lacquered steel, opal glass and brass' },
    { ...sampleWork('e'), published_on: '2026-11-21' },
  ];
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join('');

  describe('the works that answer to a filter', () => {
    it.each([
      [{}, 'abcde'],
      [{ decade: 1950 }, 'c'],
      [{ creator: 'v' }, 'a'],
      [{ creator: 'v', decade: 1950 }, ''],
      [{ material: 'steel' }, 'd'],
      [{ material: 'opal' }, ''],
    ])('%o: %s', (filter, expected) => {
      expect(slugs(narrowed(works, filter, place))).toBe(expected);
    });

    it('are new for 90 days, from their day on', () => {
      expect(slugs(narrowed(works, { isNew: true }, place))).toBe('b');
    });

    it.each([
      [undefined, 'abcde'],
      ['date', 'cabde'],
      ['creator', 'cabde'],
      ['newest', 'ebdac'],
    ] as const)('stand in the order %s: %s', (sort, expected) => {
      expect(slugs(sorted(works, sort, place))).toBe(expected);
    });
  });

  it.each([
    ['1954', 1954],
    ['circa 1955', 1955],
    ['1952–1954', 1952],
    ['années 1950', 1950],
    ['1950s', 1950],
    ['no. 19551', undefined],
    ['', undefined],
  ])('the year of ‘%s’ is %s', (date, year) => expect(yearOf(date)).toBe(year));

  it.each([
    ['en', 'Perforated lacquered steel, brass, opal glass', 'steel brass glass'],
    ['en', 'Oak, steel and lacquered steel', 'oak steel'],
    ['fr', 'Tôle perforée laquée, laiton, verre opalin', 'tole laiton verre'],
    ['fr', 'Laine bouclée et chêne', 'laine chene'],
    ['en', '', ''],
  ] as const)('in %s, ‘%s’ names %s', (locale, line, keys) =>
    expect(
      materialsOf(line, locale)
        .map(({ key }) => key)
        .join(' '),
    ).toBe(keys),
  );
});

describe('search in languages', () => {
  const work = (slug: string, materials: string, creators: string[] = []): WorkSummary => ({
    ...sampleWork(slug),
    materials,
    creators: creators.map((creator) => ({ slug: creator, name: creator })),
  });
  const LISTS = {
    en: [
      work('lamp', 'Patinated brass, opal glass', ['kerherve', 'workshop-fontanel']),
      work('sconce', 'Lacquered steel and brass', ['workshop-fontanel']),
      work('desk', 'Walnut, brass, leather'),
      work('bust', 'Bronze'),
    ],
    fr: [
      work('lamp', 'Laiton patiné, verre opalin', ['kerherve', 'ateliers-fontanel']),
      work('sconce', 'Acier laqué et laiton', ['ateliers-fontanel']),
      // Another number of materials: nothing can be told from their places.
      work('desk', 'Noyer et cuir'),
    ],
  };

  it('names the material as the works of the other language do', () => {
    expect(searchInLanguages({ availability: 'available', material: 'brass' }, 'en', LISTS)).toEqual({
      fr: '?availability=available&material=laiton',
    });
    expect(searchInLanguages({ material: 'acier', sort: 'date', page: 2 }, 'fr', LISTS)).toEqual({
      en: '?material=steel&sort=date',
    });
  });

  it('names the creator by the slug of the other language', () => {
    expect(searchInLanguages({ creator: 'workshop-fontanel' }, 'en', LISTS)).toEqual({
      fr: '?creator=ateliers-fontanel',
    });
    expect(searchInLanguages({ creator: 'kerherve', isNew: true }, 'fr', LISTS)).toEqual({
      en: '?creator=kerherve&new=yes',
    });
  });

  it('leaves out what the other language does not have, and keeps the rest', () => {
    expect(searchInLanguages({ decade: 1960, material: 'bronze' }, 'en', LISTS)).toEqual({
      fr: '?decade=1960',
    });
    expect(searchInLanguages({ material: 'walnut' }, 'en', LISTS)).toEqual({ fr: '' });
    expect(searchInLanguages({ creator: 'nobody' }, 'en', {})).toEqual({ fr: '' });
  });

  it('leaves any other query as it is', () => {
    expect(searchInLanguages({ availability: 'sold', page: 2 }, 'fr', LISTS)).toEqual({});
  });
});
