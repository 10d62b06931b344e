import { sampleWork, sampleWorkType } from '../../gallery/testing/samples';
import type { AvailabilityChoice } from '../../routes/works-parts';
import { sampleContext } from '../../components/testing/sample-context';
import { partsOf } from './parts/works-parts';
import { toWorksView } from './works-view';

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
  const creators = [{ slug: 'odile-kerherve', name: 'Odile Kerhervé', former_slugs: ['o-kerherve', 'banc'] }];
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
  const part = (choice: AvailabilityChoice, number: number) => toWorksView(list, context, { choice, number });

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
    expect(paging).toMatchObject({ first: 121, last: 130, total: 130, previous: '/fr/oeuvres/type/tous/2' });
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
    const started = performance.now();
    const view = toWorksView(list, context, undefined, asked);
    // Of a machine that does much else; alone it takes a tenth of it.
    expect(performance.now() - started).toBeLessThan(3000);
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
