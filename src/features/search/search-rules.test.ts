import { fold } from '../../contract/text/fold';
import { decadeBegunBy, splitDecades } from './index/decades';
import { findItems, startingPoints } from './index/find-items';
import { soundalikes, swaps } from './index/misspellings';
import { createSearchIndex, openSearchIndex, SEARCH_FIELDS, type SearchField } from './index/search-index';
import type { SearchItem, SearchKind } from './index/search-item';
import { indexTerms, queryTerms } from './index/terms';
import { markWords } from './results/mark-words';

describe('decades', () => {
  const decadesOf = (query: string) => splitDecades(query).decades.map(({ decade }) => decade);

  it.each([
    ['1950s', 1950],
    ["the 50's", 1950],
    ['années 50', 1950],
    ['Annees 1950', 1950],
    ['fifties', 1950],
    ['Nineteen-Fifties', 1950],
    ['forties', 1940],
    ['nineties', 1990],
    ['les années vingt', 1920],
    ['années cinquante', 1950],
    ['années soixante', 1960],
    ['années soixante-dix', 1970],
    ['années soixante dix', 1970],
    ['années quatre-vingts', 1980],
    ['années quatre-vingt-dix', 1990],
  ])('%s is a decade', (query, decade) => {
    expect(decadesOf(query)).toEqual([decade]);
  });

  it.each(['1950', 'cinquante', 'soixante-dix centimètres', 'années 54', '1954s', 'fiftiesish', 'years'])(
    '%s is none',
    (query) => {
      expect(decadesOf(query)).toEqual([]);
    },
  );

  it('keeps the words beside it', () => {
    const { decades, rest } = splitDecades('Lampes, années soixante-dix, laiton');
    expect(decades).toEqual([{ decade: 1970, typed: 'annees soixante-dix' }]);
    expect(rest.split(/\W+/).filter(Boolean)).toEqual(['lampes', 'laiton']);
  });

  it.each([
    ['1950', 1950],
    ['1954', undefined],
    ['0150', undefined],
    ['1e10', undefined],
  ])('%s begins %s', (term, decade) => {
    expect(decadeBegunBy(term)).toBe(decade);
  });
});

describe('find items', () => {
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
      ['thordis', 'Þórdís'],
      ['Þórdís', 'Þórdís'],
      ['gudrun', 'Guðrún'],
      ['GUÐRÚN', 'Guðrún'],
      ['strasse', 'Straße'],
      ['straße', 'Straße'],
      ['lodz', 'Łódź'],
      ['łódź', 'Łódź'],
      ['soren', 'Søren'],
      ['søren', 'Søren'],
      ['isik', 'Işık'],
    ])('finds by %s, in plain letters or in its own', (query, title) => {
      const titles = ['Þórdís', 'Guðrún', 'Straße', 'Łódź', 'Søren', 'Işık'];
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
});

describe('misspellings', () => {
  it.each([
    ['lmap', 'lamp'],
    ['cahir', 'chair'],
  ])('%s may be %s with two letters swapped', (typed, meant) => expect(swaps(typed)).toContain(meant));

  it.each([
    ['portik', 'portiqu'],
    ['portic', 'portiqu'],
    ['semafor', 'semaphor'],
    ['bo', 'beau'],
    ['fotoy', 'fautoi'],
  ])('%s sounds like %s', (typed, meant) => expect(soundalikes(typed)).toContain(meant));

  it('a word is not its own misspelling, and none is tried twice', () => {
    const words = soundalikes('portique');
    expect(words).not.toContain('portique');
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('terms', () => {
  describe('fold', () => {
    it.each([
      ['Méridien', 'meridien'],
      ['Œil-de-bœuf', 'oeil-de-boeuf'],
      ['KERHERVÉ', 'kerherve'],
      ['Me\u0301ridien', 'meridien'],
      ['Strauß, Łódź', 'strauss, lodz'],
      ['Þórdís Guðrún Søndergård', 'thordis gudrun sondergard'],
      ['Đặng, Işık, Ŋŧħ', 'dang, isik, nth'],
    ])('%s is searched as %s', (text, folded) => {
      expect(fold(text)).toBe(folded);
    });
  });

  describe('indexTerms', () => {
    it.each([
      ["L’atelier d'Œuvres", ['atelier', 'oeuvres']],
      ['Œil-de-bœuf', ['oeil', 'boeuf']],
      ['The lamp of the house, in 1951–1954', ['lamp', 'house', '1951', '1954']],
      ['Paire de 2 lampes', ['paire', '2', 'lampes']],
      ['', []],
    ])('%s', (text, terms) => {
      expect(indexTerms(text)).toEqual(terms);
    });
  });

  describe('queryTerms', () => {
    it.each([
      ['a lamp of brass', ['lamp', 'brass']],
      ['lampe, Lampe', ['lampe']],
      ['the', ['the']],
      ['l', ['l']],
      ['l’', ['l']],
      [' –! ', []],
    ])('%s', (query, terms) => {
      expect(queryTerms(query)).toEqual(terms);
    });
  });
});

describe('mark words', () => {
  /** The marked parts in brackets. */
  const marked = (text: string, queryTerms: string[], terms: string[] = []) =>
    markWords(text, { queryTerms, terms })
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');

  describe('markWords', () => {
    it.each([
      ['a word', 'Guetteur floor lamp', ['lamp'], 'Guetteur floor [lamp]'],
      ['a word’s beginning', 'eight lamps, 1951', ['lamp'], 'eight [lamp]s, 1951'],
      ['a word with accents', 'Bureau Méridien', ['meridi'], 'Bureau [Méridi]en'],
      ['an accent of its own', 'Me\u0301ridien', ['me'], '[Mé]ridien'],
      ['a ligature', '"Œil-de-bœuf"', ['oeil', 'boe'], '"[Œil]-de-[bœ]uf"'],
      ['half a ligature', 'Œil', ['o'], '[Œ]il'],
      ['a letter that is typed as two', 'Þórdís', ['thor'], '[Þór]dís'],
      ['several words', 'table lamp', ['lamp', 'tab'], '[tab]le [lamp]'],
      ['what follows an apostrophe', 'L’atelier', ['atelier'], 'L’[atelier]'],
      ['nothing', 'Persienne', ['lamp'], 'Persienne'],
      ['an empty text', '', ['lamp'], ''],
    ])('marks %s', (_, text, query, result) => {
      expect(marked(text, query)).toBe(result);
    });

    it('marks all of a word that was misspelt', () => {
      expect(marked('Armand Vasselot', ['vaselot'], ['vasselot'])).toBe('Armand [Vasselot]');
    });
  });
});
