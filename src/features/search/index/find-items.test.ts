import { findItems, startingPoints } from './find-items';
import { createSearchIndex, openSearchIndex, SEARCH_FIELDS, type SearchField } from './search-index';
import type { SearchItem, SearchKind } from './search-item';

type Words = Partial<Record<SearchField, string>>;

function itemOf(kind: SearchKind, title: string): SearchItem {
  const path = `/${title}`;
  if (kind === 'types') return { kind, title, path, count: 1 };
  return kind === 'works' ? { kind, title, path, creators: '' } : { kind, title, path };
}

/** Finds among works with these words; the answer is their titles, the best first. */
function titlesOf(query: string, documents: Words[], kind: SearchKind = 'works'): string[] {
  const index = createSearchIndex(
    documents.map((words, id) => ({ id, ...words, item: itemOf(kind, words.title ?? `work ${id}`) })),
  );
  // As in the browser, which gets it as text.
  const { groups } = findItems(openSearchIndex(JSON.stringify(index)), query);
  return groups.flatMap(({ hits }) => hits.map(({ item }) => item.title));
}

describe('findItems', () => {
  it.each([
    ['meridien', 'Méridien desk'],
    ['MÉRIDIEN', 'Méridien desk'],
    ['oeil', '"Œil-de-bœuf" sconces'],
    ['œil', '"Œil-de-bœuf" sconces'],
    ["l'atelier", 'La table de l’atelier'],
    ['scon', '"Œil-de-bœuf" sconces'],
    ['the desk of the', 'Méridien desk'],
  ])('finds by %s', (query, title) => {
    const titles = ['Méridien desk', '"Œil-de-bœuf" sconces', 'La table de l’atelier'];
    expect(
      titlesOf(
        query,
        titles.map((each) => ({ title: each })),
      ),
    ).toEqual([title]);
  });

  it.each([
    ['Tesandier', 'Lucien Tessandier'],
    ['vaselot', 'Armand Vasselot'],
    ['kerherbe', 'Odile Kerhervé'],
  ])('finds a misspelt name, %s', (query, name) => {
    const documents = ['Lucien Tessandier', 'Armand Vasselot', 'Odile Kerhervé'].map((creators) => ({
      title: `by ${creators}`,
      creators,
    }));
    expect(titlesOf(query, documents)).toEqual([`by ${name}`]);
  });

  it.each([
    ['lmap', 'Floor lamp', 'lamp'],
    ['chiar', 'Lounge chair', 'chair'],
    ['fauteil', 'Fauteuil Brise', 'fauteuil'],
    ['portik', 'Portique table', 'portique'],
    ['semafor', 'Sémaphore coat stand', 'semaphore'],
  ])('finds %s, and says what it took it for', (typed, title, word) => {
    const index = createSearchIndex(
      [
        'Floor lamp',
        'Lounge chair',
        'Fauteuil Brise',
        'Portique table',
        'Sémaphore coat stand',
        'Map of the quay',
      ].map((each, id) => ({
        id,
        title: each,
        item: itemOf('works', each),
      })),
    );
    const { groups, taken } = findItems(index, typed);
    expect(groups.flatMap(({ hits }) => hits.map(({ item }) => item.title))).toEqual([title]);
    expect(taken).toEqual([{ typed, as: { words: [word] } }]);
  });

  it.each([
    ['Guetuer', 'Guetteur'],
    ['geteur', 'Guetteur'],
    ['aplique', 'Paire d’appliques'],
    ['sconse', 'Sconces'],
  ])('finds %s, with two letters wrong, where nothing else is found', (query, title) => {
    const titles = ['Guetteur', 'Paire d’appliques', 'Sconces', 'Portique'];
    const documents = titles.map((each) => ({ title: each }));
    expect(titlesOf(query, documents)).toEqual([title]);
  });

  it('takes no short word for another with two letters wrong', () => {
    expect(titlesOf('lampe', [{ title: 'table' }, { title: 'lustre' }])).toEqual([]);
  });

  it('finds by a misspelt word what it would have found by the word it takes it for', () => {
    const titles = ['Fauteuil Brise', 'Paire de fauteuils Anse', 'Lampadaire'];
    expect(
      titlesOf(
        'fauteil',
        titles.map((title) => ({ title })),
      ),
    ).toEqual(titles.slice(0, 2));
  });

  it('says of a decade what was typed for it, and nothing of the words beside it', () => {
    const index = createSearchIndex([
      { id: 0, title: 'Bench', date: '1954 decade1950', item: itemOf('works', 'Bench') },
    ]);
    const takenOf = (query: string) => findItems(index, query).taken;
    expect(takenOf('Années 50')).toEqual([{ typed: 'Années 50', as: { decade: 1950 } }]);
    expect(takenOf('Bench, 50s')).toEqual([{ typed: '50s', as: { decade: 1950 } }]);
  });

  it('says of a year which decade it has found beside it, where there is more than the year', () => {
    const takenAmong = (...dates: string[]) => {
      const items = dates.map((date, id) => ({ id, title: date, date, item: itemOf('works', date) }));
      return findItems(createSearchIndex(items), '1950').taken;
    };
    expect(takenAmong('1950 decade1950')).toEqual([]);
    expect(takenAmong('1950 decade1950', '1954 decade1950')).toEqual([
      { typed: '1950', as: { decade: 1950, isBeside: true } },
    ]);
  });

  it('says nothing of a word that is there', () => {
    const index = createSearchIndex([{ id: 0, title: 'lamp', item: itemOf('works', 'lamp') }]);
    expect(findItems(index, 'lam').taken).toEqual([]);
    expect(findItems(index, 'zeppelin').taken).toEqual([]);
  });

  it('takes no year for another, and no word of a long text for one like it', () => {
    expect(titlesOf('1951', [{ title: 'bench', date: '1954' }])).toEqual([]);
    expect(titlesOf('lamps', [{ title: 'bench', text: 'damps' }])).toEqual([]);
  });

  it('wants every word, wherever it stands', () => {
    const documents = [
      { title: 'Cloison sideboard', creators: 'Lucien Tessandier', materials: 'oak' },
      { title: 'Anse armchair', creators: 'Marthe Solanes', materials: 'oak' },
    ];
    expect(titlesOf('tessandier oak', documents)).toEqual(['Cloison sideboard']);
  });

  it('has the fields weigh in their order', () => {
    const documents = [...SEARCH_FIELDS].reverse().map((field) => ({ [field]: 'brass' }));
    const titled = documents.map((words, id) => ({ title: `work ${id}`, ...words }));
    const found = titlesOf('brass', titled);
    expect(found).toEqual(['brass', 'work 6', 'work 5', 'work 4', 'work 3', 'work 2', 'work 1', 'work 0']);
  });

  it('groups what it finds, in the order of the kinds, without empty groups', () => {
    const kinds: SearchKind[] = ['press', 'works', 'creators', 'works'];
    const index = createSearchIndex(
      kinds.map((kind, id) => ({ id, title: 'lamp', item: itemOf(kind, `lamp ${id}`) })),
    );
    const { count, groups } = findItems(index, 'lamp');
    expect(count).toBe(4);
    expect(groups.map(({ kind, hits }) => [kind, hits.length])).toEqual([
      ['works', 2],
      ['creators', 1],
      ['press', 1],
    ]);
  });

  it('finds nothing by nothing', () => {
    expect(titlesOf(' … ', [{ title: 'bench' }])).toEqual([]);
  });
});

describe('startingPoints', () => {
  it('are all creators and events in the gallery’s order, unmarked', () => {
    const kinds = ['works', 'creators', 'press', 'events', 'creators'] as const;
    const index = createSearchIndex(
      kinds.map((kind, id) => ({ id, title: `${kind} ${id}`, item: itemOf(kind, `${kind} ${id}`) })),
    );
    const groups = startingPoints(openSearchIndex(JSON.stringify(index)));
    expect(groups.map(({ kind, hits }) => [kind, hits.map(({ item }) => item.title)])).toEqual([
      ['creators', ['creators 1', 'creators 4']],
      ['events', ['events 3']],
    ]);
    expect(groups[0]?.hits[0]?.match).toEqual({ queryTerms: [], terms: [] });
  });

  it('leave out a kind of which there is nothing', () => {
    expect(startingPoints(createSearchIndex([]))).toEqual([]);
  });
});
