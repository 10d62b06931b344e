import { fold } from '../../../contract/text/fold';
import { indexTerms, queryTerms } from './terms';

describe('fold', () => {
  it.each([
    ['Méridien', 'meridien'],
    ['Œil-de-bœuf', 'oeil-de-boeuf'],
    ['KERHERVÉ', 'kerherve'],
    ['Me\u0301ridien', 'meridien'],
    ['Strauß, Łódź', 'strauss, lodz'],
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
